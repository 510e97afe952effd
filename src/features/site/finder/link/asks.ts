/**
 * What a message asks for in words alone, without a link: a program by which strangers steer the screen, or a secret.
 * Each stands for it as a link would, so that it is judged, shared and shown as one.
 */

import { isVictims } from './victim.ts';

/** Of a clause: what it is about, by which word it asks, and what stands for it. */
interface Ask {
  readonly about: RegExp;
  readonly verb: RegExp;
  readonly link: string;
  /** Whether its name alone says enough: a message speaks of such a program to have it used. */
  readonly isEnough: boolean;
  /** What makes it another thing altogether. */
  readonly not?: RegExp;
  /** In how many clauses, one after the other, it may be said; one where it is not given. */
  readonly span?: number;
}

/** The scheme of what is asked to be told. */
export const SECRET = 'share';
/** The same, of a code that is told at the door or to a driver. */
export const DOOR_CODE = 'door';
/** The scheme of a code or a PIN by which money is said to be received. */
export const COLLECT = 'collect';

const INSTALL = /install|download|open|use|run|search|karo|karein|kare|kijiye|करें|करो/;
const TELL =
  /\bshare\b|\btell\b|\bread out\b|\bprovide\b|\bforward\b|\b(?:send|give) (?:me|us|back|it)\b|(?<!\b(?:will|shall|can|to|we|bank) )\b(?:send|give|submit|mention|text|sms|whatsapp) (?:your|ur)\b|\b(?:reply|respond|revert)(?: back)? (?:with|by|your|ur|otp|the)\b|\bbata\p{L}*|\bbhej\p{L}*|\bde do\b|\bdijiye\b|बता|भेज|दीजिए|शेयर|सांग|पाठव/u;

const CODE =
  /\botp\b|\bm?pin\b(?! ?code)|\bcvv\b|\bpassword\b|\b(?:verification|security|\d-? ?digit) code\b|\bthe code\b(?= to (?:\+?\d|this|our))|ओटीपी|पासवर्ड|सीवीवी/;

/** Whom a code is told to at the door, or in a car; a PIN or a password is told to none of them. */
const AT_THE_DOOR = /deliver|courier|parcel|driver|\bride\b|डिलीवरी|पार्सल/;
const NEVER_TOLD = /\bcvv\b|\bpassword\b|\b(?:upi |atm |m)?pin\b(?! ?code)|पासवर्ड|सीवीवी/;
/** Of an order that is cancelled or paid back, none is told at the door. */
const NOT_THERE = /\bcancel|\brefund/;
const isForTheDoor = (text: string): boolean =>
  AT_THE_DOOR.test(text) && !NEVER_TOLD.test(text) && !NOT_THERE.test(text);

const program = (about: RegExp, link: string): Ask => ({
  about,
  verb: INSTALL,
  link,
  isEnough: true,
});

/** What stands for a program, and its name. */
const PROGRAMS: ReadonlyMap<string, string> = new Map([
  ['https://anydesk.com', 'AnyDesk'],
  ['https://teamviewer.com', 'TeamViewer'],
  ['https://rustdesk.com', 'RustDesk'],
  ['https://airdroid.com', 'AirDroid'],
  ['https://ultraviewer.net', 'UltraViewer'],
]);

/** The program that a message asks for in words, by what stands for it; null for any link that says more. */
export const programAsked = (link: string): string | null => PROGRAMS.get(link) ?? null;

const ENTER_PIN =
  /\b(?:enter|put|type|dal[eo]|daal[eo]|da+lein)\b.{0,20}\bm?pin\b|\bm?pin\b.{0,12}\b(?:enter|da+l\p{L}*)|पिन (?:डाल|दर्ज)/u;

/** What shops and payment apps write of a payment, and what warns of one to receive money. */
const OF_PAYING =
  /\bpin ?code|\bpin\W*\d{6}\b|\bto (?:pay|send)\b|\bscan (?:&|and|n) pay|\bscan any\b|\bon (?:your|every|all|each) (?:next )?(?:bill|order|purchase|payment)|\b(?:not|never) (?:to|for) |\b(?:not|never) receive/;

const ASKS: readonly Ask[] = [
  program(/\bany ?desk\b|एनीडेस्क/, 'https://anydesk.com'),
  program(/\bteam ?viewer\b|\bquick ?support\b|टीमव्यूअर/, 'https://teamviewer.com'),
  program(/\brust ?desk\b/, 'https://rustdesk.com'),
  program(/\bair ?droid\b/, 'https://airdroid.com'),
  program(/\bultra ?viewer\b/, 'https://ultraviewer.net'),
  {
    about: CODE,
    verb: TELL,
    link: `${SECRET}:OTP`,
    isEnough: false,
    // "SBI never calls its customers to ask them to share an OTP", "if anyone asks you to share it".
    not: /(?:\b(?:never|not)\b|n['’]t\b).{0,40}\b(?:ask|call|request|seek|demand|contact)|\b(?:anyone|someone|somebody|fraudsters?|scammers?|callers?)\b.{0,30}\bask/,
  },
  {
    // As the one who is asked tells it.
    about:
      /\botp\b|\bm?pin\b(?! ?code)|\bcvv\b|\bpassword\b|\baadha+r\b|\bcard (?:number|details)\b|ओटीपी/,
    verb: /\bask(?:s|ed|ing)? (?:me|us)\b|\b(?:wants?|demands?) my\b/,
    link: `${SECRET}:OTP`,
    isEnough: false,
  },
  {
    about:
      /\breceive\b|\bget (?:(?:your|the|a|back) )*(?:money|payment|paid|refund|cashback|amount|rs\b|₹|\d{3})|\bcredit(?:ed)?\b|refund|cashback|(?:paise|paisa|payment|refund) (?:paa?|le|mil)\p{L}*|प्राप्त|पैसे (?:पा|ले|मिल)|रिफंड|कैशबैक/u,
    verb: new RegExp(`\\bscan\\b|स्कैन|${ENTER_PIN.source}`, 'u'),
    link: `${COLLECT}:PIN`,
    isEnough: false,
    span: 3,
    not: OF_PAYING,
  },
  {
    // A buyer's or a landlord's code, a request that is to be accepted.
    about:
      /\bqr\b|\bto (?:reverse|cancel|stop)\b|\bto accept\b|\baccept (?:the|this|my) (?:request|payment|money)|\breceived .{0,12}(?:rs|₹|\d{3}|money|payment)/,
    verb: ENTER_PIN,
    link: `${COLLECT}:PIN`,
    isEnough: false,
    span: 3,
    not: OF_PAYING,
  },
];

/** "Never share your OTP", "OTP share mat karein": a warning, as banks send it. */
const isDenied = (clause: string, verb: RegExp): boolean =>
  new RegExp(
    `(?:\\b(?:not|never|mat|na|nahi|nahin|avoid)\\b|n['’]t\\b|मत|नहीं|(?<![\\p{L}\\p{M}])न(?![\\p{L}\\p{M}]))\\s+(?:\\S+\\s+){0,3}?(?:${verb.source})|(?:${verb.source})\\S*\\s+(?:mat|na|nahi|nahin|मत|नहीं|न)(?![\\p{L}\\p{M}])`,
    'u',
  ).test(clause);

/** A link, an address or a file: what it is, its own verdict says. */
const NO_WORD = /[@/\\]|:\S|[^\s.]\.[^\s.]/;

/** The clauses, and those that follow one another as if they were one. */
const stretchesOf = (clauses: readonly string[], most: number): string[] =>
  clauses.flatMap((_, at) =>
    Array.from({ length: most }, (_, more) => clauses.slice(at, at + more + 1).join(' ')),
  );

/**
 * What the words of a message ask for, each once, as a link to the program's own address, `share:OTP` or
 * `collect:PIN`.
 * Of its victim's own words: nothing.
 *
 * @param text any text
 */
export function asksIn(text: string): readonly string[] {
  // "मैंने ओटीपी बता दिया": it is told, not asked for.
  if (isVictims(text.toLowerCase())) return [];
  const clauses = text
    .toLowerCase()
    .split(/(?<=[\s])/)
    .map((token) => (NO_WORD.test(token) ? '. ' : token))
    .join('')
    // A sum is one word: Rs 2,000.
    .replaceAll(/(?<=\d)[.,](?=\d)/g, '')
    .split(/[.,;!?।\n]+/)
    .map((clause) => clause.replaceAll(/\s+/g, ' ').trim())
    .filter((clause) => clause !== '');
  return ASKS.filter(({ about, verb, isEnough, not, span = 1 }) =>
    stretchesOf(clauses, span).some(
      (clause) =>
        about.test(clause) &&
        (isEnough || verb.test(clause)) &&
        not?.test(clause) !== true &&
        !isDenied(clause, verb),
    ),
  ).map(({ link }) =>
    link.startsWith(SECRET) && isForTheDoor(text.toLowerCase()) ? `${DOOR_CODE}:OTP` : link,
  );
}
