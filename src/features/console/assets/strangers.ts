/** New names that share nothing with the organisation's own and may belong to another. */
import { domainOf, toUnicode } from '@/lib/hostname.ts';
import { engine } from '@/lookalike/engine.ts';

/** What is said of such a name. */
export const STRANGER = 'Shares nothing with your names: check that it is yours.';

/** So many letters in a row are no accident. */
const RUN = 4;
const ASCII = /^[a-z0-9]+$/;

const squashed = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');

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
 * Which names have neither four letters in a row in common with any of the organisation's own, nor a shorter
 * one of them whole. Names in other scripts are not judged: the same word may be written in two.
 *
 * @param names ASCII forms
 * @param own the names that are there, as the backend sent them
 * @returns nothing where there is no name to compare with. What Engine rejects with is passed on
 */
export async function findStrangers(
  names: readonly string[],
  own: readonly string[],
): Promise<ReadonlySet<string>> {
  const domains = own.flatMap((name) => domainOf(name) ?? []);
  const registrables = await engine().registrables([...domains, ...names]);
  const read = [...domains, ...names].map((name, at) => lettersOf(name, registrables[at] ?? name));
  // An app's name has no ending: all of it counts.
  const apps = own
    .filter((name) => domainOf(name) === null)
    .map((name) => ({ text: squashed(name), brand: squashed(name) }));
  const known = [...read.slice(0, domains.length), ...apps].filter(({ text }) => ASCII.test(text));
  if (known.length === 0) return new Set();
  const runs = new Set(known.flatMap(({ text }) => runsIn(text)));
  const short = new Set(known.map(({ brand }) => brand).filter((brand) => brand.length < RUN));
  const shares = ({ text }: Letters) =>
    runsIn(text).some((run) => runs.has(run)) || [...short].some((brand) => text.includes(brand));
  return new Set(
    names.filter((_name, at) => {
      const letters = read[domains.length + at];
      return letters !== undefined && ASCII.test(letters.text) && !shares(letters);
    }),
  );
}
