/** Finds the company that a name imitates or carries, and the company that a user expects. */
import { readOwnDomain } from '@/lib/read-name.ts';
import { graphemes } from '@/lib/invisible.ts';
import { isOneApart } from '@/lib/one-apart.ts';
import { words } from '@/lib/words.ts';
import { skeletonOf } from '@/lookalike/skeleton.ts';
import { COMPANIES, type Company, companyAt, companyCalled } from './companies.ts';
import { splitHost } from './host.ts';
import { ALARM_WORDS, USUAL_WORDS, WEAK_WORDS } from './lists.ts';

export interface CompanyMatch {
  readonly company: Company;
  /** Part of the name that stands for the company, as it is written. */
  readonly text: string;
  /** Its whole domain in front; a whole label; a label that is spelt alike; a part of a label. */
  readonly how: 'front' | 'whole' | 'lookalike' | 'part';
  /** Word of fraud next to it, or null. */
  readonly alarm: string | null;
  /** Other known word next to it, or null. */
  readonly usual: string | null;
}

type Found = Pick<CompanyMatch, 'company' | 'text' | 'how'>;

const ALARM = new Set(words(ALARM_WORDS));
const USUAL = new Set(words(USUAL_WORDS));
const WEAK = new Set(words(WEAK_WORDS));

/** Shorter words occur in other names by chance. */
const MIN_LONG = 5;
/** A changed letter in a shorter word makes other names: `tomato` and `zomato`. */
const MIN_NEAR = 8;

const skeleton = (text: string): string => skeletonOf(graphemes(text)).text;

/** Words of companies, in the forms in which names are searched for them. */
class Lexicon {
  readonly companies: readonly Company[];
  readonly words: ReadonlyMap<string, Company>;
  /** Words that count as a part of a longer one. */
  readonly long: readonly string[];
  readonly #skeletons: ReadonlyMap<string, Company>;

  constructor(companies: readonly Company[]) {
    this.companies = companies;
    this.words = new Map(companies.flatMap((one) => one.words.map((word) => [word, one])));
    const all = Array.from(this.words.keys());
    this.long = all.filter((word) => word.length >= MIN_LONG && !WEAK.has(word));
    this.#skeletons = new Map(Array.from(this.words, ([word, one]) => [skeleton(word), one]));
  }

  /** Returns the company that a word imitates by the look of its letters. */
  lookalike(word: string): Company | null {
    // In plain letters a short word is another one: `sbl`, `jlo`.
    const isPlain = /^[a-z\d]*$/.test(word);
    if (this.words.has(word) || (isPlain && word.length < MIN_LONG)) return null;
    return this.#skeletons.get(skeleton(word)) ?? null;
  }

  /** Returns the company whose word is one letter away. */
  near(word: string): Company | null {
    if (word.length <= MIN_LONG || splitWord(word, this)) return null;
    const near = this.long.find((one) => isOneApart(word, one) && isTelling(word, one));
    return near === undefined ? null : (this.words.get(near) ?? null);
  }
}

const mergeDoubles = (text: string): string => text.replaceAll(/(.)\1/g, '$1');

/** True if a slip in a word makes no other name: a letter is doubled, or the word is long and not only continued. */
function isTelling(text: string, word: string): boolean {
  if (mergeDoubles(text) === mergeDoubles(word)) return true;
  return word.length >= MIN_NEAR && !text.startsWith(word) && !text.endsWith(word);
}

const LISTED = new Lexicon(COMPANIES);

/** The words that a longer one is put together from; the first of each kind, or null. */
interface Split {
  readonly count: number;
  readonly company: string | null;
  readonly alarm: string | null;
  readonly usual: string | null;
}

const NOTHING: Split = { count: 0, company: null, alarm: null, usual: null };

/** Adds a word to those before it; null for an unknown one. */
function addWord(before: Split, text: string, { words }: Lexicon): Split | null {
  const count = before.count + 1;
  // `yonosbi`: a company’s word that is also one of fraud gives way to a clearer one.
  const isClearer = before.company === null || (ALARM.has(before.company) && !ALARM.has(text));
  if (words.has(text) && isClearer) {
    return { ...before, count, company: text, alarm: before.alarm ?? before.company };
  }
  if (ALARM.has(text)) return { ...before, count, alarm: before.alarm ?? text };
  if (USUAL.has(text)) return { ...before, count, usual: before.usual ?? text };
  return words.has(text) || /^\d{1,4}g?$/.test(text) ? { ...before, count } : null;
}

/** The longest label of a domain name, in characters. */
const MAX_LABEL = 63;

/** Splits a word into the fewest known words (`sbikycupdate`); null if anything else is in it. */
function splitWord(word: string, lexicon: Lexicon): Split | null {
  if (word === '' || word.length > MAX_LABEL) return null;
  const made: (Split | null)[] = [NOTHING];
  for (let end = 1; end <= word.length; end += 1) {
    let best: Split | null = null;
    for (let at = 0; at < end; at += 1) {
      const before = made[at];
      if (!before || (best && before.count + 1 >= best.count)) continue;
      best = addWord(before, word.slice(at, end), lexicon) ?? best;
    }
    made.push(best);
  }
  return made[word.length] ?? null;
}

/** Alarm words that are part of no ordinary word. */
const ANYWHERE =
  /kyc|customercare|netbanking|verification|verify|suspend|refund|reactivat|redeliver/;
/** An ending that a name only seems to have: `com-find.in`, `post-in.cc`, `bank.in.live`. */
const SEEMING_ENDING =
  /(?:^|[-.])(?:com|net|org|www|in|gov)-|-(?:com|net|org|in|co|gov)(?=[-.]|$)|\.(?:com|net|org|in|co|io)$/;

const tokensOf = (text: string): string[] => text.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);

/** Returns the word of fraud in a text, or null. */
export function alarmIn(text: string): string | null {
  for (const token of tokensOf(text)) {
    const alarm = splitWord(token, LISTED)?.alarm ?? ANYWHERE.exec(token)?.[0];
    if (ALARM.has(token) || alarm !== undefined) return alarm ?? token;
  }
  return null;
}

/** Returns the company whose whole domain is in a text and ends before `end`: `sbi.co.in-abc.com`. */
function domainInFront(text: string, end: number, { companies }: Lexicon): Found | null {
  for (const company of companies) {
    for (const domain of company.domains) {
      const at = text.indexOf(domain);
      const after = at + domain.length;
      const isWhole =
        /^[^a-z\d]?$/.test(text.charAt(at - 1)) && /^[^a-z\d]?$/.test(text.charAt(after));
      if (at >= 0 && after <= end && isWhole) return { company, text: domain, how: 'front' };
    }
  }
  return null;
}

/** Returns the company whose domain a text ends in, but for hyphens in place of dots: `gst-gov.in`. */
function domainWithHyphens(text: string, { companies }: Lexicon): Found | null {
  const dotted = text.replaceAll('-', '.');
  for (const company of companies) {
    for (const domain of company.domains) {
      if (!dotted.endsWith(domain) || text.endsWith(domain)) continue;
      const written = text.slice(-domain.length);
      // `go-live-com` is none of Microsoft’s.
      const before = domain.split('.').length > 2 ? /^[.@/-]?$/ : /^[.@/]?$/;
      const isWhole = before.test(text.charAt(text.length - domain.length - 1));
      if (isWhole) return { company, text: written, how: 'lookalike' };
    }
  }
  return null;
}

/** Returns the company that a label stands for, whole or in part. */
function companyIn(label: string, lexicon: Lexicon): Found | null {
  const { words, long } = lexicon;
  const bare = label.replaceAll(/[-_]/g, '');
  const whole = WEAK.has(bare) && bare.length < MIN_LONG ? undefined : words.get(bare);
  if (whole) return { company: whole, text: label, how: 'whole' };
  const tokens = tokensOf(label);
  for (const text of new Set([bare, ...tokens])) {
    const company = lexicon.lookalike(text) ?? lexicon.near(text);
    if (company) return { company, text: text === bare ? label : text, how: 'lookalike' };
  }
  const isAlarm = (at: number) => Number(ALARM.has(tokens[at] ?? ''));
  const starts = Array.from(tokens.keys()).toSorted((one, two) => isAlarm(one) - isAlarm(two));
  for (const from of starts) {
    for (let to = Math.min(tokens.length, from + 4); to > from; to -= 1) {
      const part = tokens.slice(from, to);
      const company = words.get(part.join(''));
      if (company && (part.length === 1 || part.join('').length >= MIN_LONG)) {
        return { company, text: part.join('-'), how: 'part' };
      }
    }
  }
  for (const token of tokens) {
    const edge = long.find((word) => token.startsWith(word) || token.endsWith(word));
    const text = splitWord(token, lexicon)?.company ?? edge ?? '';
    const company = words.get(text);
    if (company) return { company, text, how: 'part' };
  }
  return null;
}

const ORDER: readonly CompanyMatch['how'][] = ['front', 'lookalike', 'whole', 'part'];

/**
 * Finds the company that a name stands for though it is not the company’s own.
 *
 * @param labels labels to search, in Unicode and small letters, without the public suffix. Hostile
 * @param text text in which a company’s domain may be in front. Hostile
 * @param expected the company that the user named
 * @param end length of that text without its public suffix
 * @returns the clearest match; null if no company is found
 */
export function matchCompany(
  labels: readonly string[],
  text: string,
  expected: Expectation,
  end = text.length,
): CompanyMatch | null {
  const lexicon = expected?.lexicon ?? LISTED;
  const small = text.toLowerCase();
  const domains = [domainInFront(small, end, lexicon), domainWithHyphens(small, lexicon)];
  const found = [...domains, ...labels.map((label) => companyIn(label, lexicon))]
    .filter((match) => match !== null)
    .toSorted((one, two) => ORDER.indexOf(one.how) - ORDER.indexOf(two.how));
  const all = labels.join('.');
  for (const match of found) {
    const rest = all.replace(match.text, '-').replace(/^www\./, '');
    const seeming = SEEMING_ENDING.exec(all)?.[0].replaceAll(/[-.]/g, '');
    const alarm = alarmIn(rest) ?? seeming ?? null;
    const split = tokensOf(rest).map((token) => splitWord(token, lexicon)?.usual ?? null);
    const usual = split.find((word) => word !== null) ?? null;
    const isWeak = match.how === 'part' && WEAK.has(match.text.replaceAll('-', ''));
    if (!isWeak || alarm !== null || usual !== null) return { ...match, alarm, usual };
  }
  return null;
}

/** The company that a link should be from; null if the user named none. */
export type Expectation = {
  readonly company: Company;
  /** True if the list has it. */
  readonly isListed: boolean;
  readonly lexicon: Lexicon;
} | null;

/**
 * Reads the company field: a name or a domain.
 *
 * @param typed any text
 * @returns null if the field is empty. A company that is not on the list has the significant words of its name, and its
 *   domain if that was typed
 */
export function readExpected(typed: string): Expectation {
  const name = typed.trim();
  const reading = readOwnDomain(name);
  const { registrable, label, name: unicode } = splitHost(reading.ok ? reading.ascii : '');
  const listed = companyCalled(name) ?? companyAt(registrable);
  if (listed) return { company: listed, isListed: true, lexicon: LISTED };
  if (name === '') return null;
  const tokens = tokensOf(name.toLowerCase());
  const own = tokens.filter((word) => !USUAL.has(word));
  // A shorter word occurs in other names by chance.
  const telling = [tokens.join(''), ...own].filter((word) => word.length > 3);
  const company: Company = reading.ok
    ? { name: unicode, words: [label], domains: [registrable], group: unicode }
    : { name, words: telling, domains: [], group: name };
  return { company, isListed: false, lexicon: new Lexicon([company, ...COMPANIES]) };
}
