/** Turns what is typed into the hero's field into its subject. Loaded with the first sign of intent. */
import { rememberDomain } from '@/features/shared/domain-form/known-domain.ts';
import { toUnicode } from '@/lib/idna.ts';
import { INVALID_DOMAIN, readOwnDomain } from '@/lib/read-name.ts';
import { heroSubject, plainCells, type Subject } from './specimen.ts';
import { typedLookalikes } from './typed-lookalikes.ts';
import { capitalized } from '@/lib/capitalized.ts';

/** Nothing is asked of the engine while letters still follow each other. */
const CALM_MS = 250;

/** The beginning of a name: its ending is still to come. */
const BEGINNING = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}-]{0,62}\.?$/u;

export interface TypedName {
  subject: Subject;
  /** The name in ASCII; null where it is the page's own, or not complete. */
  domain: string | null;
  /** What is still missing from the text to be a domain name, as a sentence; null where nothing is. */
  hint: string | null;
}

export class NameFollower {
  readonly #show: (change: (before: TypedName) => TypedName) => void;
  #name: string = heroSubject.name;
  #job = new AbortController();

  constructor(show: (change: (before: TypedName) => TypedName) => void) {
    this.#show = show;
  }

  /** Takes the text of the field, whatever it is. */
  read(text: string): void {
    const typed = text.trim();
    const reading = readOwnDomain(typed);
    const hint = reading.ok || typed === '' ? null : asHint(reading.reason);
    this.#show((before) => ({ ...before, hint }));
    if (typed === '') this.#become(heroSubject.name, null);
    else if (reading.ok) this.#become(toUnicode(reading.ascii), reading.ascii);
    else if (BEGINNING.test(typed)) this.#become(typed.toLowerCase(), null);
  }

  #become(name: string, domain: string | null): void {
    // Every way to a demo carries it along.
    if (domain !== null) rememberDomain(domain);
    if (name === this.#name) return;
    this.#name = name;
    this.#job.abort();
    const { signal } = (this.#job = new AbortController());
    const plain = { name, cells: plainCells(name), lookalikes: [], pending: true };
    const subject = name === heroSubject.name ? heroSubject : plain;
    this.#show(({ hint }) => ({ hint, subject, domain }));
    if (domain === null || subject === heroSubject) return;
    window.setTimeout(() => {
      if (signal.aborted) return;
      typedLookalikes(domain, signal).then(
        (lookalikes) => {
          if (signal.aborted) return;
          this.#show((before) => ({
            ...before,
            subject: { ...subject, lookalikes, pending: false },
          }));
        },
        () => {
          // Without the engine the name stands there in type, which is what was typed.
          if (signal.aborted) return;
          this.#show((before) => ({ ...before, subject: { ...subject, pending: false } }));
        },
      );
    }, CALM_MS);
  }
}

/** The reason of a refusal as a sentence of its own: "It needs an ending such as .in or .com." */
function asHint(reason: string): string {
  const why = reason.slice(INVALID_DOMAIN.length).replace(/^: /, '');
  return why === '' ? `${reason}.` : capitalized(why);
}
