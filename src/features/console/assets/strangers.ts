/** New names that may belong to another: who holds them says so, or they share nothing with the organisation's own. */
import { toUnicode } from '@/lib/idna.ts';
import { domainOf } from '@/lib/read-name.ts';
import { isPublicMail } from '@/lib/public-mail.ts';
import { restrictionOf } from '@/lib/restricted-endings.ts';
import { engine } from '@/lookalike/engine.ts';
import { SCRIPT_NAMES, scriptOf } from '@/lookalike/scripts.ts';

/** What is said of such a name. */
const STRANGER = 'Shares nothing with your names: check that it is yours.';
/** Letters of two scripts cannot be compared: it may be the same word. */
const OTHER_SCRIPT = 'In another script than your names: check that it is yours.';
const MAIL = 'This is the name of a public mail service, and so hardly yours.';

/** What is known of who holds a name (ASCII form), whatever the organisation's own are; null where nothing is. */
function heldWords(name: string): string | null {
  if (isPublicMail(name)) return MAIL;
  const restriction = restrictionOf(name);
  if (restriction === null) return null;
  const { ending, holders } = restriction;
  return `Only ${holders} can register under .${ending}: check that it is yours.`;
}

/** New names that deserve a look, and what is said of each; by ASCII form. */
export type Strangers = ReadonlyMap<string, string>;

/** So many letters in a row are no accident. */
const RUN = 4;
/** Accents of Latin, Greek and Cyrillic letters; the vowel signs of Indic scripts are letters of the word. */
const ACCENTS = /[\u0300-\u036f]/g;

const squashed = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(ACCENTS, '')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

const scriptsIn = (text: string): string[] =>
  Array.from(text, scriptOf).filter((script) => SCRIPT_NAMES.includes(script));

interface Letters {
  /** All letters and digits before the ending. */
  readonly text: string;
  /** Those of the registered label. */
  readonly brand: string;
}

/**
 * @param name ASCII form
 * @param registrable as the engine gives it for that name
 */
function lettersOf(name: string, registrable: string): Letters {
  const [label = ''] = registrable.split('.');
  const hosts = name.slice(0, name.length - registrable.length);
  return { text: squashed(toUnicode(hosts + label)), brand: squashed(toUnicode(label)) };
}

function runsIn(text: string): string[] {
  return Array.from({ length: Math.max(0, text.length - RUN + 1) }, (_run, at) =>
    text.slice(at, at + RUN),
  );
}

/**
 * Which names are known to be held by others or by few, or have neither four letters in a row in common with any of
 * the organisation's own, nor a shorter one of them whole. Accents do not count.
 *
 * @param names ASCII forms
 * @param own the names that are there, as the backend sent them
 * @returns only the former where there is no name to compare with. What Engine rejects with is passed on
 */
export async function findStrangers(
  names: readonly string[],
  own: readonly string[],
): Promise<Strangers> {
  const found = new Map(
    names.flatMap((name) => {
      const said = heldWords(name);
      return said === null ? [] : [[name, said] as const];
    }),
  );
  const domains = own.flatMap((name) => domainOf(name) ?? []);
  const registrables = await engine().registrables([...domains, ...names]);
  const read = [...domains, ...names].map((name, at) => lettersOf(name, registrables[at] ?? name));
  // An app's name has no ending: all of it counts.
  const apps = own
    .filter((name) => domainOf(name) === null)
    .map((name) => ({ text: squashed(name), brand: squashed(name) }));
  const known = [...read.slice(0, domains.length), ...apps].filter(({ brand }) => brand !== '');
  if (known.length === 0) return found;
  const runs = new Set(known.flatMap(({ text }) => runsIn(text)));
  const short = new Set(known.map(({ brand }) => brand).filter((brand) => brand.length < RUN));
  const scripts = new Set(known.flatMap(({ text }) => scriptsIn(text)));
  const shares = ({ text }: Letters) =>
    runsIn(text).some((run) => runs.has(run)) || [...short].some((brand) => text.includes(brand));
  for (const [at, name] of names.entries()) {
    if (found.has(name)) continue;
    const letters = read[domains.length + at];
    if (letters === undefined || letters.text === '' || shares(letters)) continue;
    const its = scriptsIn(letters.text);
    const isForeign = its.length > 0 && !its.some((script) => scripts.has(script));
    found.set(name, isForeign ? OTHER_SCRIPT : STRANGER);
  }
  return found;
}
