/**
 * The services that pages ask about names: a resolver by DNS over HTTPS (RFC 8484) and the registries by RDAP (RFC
 * 9082). Both are off if nothing is set: then no page asks, offers or mentions anything.
 */
import { ConfigError, phraseSetting, setting } from './config.ts';
import { parseUrl } from './lib/parse-url.ts';

/** The resolver that the pages ask. */
export interface ResolverConfig {
  /** A path of this site or an https address, ready for `?dns=`. */
  readonly url: string;
  /** Name of who sees the looked-up names; for the beginning or the middle of a sentence. */
  readonly name: string;
  /** True if its answers are invented: then every place that names it says so. */
  readonly isSample?: true;
  /** Queries a second. */
  readonly rate: number;
  /** Number of names that the public finder checks at first. */
  readonly max: number;
}

export interface EvidenceConfig {
  /** Null: no DNS anywhere. */
  readonly doh: ResolverConfig | null;
  /** Null: no registration data anywhere. */
  readonly rdap: RegistryConfig | null;
}

/** The service that the pages ask for registrations. */
export interface RegistryConfig {
  /** A path of this site, ready for `/domain/<name>`. */
  readonly url: string;
  /** Name of who answers; for the beginning or the middle of a sentence. */
  readonly name: string;
  /** True if its answers are invented: then every place that names it says so. */
  readonly isSample?: true;
}

export type Service = ResolverConfig | RegistryConfig;

/** True if the site looks up anything, so that pages may mention it. */
export const asksAnyone = ({ doh, rdap }: EvidenceConfig): boolean => doh !== null || rdap !== null;

/** True if answers are the demonstration's, which are invented. */
export const isInvented = ({ doh, rdap }: EvidenceConfig): boolean =>
  doh?.isSample === true || rdap?.isSample === true;

/** True if queries go through this site, so that only this site learns the user's network address. */
export const isOfThisSite = ({ url }: { readonly url: string }): boolean => url.startsWith('/');

/**
 * End of a sentence about who will see a name: who also learns the user's network address; for a demonstration, which
 * nobody else runs, that its answers are invented.
 */
export function whatElse(service: Service): string {
  if (service.isSample) return '. Its answers are invented.';
  return isOfThisSite(service)
    ? '. Only this site sees your network address.'
    : ' and your network address.';
}

/** Who answered, for stored, copied or sent evidence. */
export const answererOf = ({ name, isSample }: Service): string =>
  isSample ? `${name} (invented answers)` : name;

const DEFAULT_RATE = 20;
const DEFAULT_MAX = 200;
const OFF: EvidenceConfig = { doh: null, rdap: null };

/** The setting as a path below this site's root, without a trailing slash; null for any other text. */
function sitePath(text: string): string | null {
  const path = text.replace(/\/+$/, '');
  const plain = /^(?:\/[\w.~-]+)+$/.test(path) && !/\/\.{1,2}(?:\/|$)/.test(path);
  return plain ? path : null;
}

/** The setting as an https address to which a query can be added; or null. */
function httpsAddress(text: string): URL | null {
  const url = parseUrl(text);
  // Other signs in a host would end the policy's directive.
  const plain = url?.protocol === 'https:' && /^[\w.:[\]-]+$/.test(url.host);
  return plain && url.origin + url.pathname === url.href && !/[{}]|%7[bd]/i.test(text) ? url : null;
}

function countSetting(
  name: string,
  value: string | undefined,
  most: number,
  otherwise: number,
): number {
  const read = setting(name, value);
  if (read === null) return otherwise;
  const count = Number(read);
  if (/^\d+$/.test(read) && count >= 1 && count <= most) return count;
  throw new ConfigError(`${name} must be a whole number from 1 to ${most}, not "${read}".`);
}

/** The build's setting for how to ask, with or without a resolver. */
function pace(): Pick<ResolverConfig, 'rate' | 'max'> {
  const env = import.meta.env;
  return {
    rate: countSetting('VITE_DOH_RATE', env.VITE_DOH_RATE, 1000, DEFAULT_RATE),
    max: countSetting('VITE_DOH_MAX', env.VITE_DOH_MAX, 100_000, DEFAULT_MAX),
  };
}

function readResolver(): ResolverConfig | null {
  const env = import.meta.env;
  const text = setting('VITE_DOH_URL', env.VITE_DOH_URL);
  const given = phraseSetting('VITE_DOH_NAME', env.VITE_DOH_NAME);
  const asked = pace();
  if (text === null) return null;
  const path = sitePath(text);
  if (path !== null) return { url: path, name: given ?? 'this site’s resolver', ...asked };
  const address = httpsAddress(text);
  if (address !== null) return { url: address.href, name: given ?? address.host, ...asked };
  // The value is not repeated: everyone who opens the page would read its password.
  throw new ConfigError(
    'VITE_DOH_URL must be a path of this site such as /evidence/doh, or the https address of a ' +
      'resolver without user, query and fragment.',
  );
}

function readRegistry(): EvidenceConfig['rdap'] {
  const text = setting('VITE_RDAP_URL', import.meta.env.VITE_RDAP_URL);
  if (text === null) return null;
  const url = sitePath(text);
  if (url !== null) return { url, name: 'the registry, by way of this site' };
  throw new ConfigError('VITE_RDAP_URL must be a path of this site such as /evidence/rdap.');
}

/**
 * Returns the settings of the build, for any page: pages are prerendered with them, and the policy is written from
 * them. Off in the demonstration, which calls nothing.
 *
 * @throws ConfigError for a setting that cannot work
 */
export function builtEvidence(): EvidenceConfig {
  if (import.meta.env.MODE === 'demo') return OFF;
  return { doh: readResolver(), rdap: readRegistry() };
}

let kept: { text: string; config: EvidenceConfig } | null = null;

/**
 * The services that this page asks: the served page's `<meta name="evidence" content="/evidence">`, which `npm start`
 * and the preview write for the demonstration resolver and registry, wins over the build's settings.
 *
 * The answer is the same object while page and settings stay the same. A prerendered page knows no meta: what depends
 * on it has to wait for hydration, with `builtEvidence` until then.
 *
 * @throws ConfigError for a setting or a meta that cannot work
 */
export function evidenceConfig(): EvidenceConfig {
  if (typeof document === 'undefined' || import.meta.env.MODE === 'demo') return builtEvidence();
  const tag = document.head.querySelector<HTMLMetaElement>('meta[name="evidence"]');
  const meta = setting('evidence', tag?.content);
  const config = meta === null ? builtEvidence() : servedEvidence(meta);
  const text = JSON.stringify(config);
  if (kept?.text !== text) kept = { text, config };
  return kept.config;
}

function servedEvidence(meta: string): EvidenceConfig {
  const path = sitePath(meta);
  if (path === null) {
    throw new ConfigError(
      'The page’s <meta name="evidence"> must be a path of this site such as /evidence.',
    );
  }
  return demonstration(path);
}

/** @param path where the demonstration resolver and registry are served */
const demonstration = (path: string): EvidenceConfig => ({
  doh: { url: `${path}/doh`, name: 'the demonstration resolver', isSample: true, ...pace() },
  rdap: { url: `${path}/rdap`, name: 'the demonstration registry', isSample: true },
});

/**
 * The services that the page about answers names before hydration. The page exists only if names are looked up; in a
 * build without that, only the preview serves it, with the demonstration's answers.
 */
export function explainedEvidence(): EvidenceConfig {
  const built = builtEvidence();
  // Nothing is asked so early: the path of the page's own meta comes with `evidenceConfig`.
  return asksAnyone(built) ? built : demonstration('');
}
