/**
 * What a message's words speak of. They say neither that it is a fraud nor that it is none: thieves and banks write
 * alike, and what counts is told as rules that hold either way.
 */
import { callsIn } from './phones.ts';
import { linksIn, readLink } from './read-link.ts';
import type { Rule } from './rule.ts';
import { RULES } from './rule-table.ts';

/** Kept of a message whose words speak of nothing that there is a rule for. */
const WORDS = 'text';

/** Between what is kept in an address. */
const JOINT = '.';

/** The most that is said of one message: more is not read. */
const MAX_RULES = 3;

const BY_KEY: ReadonlyMap<string, Rule> = new Map(RULES.map((rule) => [rule.key, rule]));

/** A text as the rules are told from it: in small letters, without what cannot be seen. */
const plain = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .toLowerCase();

/** A program's name, and no link to one: a message speaks of it. */
const PROGRAM_NAMED = /^[^/]+\.apk$/i;

/** Files that come with messages. */
const FILE = /\.(?:csv|docx?|gif|html?|iso|jpe?g|js|lnk|pdf|php|png|pptx?|rar|txt|xlsx?|xml|zip)$/i;

/** Whether a text ends as a file that comes with messages does, so that it is no slip of the writer's. */
export const isFileNamed = (text: string): boolean => FILE.test(text);

/** What holds the place of a number to call. */
const KEPT_CALL = /^(?:tel|sms|smsto|call):/i;

/** A text without its links and numbers, whose own words are no message's. */
function wordsOf(typed: string): string {
  const links = linksIn(typed).filter((link) => readLink(link).kind !== 'none');
  const isWord = (token: string) =>
    PROGRAM_NAMED.test(token) ||
    !(KEPT_CALL.test(token) || links.some((link) => token.includes(link)));
  return plain(typed.split(/\s+/).filter(isWord).join(' '));
}

/** Whether a rule says something that the ones before it leave open: what is beside the point only frightens. */
const isNew = ({ key }: Rule, at: number, all: readonly Rule[]): boolean =>
  all.slice(0, at).every(({ beside }) => beside?.includes(key) !== false);

/**
 * What the address of a verdict keeps of a message: which rules hold of its words, the most urgent first, or that
 * there were words at all.
 *
 * @param typed any text
 * @returns '' for a link without words
 */
export function keptOf(typed: string): string {
  const text = wordsOf(typed);
  // A number to call is judged by itself.
  const isTold = () => callsIn(typed).length > 0;
  const speaksOf = ({ words, not, isNumber }: Rule) =>
    words.test(text) && not?.test(text) !== true && !(isNumber && isTold());
  const rules = RULES.filter(speaksOf).filter(isNew).slice(0, MAX_RULES);
  if (rules.length > 0) return rules.map(({ key }) => key).join(JOINT);
  return /\p{L}{2}/u.test(text) ? WORDS : '';
}

/**
 * The rules that were kept of a message.
 *
 * @param kept of an address. Hostile: any text
 */
export const rulesOf = (kept: string): readonly Rule[] =>
  kept
    .split(JOINT)
    .slice(0, MAX_RULES)
    .flatMap((key) => BY_KEY.get(key) ?? []);

/**
 * What an address says of its message; '' for nothing.
 *
 * @param kept of an address. Hostile: any text
 */
export const readKept = (kept: string): string =>
  kept === WORDS
    ? kept
    : rulesOf(kept)
        .map(({ key }) => key)
        .join(JOINT);

/** Whether a message asks its reader to act, by what is kept of it. */
export const isPressing = (kept: string): boolean =>
  rulesOf(kept).some((rule) => rule.isPressing === true);

/** Whether a rule tells to call the national helpline, so that it need not be told again. */
export const namesHelpline = ({ holds, act }: Rule): boolean => /\b1930\b/.test(holds + act);
