/**
 * What a link's name shows by itself, with no company's domain beside it. A sign is no proof: it is what a
 * careful reader would stop at (APWG, Phishing Activity Trends: brand in the subdomain, words of services in
 * the name, an address written before the @).
 */
import { graphemes } from '@/lib/invisible.ts';
import { words } from '@/lib/words.ts';
import type { DomainForms, WordedExplanation } from '@/lookalike/index.ts';
import { scriptOf, TWIN_SCRIPTS } from '@/lookalike/scripts.ts';
import { baitIn, borrowedIn } from './bait.ts';
import { BORROWED, companyAt, companyOfWord } from './companies.ts';
import { INSTALLED } from './file-name.ts';
import { endOf, knownFront } from './known-front.ts';
import { openPlace, passesFor } from './places.ts';
import type { LinkReading } from './read-link.ts';
import { capitalRead, LONG_BORROWED, nearName, readsLike } from './reads-like.ts';

export interface Sign {
  readonly kind:
    | 'user-info'
    | 'backslash'
    | 'front'
    | 'script'
    | 'reads-like'
    | 'near'
    | 'bears'
    | 'bait'
    | 'ending'
    | 'false-ending'
    | 'passes-for'
    | 'path'
    | 'program';
  /** What shows it, as it stands in the link. Hostile. */
  readonly text: string;
  /** What it is taken for, where that is a name or an ending of its own; of a false file, the ending that it has. */
  readonly like?: string;
  /** Which graphemes of the name, in Unicode, are it: from, and up to but without. */
  readonly lit: readonly [from: number, to: number] | null;
}

/** A file that installs or runs something. */
const PROGRAM = new RegExp(
  String.raw`([^/\\?#=]*\.(?:(?:${INSTALLED})(?=/)|(?:${INSTALLED}|scr|bat|cmd|vbs|jar|dmg|pkg|ipa)(?=[?#&]|$)))`,
  'i',
);

/** Another link in the path or query: what that leads to is judged by itself. */
const CARRIED_ON = /https?:\/\/.*$/is;

const FILE_AT_END = new RegExp(String.raw`^.*?[^.]\.(?:${INSTALLED})$`);

/** A name made to be read as a file by the reader who stops before its ending: `mparivahan.apk` of `mparivahan.apk.life`. */
const fileInName = ({ labels, suffix }: DomainForms): string | undefined =>
  labels.slice(0, -suffix.split('.').length).join('.').match(FILE_AT_END)?.[0];

/** The name before a path: a program stands in the path. */
const IN_HOST = /^(?:[a-z][a-z\d+.-]*:\/\/)?[^/\\?#]*(?=\/)/i;

/** Whether a text ends as a file that installs or runs something. */
export const isProgram = (text: string): boolean => PROGRAM.test(text.replace(IN_HOST, ''));

/** Endings as they stand at the end of a label, or at the end of what stands before the registered name. */
const WRITTEN_ENDING = /-(?:com|net|org|(?:co|gov|bank|net|org)-in)$/;
const FRONT = /(?:^|\.)([^.]{3,}\.(?:com|net|org|in|(?:co|gov|bank|net|org)\.in))$/;
/** The same before a sign that looks like a slash, and is a part of the name: a fraction's or a division's. */
const BEFORE_SLASH = /((?:[a-z\d-]{2,}\.)+[a-z]{2,})[\u2044\u2215\u29F8\u2571]/i;
const NO_NAME = /^(?:www|mail|web|login|secure|cdn|api|app)\./;

/** The borrowed names that a company's own domain holds: `sbi` of `onlinesbi.sbi`. */
export const borrowedOf = ({ label, suffix }: DomainForms): readonly string[] =>
  BORROWED.filter((name) => label.includes(name) || suffix === name);

/** Of what stands before an @, a whole domain: `sbi.co.in`. */
const WHOLE_DOMAIN = /^[a-z\d-]{2,}(?:\.[a-z\d-]+)*\.[a-z]{2,}$/i;

/** A domain behind a backslash, which browsers read as a slash: no honest link has one. */
const AFTER_BACKSLASH = /^\\+[@.]?((?:[a-z\d-]+\.)+[a-z]{2,})(?:[/\\?#:]|$)/i;

/** The address in it, without the port, the path or the password that dresses it: `sbi.co.in:8080`. */
const dressedAs = (text: string): string =>
  text.split(/[^\p{L}\p{N}.-]/u).find((part) => WHOLE_DOMAIN.test(part)) ?? text;

/**
 * Signs that no honest link shows: another name's look, a whole domain in front of a name or of an @, a known name
 * beside bait, a name that is to be read as a file.
 */
export const isStrong = ({ kind, text, like }: Sign): boolean =>
  kind === 'reads-like' ||
  kind === 'front' ||
  kind === 'backslash' ||
  (kind === 'user-info' && WHOLE_DOMAIN.test(text)) ||
  ((kind === 'bears' || kind === 'program') && like !== undefined);

/** Whether a link leads to a file that installs or runs something. */
export const isInstalled = ({ kind, like }: Sign): boolean =>
  kind === 'program' && like === undefined;

/** A name in the path, where it stands for nothing: `/hdfcbank.com/login`. */
const NAME_IN_PATH =
  /^[^?#]*\/((?:[a-z\d-]{2,}\.)+(?:com|in|net|org|co\.in|bank\.in|gov\.in))(?:[/?#]|$)/i;

/** The borrowed name that is a word of a path: on a place for everybody it is all that tells what the page claims to be. */
const borrowedInPath = (rest: string): string | undefined =>
  (rest.toLowerCase().split(/[?#]/)[0] ?? '')
    .split(/[^a-z\d]+/)
    .find((word) => BORROWED.includes(word));

/** Endings under which a borrowed name may well be its owner's. */
const PLAIN_ENDINGS = new Set(words('com in co.in bank.in org net gov.in org.in'));

/** The script of a label that may seem Latin and is not. */
const twinScript = (label: string) =>
  Array.from(label, scriptOf).find((script) => TWIN_SCRIPTS.has(script));

/** The label that says whose a name is, and how many stand before it: on a platform its customer's own. */
export function tellingLabel(
  forms: DomainForms,
  platform: string | null,
): { label: string; before: number } {
  const before =
    platform === null
      ? forms.subdomains.length
      : forms.labels.length - platform.split('.').length - 1;
  return { label: forms.labels[before] ?? forms.label, before };
}

/**
 * The ending that a name only seems to have, the labels before it, and where the rest of the name starts; null for
 * none. On a hosting platform a whole domain is what its owners call their page.
 */
function seemingEnd({
  candidate: { labels },
  platform,
  falseEnding,
}: Pick<WordedExplanation, 'candidate' | 'platform' | 'falseEnding'>) {
  if (!falseEnding || platform !== null) return null;
  const { ending, before } = falseEnding;
  const front = labels.slice(0, before);
  if (NO_NAME.test(`${front.at(-1)}.`)) return null;
  const whole = labels.slice(0, before + ending.split('.').length).join('.');
  return { text: `.${ending}`, front, start: graphemes(whole).length };
}

/**
 * The warning signs of a link by itself.
 *
 * @param reading what the link is
 * @param found what the engine says of its name
 * @returns each sign once, in the order in which they stand in the link; none for a name without any
 */
export function signsOf(
  reading: LinkReading,
  found: Pick<WordedExplanation, 'candidate' | 'platform' | 'falseEnding'>,
): readonly Sign[] {
  const { candidate: forms, platform } = found;
  const signs: Sign[] = [];
  if (reading.kind !== 'name') return signs;
  const decoration = reading.notes.find((note) => note.kind === 'user-info');
  const dressed = dressedAs(decoration?.text ?? '').toLowerCase();
  const isSame = `.${dressed}`.endsWith(`.${forms.registrable}`);
  if (!isSame && (dressed.includes('.') || companyOfWord(dressed) !== null)) {
    signs.push({ kind: 'user-info', text: dressed, lit: null });
  }
  // The reader stops at the name behind it, the browser before it.
  const behind = AFTER_BACKSLASH.exec(reading.rest)?.[1];
  if (behind !== undefined) signs.push({ kind: 'backslash', text: behind, lit: null });
  const all = graphemes(forms.unicode).length;
  const { label, before } = tellingLabel(forms, platform);
  const front = forms.labels.slice(0, before).join('.');
  /** Where that label begins. */
  const from = front === '' ? 0 : graphemes(front).length + 1;
  const known = knownFront(forms);
  const named = known ?? FRONT.exec(front)?.[1] ?? BEFORE_SLASH.exec(reading.host)?.[1];
  if (named !== undefined && !NO_NAME.test(named)) {
    // What decides is lit: the end, which a reader stops reading for.
    const start = known === undefined ? from - 1 : endOf(known, forms.ascii);
    signs.push({ kind: 'front', text: named, lit: [start, all] });
  }
  const at = (found: { at: number; text: string }): [number, number] => {
    const start = from + graphemes(label.slice(0, found.at)).length;
    return [start, start + graphemes(found.text).length];
  };
  const script = twinScript(label);
  if (script !== undefined) signs.push({ kind: 'script', text: script, lit: null });
  const like = readsLike(label) ?? readsLike(label, 'i');
  if (like) signs.push({ kind: 'reads-like', text: like.text, like: like.like, lit: at(like) });
  const capital = like ? null : capitalRead(reading.host, before);
  if (capital !== null) signs.push({ kind: 'reads-like', text: 'I', like: capital, lit: null });
  const near = like || capital !== null ? null : nearName(label);
  if (near !== null) signs.push({ kind: 'near', text: label, like: near, lit: null });
  const bait = baitIn(label);
  const isOwn = companyAt(forms.registrable) !== null;
  // Where front already says it, it is not said twice.
  const seeming = isOwn || named !== undefined ? null : seemingEnd(found);
  const borrowed = isOwn
    ? null
    : (borrowedIn(forms.labels.slice(0, before + 1), label) ??
      (seeming && borrowedIn(seeming.front, seeming.front.at(-1) ?? '')));
  const ending = WRITTEN_ENDING.exec(label);
  // What stands beside it may be sign enough.
  if (borrowed?.bait !== undefined) {
    signs.push({ kind: 'bears', text: borrowed.text, like: borrowed.bait, lit: null });
  } else if (borrowed && !ending) {
    signs.push({ kind: 'bears', text: borrowed.text, lit: null });
  }
  const suffix = platform ?? forms.suffix;
  if (seeming) {
    const { text, start } = seeming;
    signs.push({ kind: 'false-ending', text, like: `.${suffix}`, lit: [start, all] });
  }
  const better = passesFor(suffix);
  const elsewhere = platform === null && better === null && !PLAIN_ENDINGS.has(suffix);
  if (elsewhere && !isOwn && LONG_BORROWED.includes(label)) {
    signs.push({ kind: 'bears', text: label, lit: null });
  }
  if (bait) signs.push({ kind: 'bait', text: bait.text, lit: at(bait) });
  if (ending) {
    const found = { at: ending.index, text: ending[0] };
    signs.push({ kind: 'ending', text: found.text, lit: at(found) });
  }
  if (better !== null) {
    const start = from + graphemes(label).length;
    signs.push({ kind: 'passes-for', text: `.${suffix}`, like: better, lit: [start, all] });
  }
  const isPlace = openPlace(reading.host, reading.rest, platform)?.holds === 'page';
  const inPath =
    NAME_IN_PATH.exec(reading.rest)?.[1] ??
    (isPlace && !isOwn ? borrowedInPath(reading.rest) : undefined);
  if (inPath !== undefined) signs.push({ kind: 'path', text: inPath, lit: null });
  if (reading.isMail) return signs;
  const program = PROGRAM.exec(reading.rest.replace(CARRIED_ON, ''))?.[1];
  const fileName = isOwn ? undefined : fileInName(forms);
  if (program !== undefined) signs.push({ kind: 'program', text: program, lit: null });
  else if (fileName !== undefined) {
    signs.push({ kind: 'program', text: fileName, like: `.${suffix}`, lit: null });
  }
  return signs;
}
