/** A host name in its parts, by the public suffix list. */
import { spelledLetters, toUnicode } from '@/lib/idna.ts';
import { isPublicSuffix } from '@/lib/public-suffix.ts';
import { hostingPlatformOf, splitSuffix } from '@/lookalike/public-suffix.ts';

export interface HostParts {
  /** As a browser asks DNS for it: ASCII, lower case, without a trailing dot. */
  readonly ascii: string;
  /** Unicode labels from left to right. */
  readonly labels: readonly string[];
  /** Public suffix, ASCII. */
  readonly suffix: string;
  /** True if names are registered under the suffix. Reserved `.example` stands for any. */
  readonly isKnown: boolean;
  /** Registered domain, ASCII. */
  readonly registrable: string;
  /** Registered domain, Unicode. */
  readonly name: string;
  /** Label that was registered, in Unicode. */
  readonly label: string;
  /** Hosting platform on which anyone gets a name (`vercel.app`), or null. */
  readonly platform: string | null;
}

/** True for a suffix that registries sell names under (`co.in`), where no site is; not for a platform (`github.io`). */
const isBareSuffix = (ascii: string): boolean =>
  isPublicSuffix(ascii) && hostingPlatformOf(`x.${ascii}`) === null;

/** Splits a host (as `new URL` gives it) at its public suffix. A host that is too long has no parts. */
export function splitHost(host: string): HostParts {
  const ascii = host.length > 255 ? '' : host.toLowerCase().replace(/^\.+|\.+$/g, '');
  const asciiLabels = ascii.split('.');
  const labels = asciiLabels.map(spelledLetters);
  const { count, known } = ascii.includes('.')
    ? splitSuffix(ascii, false)
    : { count: 1, known: false };
  const at = Math.max(0, labels.length - count - 1);
  const suffix = asciiLabels.slice(at + 1).join('.');
  return {
    ascii,
    labels,
    suffix,
    isKnown: labels.length > 1 && (known ? !isBareSuffix(ascii) : suffix === 'example'),
    registrable: asciiLabels.slice(at).join('.'),
    name: toUnicode(asciiLabels.slice(at).join('.')),
    label: labels[at] ?? '',
    platform: ascii.includes('.') ? hostingPlatformOf(ascii) : null,
  };
}
