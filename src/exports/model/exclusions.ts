/**
 * Decides which alerts a format leaves out, and why. A blocklist works on many machines at once, and some formats block
 * all subdomains of a name: it must never block a host of the organisation's own.
 */
import type { AlertCase, CaseStatus } from '@/cases/model/types.ts';
import { isFreeMail } from '@/lib/free-mail-providers.ts';
import { namesAbove } from '@/lib/is-same-or-subdomain.ts';
import { isPublicSuffix } from '@/lib/public-suffix.ts';
import { readName, readOwnDomain, withoutWww } from '@/lib/read-name.ts';
import { words } from '@/lib/words.ts';
import { FORMATS, type ExportFormat } from './formats.ts';
import { LONGEST_IN_ZONE } from './lists.ts';
import type { LeftOut, Reason } from './reasons.ts';
import { statusOf, type AlertName } from './types.ts';

/**
 * Hosts of everybody's forms, files, chats and short links, from the companies' own documentation. A phishing page there
 * is one path of many: to block the host blocks them all.
 */
const SHARED = new Set(
  words(`1drv.ms bit.ly cutt.ly discord.com docs.google.com drive.google.com dropbox.com facebook.com forms.gle
  forms.office.com github.com instagram.com is.gd linkedin.com linktr.ee medium.com notion.so onedrive.live.com
  rb.gy sites.google.com storage.googleapis.com t.co t.me telegram.me telegram.org tinyurl.com twitter.com wa.me
  wa.link wetransfer.com whatsapp.com x.com youtube.com`),
);

/** Names that must not be blocked. */
export interface Allowlist {
  /** The names of the organisation's approved assets, as registered; null if the list cannot be read. */
  readonly assets: readonly string[] | null;
  /** Every name that was marked, in the rows or not; null if the marks cannot be read. */
  readonly marked: readonly Pick<AlertCase, 'domain' | 'status'>[] | null;
}

/** The fields of an alert that decide. */
export interface ExclusionInput {
  readonly name: AlertName;
  /** Null if nothing was ever marked. */
  readonly work: { readonly status: CaseStatus } | null;
}

/** The alerts of an export and what it leaves out. */
export interface ExportPlan<Row> {
  /** The alerts that it contains, in their order. */
  readonly kept: readonly Row[];
  readonly leftOut: LeftOut;
}

const allAbove = (names: ReadonlySet<string>) =>
  new Set([...names].flatMap((name) => [...namesAbove(name)]));

/** The names of an allowlist, as A-labels. */
function readAllowlist({ assets, marked }: Allowlist) {
  const assetNames = (assets ?? []).flatMap((asset) => {
    const reading = readOwnDomain(asset);
    return reading.ok ? [reading.ascii] : [];
  });
  const markedAs = (wanted: CaseStatus) =>
    (marked ?? []).flatMap(({ domain, status }) => {
      // Also the host of a URL or an address.
      const name = status === wanted ? readName(domain) : null;
      return name?.ok && name.kind === 'domain' ? [name.ascii] : [];
    });
  const ours = new Set(markedAs('ours'));
  const harmless = new Set(markedAs('not-harmful'));
  const own = new Set([...assetNames, ...ours]);
  return {
    assets: new Set(assetNames),
    ours,
    harmless,
    own,
    aboveOwn: allAbove(own),
    aboveHarmless: allAbove(harmless),
  };
}

const ABOVE_SHARED = allAbove(SHARED);

/** Why a name can be in no list for others, whoever asks; null if it can. */
function reasonOfHost(ascii: string): Reason | null {
  if (isPublicSuffix(ascii)) return 'suffix';
  const host = withoutWww(ascii);
  return SHARED.has(host) || ABOVE_SHARED.has(host) || isFreeMail(host) ? 'shared' : null;
}

type SparedNames = ReturnType<typeof readAllowlist>;

/** Why a blocklist must not hold a name; null if nothing speaks against it. */
function reasonToSpare(ascii: string, status: CaseStatus, names: SparedNames): Reason | null {
  if (status === 'ours' || names.ours.has(ascii)) return 'ours';
  if (status === 'not-harmful' || names.harmless.has(ascii)) return 'not-harmful';
  const isOwn = names.own.has(ascii) || names.aboveOwn.has(ascii);
  if (isOwn || [...namesAbove(ascii)].some((above) => names.own.has(above))) return 'own';
  // A subdomain of a harmless name may be harmful (a hosting platform), but a wildcard blocks both.
  if (names.aboveHarmless.has(ascii)) return 'not-harmful';
  return reasonOfHost(ascii);
}

/** Why a report does not hold a name. It blocks nothing; an organisation's own name is still no indicator. */
function reasonOfReport(ascii: string, { assets }: SparedNames): Reason | null {
  if (assets.has(withoutWww(ascii))) return 'own';
  return reasonOfHost(ascii);
}

/**
 * Finds out what an export will contain; yields the number of judged alerts.
 *
 * @param includeNew true if a blocklist includes unmarked alerts
 * @throws Error for a blocklist while the assets or the marks are not known: it could block names to be spared
 */
export function* planExport<Row extends ExclusionInput>(
  rows: Iterable<Row>,
  { format, includeNew, spared }: { format: ExportFormat; includeNew: boolean; spared: Allowlist },
): Generator<number, ExportPlan<Row>> {
  const { blocks } = FORMATS[format];
  if (blocks && (spared.assets === null || spared.marked === null)) {
    throw new Error('No blocklist without the list of assets and the marks');
  }
  const names = readAllowlist(spared);
  const listed = new Set<string>();

  function reasonOf(row: ExclusionInput): Reason | null {
    if (format === 'csv') return null;
    if (row.name.is !== 'name') return row.name.is;
    const { ascii } = row.name;
    if (!blocks) return reasonOfReport(ascii, names);
    const status = statusOf(row);
    const reason = reasonToSpare(ascii, status, names);
    if (reason !== null) return reason;
    if (status === 'new' && !includeNew) return 'new';
    if (format === 'rpz' && ascii.length > LONGEST_IN_ZONE) return 'too-long';
    if (listed.has(ascii)) return 'repeated';
    listed.add(ascii);
    return null;
  }

  const kept: Row[] = [];
  const leftOut: Partial<Record<Reason, number>> = {};
  let done = 0;
  for (const row of rows) {
    const reason = reasonOf(row);
    if (reason === null) kept.push(row);
    else leftOut[reason] = (leftOut[reason] ?? 0) + 1;
    done += 1;
    yield done;
  }
  return { kept, leftOut };
}
