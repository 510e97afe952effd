/** What ends as no name on the internet does: a file's name, a program, or a slip of the writer's. */
import { isFileName } from './file-name.ts';
import { hasNoEnding, type Judged } from './judged.ts';
import { isProgram } from './signs.ts';
import { isDanger, stateOf, type VerdictKind } from './verdict-kind.ts';

/** Whether what was pasted stands by itself, without scheme and path, as a file's name does. */
const isBare = ({ link, reading }: Judged): boolean =>
  reading.kind === 'name' &&
  !reading.isMail &&
  !reading.rest.startsWith('/') &&
  !/^[a-z][a-z0-9+.-]*:|^www\./i.test(link);

/** Endings of addresses that files have, too. */
const ARCHIVE = /^(?:zip|mov)$/;

/** Whether a program's file stands where a name would, behind a scheme, too. In the path it is told by its sign. */
const isProgramsName = (judged: Judged): boolean =>
  judged.reading.kind === 'name' &&
  hasNoEnding(judged) &&
  isProgram(judged.reading.host) &&
  !/^\/./.test(judged.reading.rest);

/** "hdfcbank.com.pdf": a file that is called after an address. */
const isFileBehindName = ({ link, reading }: Judged): boolean =>
  isFileName(link) && reading.kind === 'name' && reading.host.split('.').length > 2;

/** Whether what stands by itself, and shows nothing else, is another file's name or a slip. */
const isNoName = (judged: Judged): boolean =>
  isBare(judged) &&
  hasNoEnding(judged) &&
  (stateOf(judged.kind) === 'untold' || isFileBehindName(judged));

/**
 * The verdict of what may be a file, or is no name; null of any other.
 *
 * @param judged by itself
 */
export function fileKind(judged: Judged): VerdictKind | null {
  const suffix = judged.found?.kind === 'explanation' ? judged.found.candidate.suffix : '';
  if (isBare(judged) && ARCHIVE.test(suffix)) return isDanger(judged.kind) ? 'zip-bait' : 'zip';
  if (isProgramsName(judged)) return 'program';
  return isNoName(judged) ? 'no-name' : null;
}

/** Verdicts of files, whose endings are none of the internet's. */
const OF_FILES: ReadonlySet<VerdictKind> = new Set(['no-name', 'program', 'own-program']);

/** "hdfcbank.con" can belong to no one, so it imitates no one. An ending in another alphabet can pass for a real one. */
export function withoutSlip(judged: Judged): Judged {
  const suffix = judged.found?.kind === 'explanation' ? judged.found.candidate.suffix : '';
  const isSlip = hasNoEnding(judged) && /^[a-z]+(?:\.[a-z]+)*$/.test(suffix);
  return isSlip &&
    !isFileName(judged.link) &&
    !OF_FILES.has(judged.kind) &&
    judged.carrier === undefined
    ? { ...judged, kind: 'named', domain: '', company: null, signs: [] }
    : judged;
}
