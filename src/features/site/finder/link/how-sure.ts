/** How sure it is that a word of a message is a link: where a space is missing, two words look like a name. */
import { companyAt, companyOfLabel, companyOfWord } from './companies.ts';
import { ENDINGS, isEnding, NO_WORDS, NOUNS, STARTS } from './endings.ts';
import { isAppId, isProgramFile } from './file-name.ts';
import { isBaitWord, partsOf } from './made-of.ts';
import { isShortener, openPlace, shortOwner } from './places.ts';

/** "Avl.bal", "pls.call", "B.Com.in". */
const ABBREVIATED =
  /^(?:(?:a\/c|ac|avai?l?|avl|avbl|bal|dt|dr|cr|kindly|mr|mrs|ms|pls?|plz|ref|shri|smt|tel|mob)\.[a-z]+|[bm]\.(?:com|ed|sc|tech)(?:\.\p{L}+)?)$/iu;
/** "1930.SBI", "9876543210.ONLINE", "567676.Info": a number to call or to write to. */
const CALLED = /^(?:(?:1930|\d{8,})\.|\d+\.\p{Lu})/u;
/** "e.g.this", "9.30.pm", "U.P.Police", "Mr.R.K.Gupta.in person"; "9.30pm.Please", "Rs.5000.Not". */
const INITIALS =
  /^(?:(?:\p{L}|\d{1,2})\.){2,}\p{L}+(?:\.in)?$|^(?:mr|mrs|ms|dr|shri|smt)\.(?:\p{L}\.)*\p{L}+(?:\.\p{L}+)?$|^(?:rs|inr|\d+)\.\d+[a-z]*\.\p{L}+$/iu;

const HAS_SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i;
const BEGINS_AS_LINK = /^(?:www\.|[^\s@]+@)\S+\.\S{2}/i;
/** Schemes that a phone or a browser acts upon without slashes. */
export const ACTING = 'tel|sms|smsto|upi|mailto|javascript|vbscript|data|intent|market|file|blob';
/** "Urgent: your parcel" is none. */
const ACTS = new RegExp(String.raw`^(?:${ACTING}):\S`, 'i');
/** An address in four numbers; without a path or a port it may be a version's. */
const NUMBERED = /^\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?[/:]\S/;
const BARE = /^[^\s.]+(?:\.[^\s./]+)*\.[^\s./\d]{2,}(?:[/?#:]|$)/;
/** "share.-SBI" and "us.Thanks,Team" are prose. */
const NO_LABEL = /^-|-$|[\x21-\x2C\x3B-\x40\x5B-\x5E\x60\x7B-\x7E]/;

/** Written large by phones, which take the word behind a stop for a sentence's first. */
const CAPITAL = /^\p{Lu}\p{Ll}+$/u;
const USUAL = /^(?:com|in|co|net|org)$/i;
/** Of fewer letters a word before `.in` is an ordinary one: "now.in", "cut.in". */
const MIN_LETTERS = 5;

export type Sureness = 'sure' | 'possible' | 'none';

/** Whether a label is put together of companies' names and bait, as no word of a sentence is: `sbikyc`. */
const isMade = (label: string): boolean => {
  const parts = partsOf(label) ?? [];
  return parts.length > 1 && parts.some(({ is }) => is !== 'beside');
};

const isKnown = (host: string): boolean =>
  isShortener(host) || shortOwner(host) !== null || openPlace(host, '', null) !== null;

/**
 * How sure it is that a word is a link.
 *
 * @param word one of a message, without what surrounds it. Hostile
 * @returns `possible` for two ordinary words with a dot between them, of which the second is an ending, too
 */
export function howSure(word: string): Sureness {
  const isPlain = [HAS_SCHEME, BEGINS_AS_LINK, ACTS, NUMBERED].some((form) => form.test(word));
  if (isPlain || isProgramFile(word)) return 'sure';
  const [host = ''] = word.split(/[/?#:]/);
  const labels = host.split('.');
  if (!BARE.test(word) || labels.length < 2 || labels.some((label) => NO_LABEL.test(label))) {
    return 'none';
  }
  const isOther =
    /\.ltd$/i.test(host) || [ABBREVIATED, CALLED, INITIALS].some((form) => form.test(host));
  if (isOther || isAppId(word)) return 'none';
  if (word.length > host.length + 1) return 'sure';
  const [label = '', ending = ''] = labels.slice(-2);
  const sureness = sureOf(label, ending);
  if (labels.length === 2) return sureness;
  // A whole name, and what goes on behind it.
  return labels.slice(1, -1).some((one) => endsAlone(one.toLowerCase())) ? 'sure' : sureness;
}

/** Whether a label ends names, and is seldom one by itself. */
const endsAlone = (label: string): boolean =>
  NO_WORDS.has(label) || /^(?:in|bank|sbi|top|online|info)$/.test(label);

/** The same of a label and an ending, with nothing behind them. */
function sureOf(written: string, ending: string): Sureness {
  const [label, end] = [written.toLowerCase(), ending.toLowerCase()];
  const isWord = STARTS.has(end) || NOUNS.has(end);
  const isSentence = CAPITAL.test(ending) && !(USUAL.test(end) && /\p{Ll}$/u.test(written));
  const isOther = /[\p{Ll}\d]$/u.test(written) && /^\p{Lu}+$/u.test(ending) && !USUAL.test(end);
  const isSure = companyAt(`${label}.${end}`) !== null || isMade(label);
  if (isSure) return 'sure';
  // "500.in", "482193.do", "12.11.2026.Avl"; a number may be a name under an ending that is no word.
  if (/^\d+$/.test(label) && (isWord || end === 'in' || !ENDINGS.has(end))) return 'none';
  // "IS BLOCKED.SBI BANK": under an ending of its own a company has the names of the list, and those of its words.
  if (companyOfWord(end) !== null) {
    const isOwn = written === 'bank' || companyOfWord(written) === companyOfWord(end);
    return isOwn && written !== end ? 'sure' : 'none';
  }
  if (isSentence || isOther) {
    return ENDINGS.has(end) && !isWord && !/\d$/.test(label) ? 'sure' : 'none';
  }
  // "help.ravi": no more of a message than its links is kept.
  if (!isWord && !isEnding(end) && !label.includes('-')) return 'none';
  const isNamed = label.split('-').some((part) => companyOfWord(part) !== null || isBaitWord(part));
  if ((label.includes('-') && (!isWord || isNamed)) || isKnown(`${label}.${end}`)) return 'sure';
  if (NOUNS.has(end) && companyOfLabel(label) !== null) return 'sure';
  const isShort = end === 'in' && label.length < MIN_LETTERS && companyOfLabel(label) === null;
  return isWord || isShort ? 'possible' : 'sure';
}

/** Endings that begin a sentence or stand in one: "hdfcbank.com.Report fraud". */
const isWordOf = (label: string): boolean =>
  STARTS.has(label) || NOUNS.has(label) || /^(?:download|in|report|reviews?)$/.test(label);

/**
 * Whether a name's last label may be the first word of the next sentence: `hdfcbank.com.do`, `hdfcbank.com.Report`. The
 * public suffix list says of a word that is no ending that it is one.
 *
 * @param before the label before it
 */
export const beginsSentence = (ending: string, before: string): boolean =>
  STARTS.has(ending.toLowerCase()) ||
  (ending.toLowerCase() === 'in' && before.toLowerCase() === 'in') ||
  // "hdfcbank.com.me login nahi ho raha"
  /^(?:free|ke|ki|me|na|pe|sale|se|today|ye)$/i.test(ending) ||
  (CAPITAL.test(ending) && !CAPITAL.test(before) && isWordOf(ending.toLowerCase()));

/**
 * Whether a name's last label is how a company signs its message: `example.in.SBI`. Under an ending of its own it has
 * no name that is an ending of others.
 */
export const isSignature = (last: string, before: string): boolean =>
  (companyOfWord(last.toLowerCase()) !== null || /^(?:bank|gov)$/i.test(last)) && isEnding(before);

/** Whether a link may run into a word behind it: whether its last label is other than most names'. */
export function mayRunOn(link: string): boolean {
  const [, name = ''] =
    /^(?:[a-z]+:\/\/|[^\s/@]+@)?((?:[^\s./?#:@]+\.){2,}[^\s./?#:@]+)$/i.exec(link) ?? [];
  const ending = name.split('.').at(-1) ?? '';
  // As most names are written.
  const isUsual = /^(?:bank|com|in|net|org|sbi)$/.test(ending) && !/\.in\.in$/i.test(name);
  return name !== '' && !isUsual;
}
