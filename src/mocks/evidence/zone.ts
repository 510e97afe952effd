/**
 * The names that the demonstration resolver and registry know: the demo organisations' own, those of the store's
 * alerts, and the lookalikes of the store's assets, of which a stable share exists. It knows no other name and says
 * nothing about them.
 */
import { parse } from 'tldts';
import { explain, generate, isParsedDomain, parseDomain } from '../../lookalike/index.ts';
import type { Db } from '../db.ts';
import { seenIn, type Seen } from '../details.ts';
import { FIXED, scenarioFor, type DnsScenario } from './dns-scenarios.ts';

/** The zone's data about one name. */
export interface Holding {
  /** The name asked for, as A-labels in lower case. */
  readonly host: string;
  /** The registrable name, and its public suffix. */
  readonly registrable: string;
  readonly suffix: string;
  readonly scenario: DnsScenario;
  /** Activity that an alert about it has seen there; null if there is none, or its words are from elsewhere. */
  readonly seen: Seen | null;
  /** True if the host is in the zone: the registrable name itself, or a subdomain that exists. */
  readonly hostExists: boolean;
}

export interface Zone {
  /** Returns the data about a host name; null for a name that the demonstration does not know. */
  look(host: string): Holding | null;
}

/** Assets beyond these, which only a bigger store has, are hosts of the first ones. */
const MOST_ASSETS = 40;

/**
 * A label like those that the pages use to find out if a suffix answers everything: sixteen random letters and digits.
 * It belongs to no organisation, so the answer is "absent" and not "refused".
 */
const PROBE = /^(?=[a-z\d]*(?:\d|[bcdfghjklmnpqrstvwxyz]{3}))[a-z][a-z\d]{15,}$/;

/** @param db read again whenever a row was added or deleted */
export function createZone(db: Db): Zone {
  let version = '';
  let names = knownNames(db);
  /** Answers so far, since four queries come for one name. */
  const kept = new Map<string, Holding | null>();

  return {
    look(host) {
      const now = `${db.assets.size} ${db.alerts.size} ${db.assets.all().at(-1)?.id ?? 0}`;
      if (now !== version) {
        version = now;
        names = knownNames(db);
        kept.clear();
      }
      const before = kept.get(host);
      if (before !== undefined) return before;
      const found = holding(host, names);
      kept.set(host, found);
      return found;
    },
  };
}

interface Names {
  /** Assets that can be imitated. */
  readonly assets: readonly string[];
  /** Hosts that alerts are about, with their registrable names and the first alert's sighting. */
  readonly alertHosts: ReadonlySet<string>;
  readonly alerted: ReadonlyMap<string, Seen | null>;
  /** Registrable names of the assets. */
  readonly own: ReadonlySet<string>;
  /** Registrable names that would contain an asset's name as a subdomain. */
  readonly baits: ReadonlySet<string>;
}

function knownNames(db: Db): Names {
  const all = db.assets.all().map(({ name }) => parseDomain(name));
  const readable = all.filter((forms) => isParsedDomain(forms)).slice(0, MOST_ASSETS);
  const assets = [...new Set(readable.map(({ ascii }) => ascii))];
  const alerts = db.alerts.all();
  const registrables = (hosts: readonly string[]) =>
    new Set(hosts.map((host) => parse(host).domain).filter((name) => name !== null));
  const baits = assets.flatMap((asset) => [
    ...generate(asset, { techniques: ['brand-in-subdomain'] }),
  ]);
  const alerted = new Map<string, Seen | null>();
  for (const { impersonating_domain: host, details } of alerts) {
    const { domain } = parse(host);
    if (domain !== null && !alerted.has(domain)) alerted.set(domain, seenIn(details));
  }
  return {
    assets,
    alertHosts: new Set(alerts.map((alert) => alert.impersonating_domain)),
    alerted,
    own: registrables(assets),
    baits: registrables(baits.map(({ domain }) => domain)),
  };
}

function holding(host: string, names: Names): Holding | null {
  const { domain: registrable, publicSuffix: suffix } = parse(host);
  if (registrable === null || suffix === null) return null;
  const seen = names.alerted.get(registrable) ?? null;
  const hostExists =
    host === registrable || names.alertHosts.has(host) || /^(?:www|mail)\./.test(host);
  const scenario = scenarioOf(host, registrable, suffix, names);
  return scenario && { host, registrable, suffix, scenario, seen, hostExists };
}

function scenarioOf(
  host: string,
  registrable: string,
  suffix: string,
  names: Names,
): DnsScenario | null {
  const { alerted, own, baits } = names;
  // An organisation may have added a name that imitates another's.
  if (own.has(registrable) && !alerted.has(registrable)) return 'mail';
  // Shown for the demo bank's alerts, even if the store no longer has them.
  const fixed = FIXED.get(registrable);
  if (fixed) return fixed;
  const isKnown = alerted.has(registrable) || baits.has(registrable);
  if (isKnown || imitates(registrable, names) || imitates(host, names)) {
    return scenarioFor(registrable, alerted.get(registrable) ?? null);
  }
  return PROBE.test(registrable.slice(0, -suffix.length - 1)) ? 'absent' : null;
}

/** True if the engine finds a way in which a name imitates one of the assets. */
function imitates(name: string, { assets }: Names): boolean {
  return assets.some((asset) => {
    const explained = explain(asset, name);
    return explained.kind === 'explanation' && explained.techniques.length > 0;
  });
}
