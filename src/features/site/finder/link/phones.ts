/**
 * Telephone numbers of a message, as India and its fraudsters write them. Order numbers, amounts and dates are digits
 * too: what stands beside a number tells them apart.
 */

import { words } from '@/lib/words.ts';

/** Between the digits of one number. */
const GAP = String.raw`[ .()-]{0,2}`;
const digits = (count: string) => `(?:${GAP}\\d){${count}}`;

/** Numbers that their own form tells: with a country's code, mobile, landline with its area's code, toll-free. */
const SHAPES = [
  String.raw`(?:\+|\b00)${GAP}91${digits('10')}`,
  String.raw`\+${GAP}[1-9]${digits('7,14')}`,
  `00${GAP}[1-9]${digits('9,13')}`,
  `91${GAP}[6-9]${digits('9')}`,
  `[6-9]${digits('9')}`,
  String.raw`\(?0${GAP}[1-9]${digits('8,9')}`,
  `1${GAP}8[06]0${digits('4,7')}`,
  `1900${digits('6,7')}`,
  // Series that TRAI keeps for banks and offices (1600, 1601) and for advertising (140).
  `1${GAP}60[01]${digits('6')}`,
  `1${GAP}40${digits('7')}`,
].join('|');
const SHAPE = new RegExp(`^(?:${SHAPES})$`);
const ANY = new RegExp(
  String.raw`(?<![\p{L}\d*#]|\d[.,])(?:${SHAPES}|\d${digits('7,19')})(?![\p{L}*#]|[.,]?\d)`,
  'gu',
);

/** Words that ask for a call or a message: a number beside them is one, whatever its form. Mob Bk is mobile banking. */
const CUE = String.raw`call(?:s|ing)?|dial|ring|phone|ph|tel(?:ephone)?|mob(?:ile)?(?!\s*b(?:k|ank))|contact|whats ?app|wa|sms|text|helpline|help ?desk|toll[ -]?free|customer care|missed call|sampark|कॉल|काल|फोन|फ़ोन|व्हाट्सएप|व्हाट्सऐप|वॉट्सऐप|मोबाइल|हेल्पलाइन|संपर्क`;
/** "Call9876543210" */
const GLUED = new RegExp(String.raw`(?<![\p{L}\p{M}])(${CUE})(?=[+\d])`, 'giu');
const WORDS = (most: number) => String.raw`(?:[^\d\s]+\s+){0,${most}}`;
const AFTER_CUE = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:${CUE})(?![\p{L}\p{M}])[^\p{L}\d\s]*\s*${WORDS(3)}[^\p{L}\d\s]*$`,
  'iu',
);
const BEFORE_CUE = new RegExp(
  String.raw`^[^\p{L}\d\s]*\s*${WORDS(2)}(?:${CUE})(?![\p{L}\p{M}])`,
  'iu',
);

const AMOUNT = /(?:\brs|\binr|\brupees|रु|₹|\$)[.\s:]*$|^\s*\/-/iu;
/** What else is written in as many digits: some words say so by themselves, others before "no." or "ID". */
const NAMED =
  words(`order txn transaction ref reference utr rrn otp a/c ac acct account awb tracking shipment
  consignment docket invoice pnr uan urn crn vpa upi imps neft sr id`);
const NUMBERED =
  words(`application bill booking card case challan claim complaint consumer customer folio loan member
  policy receipt registration request ticket vehicle aadhaar`);
const NUMBER = String.raw`(?:no|number|num|id)\b`;
const LABEL = new RegExp(
  String.raw`\b(?:(?:${NAMED.join('|')})\b[\s.:#-]*(?:${NUMBER})?|(?:${NUMBERED.join('|')})[\s.:#-]*${NUMBER})[\s.:#-]*$`,
  'iu',
);

/** "Complaint 98... registered", where the word alone says it only with what was done. */
const COUNTED = new RegExp(String.raw`\b(?:${NUMBERED.join('|')})[\s.:#-]*$`, 'iu');
const DONE =
  /^\s*(?:(?:has|have|is|was)\s+(?:been\s+)?)?(?:registered|booked|raised|logged|created|generated|received|accepted|closed|resolved)\b/iu;

const DATE =
  /(?<!\d)(?:\d{1,2}([-/. ])\d{1,2}\1(?:19|20)\d{2}|(?:19|20)\d{2}([-/.])\d{1,2}\2\d{1,2})(?!\d)/g;
/** Links and addresses are read as such. */
const NO_TEXT = /:\/\/|[^@]@\p{L}|[?&]\w+=|\p{L}\.\p{L}{2,}(?::\d+)?[/?#]|^(?:tel|sms|smsto):/iu;

/** The ten digits of another script: Devanagari's, Bengali's and the rest of India's begin a block each. */
const digitOf = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
};

/** In plain digits, hyphens and blanks, without dates. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\p{Me}\p{VS}]/gu, '')
    .replaceAll(/(?!\d)\p{Nd}/gu, digitOf)
    .replaceAll(/\p{Pd}/gu, '-')
    .replaceAll(/\S+/g, (token) => (NO_TEXT.test(token) ? ';' : token))
    .replaceAll(GLUED, '$1 ')
    .replaceAll(DATE, ';');

const MAX_PHONES = 3;

/** The telephone numbers that a message asks to be called, as it writes them, each once; three at most. */
export function phonesIn(typed: string): string[] {
  const text = plain(typed);
  const found = Array.from(text.matchAll(ANY)).filter(({ 0: number, index }) => {
    const before = text.slice(Math.max(0, index - 80), index);
    const after = text.slice(index + number.length, index + number.length + 80);
    if (AMOUNT.test(before) || AMOUNT.test(after)) return false;
    if (COUNTED.test(before) && DONE.test(after)) return false;
    if (AFTER_CUE.test(before)) return true;
    return !LABEL.test(before) && (SHAPE.test(number) || BEFORE_CUE.test(after));
  });
  return Array.from(new Set(found.map(([number]) => number.trim()))).slice(0, MAX_PHONES);
}

/** A number without what stands between its digits. */
export const bareNumber = (number: string): string => number.replaceAll(/[^\d+]/g, '');

/** A number as the address of a verdict keeps it, from which it is read again. */
export const keptPhone = (number: string): string => `call:${bareNumber(number)}`;

/** Words that ask for a call to a number; "mobile 98..." only names one. */
const ASKING =
  /call|dial|ring|contact|support|officer|manager|executive|inspector|whats ?app|\bwa\b|sms|help|toll|customer care|missed|forward|bhej|g ?pay|phone ?pe|sampark|कॉल|काल|संपर्क|हेल्पलाइन|व्हाट्स|वॉट्स|फोन कर|फ़ोन कर|কল|ফোন|அழை/iu;

/** Of a number, what may stand before and behind it in its sentence. */
const NEAR = 40;

/**
 * Numbers of the state's own helplines, read through in November 2026: 14448 by the Reserve Bank's release of 9 March
 * 2022, 1947 by uidai.gov.in, 1930 by the Home Ministry's answer of 11 March 2025, 1912 by the power ministry (ndtv.com).
 */
export const HELPLINES: ReadonlySet<string> = new Set(
  words(
    '1930 1945 14440 14448 112 100 101 102 108 1091 1098 181 1912 1915 155260 1800114000 14447 1947 139 14567',
  ),
);

/** Whether a number is a helpline of the state's. */
const isHelpline = (number: string): boolean => HELPLINES.has(number.replaceAll(/\D/g, ''));

/**
 * The numbers of a message that are to be called or paid: beside words, those that the words ask to be; its reader's
 * own number, a helpline's and a customer's stand in genuine ones.
 *
 * @param typed any text
 */
export function callsIn(typed: string): string[] {
  const text = plain(typed);
  const hasWords = /\p{L}{2}/u.test(text.replaceAll(/call:|tel:/g, ' '));
  return phonesIn(typed).filter((number) => {
    if (isHelpline(number)) return false;
    const at = text.indexOf(number);
    return !hasWords || ASKING.test(text.slice(Math.max(0, at - NEAR), at + number.length + NEAR));
  });
}

/** Whether a number is toll-free, which companies hold and fraud hardly ever does. */
export const isTollFree = (number: string): boolean =>
  /^(?:91)?18[06]0\d{4,7}$/.test(number.replaceAll(/\D/g, ''));
