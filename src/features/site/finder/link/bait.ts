/**
 * Words that bait puts beside the names that it borrows (APWG, Phishing Activity Trends: words of services in the
 * name), with hyphens and without.
 */
import { companyOfWord, needsBait } from './companies.ts';
import { isAllBait, isBaitWord, type Part, partsOf } from './made-of.ts';
import { LONG_BORROWED } from './reads-like.ts';

/** Words of services that are no part of an ordinary word, so that they are seen without a hyphen too. */
const GLUED =
  /^(.{4,}?)(customercare|helpline|netbanking|verification|verify|refund|rewards|ekyc|kyc|login)$/;

/** Whether a word stands for a company. */
const isBorrowed = (word: string): boolean => companyOfWord(word) !== null;

/** The bait in a word that is made of a company's name and bait, as far as it goes on. */
function besideName(parts: readonly Part[]): { at: number; text: string } | null {
  const isBait = ({ is }: Part) => is === 'bait' || is === 'bait-beside';
  const first = parts.findIndex(isBait);
  const at = parts[first]?.at;
  if (at === undefined || !parts.some(({ is }) => is === 'name')) return null;
  const after = parts.findIndex((part, place) => place > first && !isBait(part));
  const run = parts.slice(first, after < 0 ? parts.length : after);
  return { at, text: run.map(({ text }) => text).join('') };
}

/** Signs that a reader overlooks beside the letters of a word: `kyc˵`. */
const MARKS = /[^\p{L}\p{N}]|\p{Lm}/gu;

/** The bait word in a registered label that holds something else besides, and where it stands; else null. */
export function baitIn(label: string): { at: number; text: string } | null {
  const all = label.split('-');
  let at = 0;
  for (const word of all) {
    if (all.length > 1 && isAllBait(word.replaceAll(MARKS, ''))) {
      // With the hyphen that ties it to the name, as the engine lights an added word.
      return at > 0 ? { at: at - 1, text: `-${word}` } : { at, text: `${word}-` };
    }
    const beside = besideName(partsOf(word) ?? []);
    if (beside) return { at: at + beside.at, text: beside.text };
    const [, before, end] = GLUED.exec(word) ?? [];
    if (before !== undefined && end !== undefined) return { at: at + before.length, text: end };
    at += word.length + 1;
  }
  return null;
}

/** Whether a word holds bait, beside a company's name. */
const hasBait = (word: string): boolean =>
  isBaitWord(word) || partsOf(word)?.some(({ is }) => is.startsWith('bait')) === true;

/** Whether what stands beside a company's name holds a bait word, or is made of some. */
export const isBait = (text: string): boolean => text.split('-').some(hasBait);

/**
 * The borrowed name among a name's other words, and the bait beside it (undefined for none); null for a name without,
 * and where the name that is registered is the borrowed one itself.
 */
export function borrowedIn(
  labels: readonly string[],
  label: string,
): { text: string; bait?: string } | null {
  if (isBorrowed(label)) return null;
  const all = labels.flatMap((one) => one.split('-'));
  // SBI Life, and not SBI.
  const text =
    labels.map(partedName).find((name) => name !== undefined) ??
    all.find((word) => isBorrowed(word) && !isBaitWord(word)) ??
    all.find((word) => isBorrowed(word)) ??
    nameAmong(all) ??
    nameAtEdge(all);
  if (text === undefined) return null;
  const bait =
    all.find(
      (word) => !text.split('-').includes(word) && (isBaitWord(word) || isBaitAlone(word)),
    ) ?? baitIn(label)?.text.replace(/^-|-$/g, '');
  if (bait !== undefined) return { text, bait };
  return needsBait(text) ? null : { text };
}

/** Whether a word holds bait, and no company's name: that is told as the name beside it. */
const isBaitAlone = (word: string): boolean =>
  hasBait(word) && partsOf(word)?.every(({ is }) => is !== 'name') === true;

/** The borrowed name in a word that is made of it and other known ones: `yonosbi`, `sbionline`. */
const nameAmong = (all: readonly string[]): string | undefined => {
  const names = all.flatMap((word) => partsOf(word)?.filter(({ is }) => is === 'name') ?? []);
  return (names.find(({ text }) => !isBaitWord(text)) ?? names[0])?.text;
};

/** People and places are called so, too: `kotakconstructions.in`, `amazonia.com`. */
const ALSO_WORDS: ReadonlySet<string> = new Set(['amazon', 'kotak', 'statebank', 'telegram']);

/** The borrowed name that a word begins or ends with, whatever else is in it: `paytmbazaar`. */
const nameAtEdge = (all: readonly string[]): string | undefined =>
  LONG_BORROWED.filter((name) => !ALSO_WORDS.has(name)).find((name) =>
    all.some((word) => word.startsWith(name) || word.endsWith(name)),
  );

/** Shorter names stand by chance in several words. */
const MIN_NAME = 5;

/** The borrowed name that stands in a label with hyphens in it: `pm-kisan`, `bank-of-maharashtra`. */
function partedName(label: string): string | undefined {
  const parts = label.split('-');
  for (let from = 0; from < parts.length - 1; from += 1) {
    for (let to = parts.length; to > from + 1; to -= 1) {
      const name = parts.slice(from, to).join('');
      if (name.length >= MIN_NAME && isBorrowed(name)) {
        return parts.slice(from, to).join('-');
      }
    }
  }
  return undefined;
}
