import { useRef, useState } from 'react';
import { INVALID_DOMAIN, readTypedDomain, toUnicode } from '@/lib/hostname.ts';
import { heroSubject, plainCells, type Subject } from './specimen.ts';

/** Nothing is asked of the engine while letters still follow each other. */
const CALM_MS = 250;

/** The beginning of a name: its ending is still to come. */
const BEGINNING = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}-]{0,62}\.?$/u;

interface TypedName {
  subject: Subject;
  /** The name in ASCII; null while the page's own stands there. */
  domain: string | null;
  /** What is still missing from the text to be a domain name, as a sentence; null where nothing is. */
  hint: string | null;
  /** For the first sign that a visitor will type: fetches the engine. */
  onIntent: () => void;
  /** For every change of the field. */
  onType: (text: string) => void;
}

const load = () => import('./typed-lookalikes.ts');

/** The hero's subject: what the visitor types, the last good name where they typed none. */
export function useTypedName(): TypedName {
  const [{ subject, domain }, setCurrent] = useState<{ subject: Subject; domain: string | null }>({
    subject: heroSubject,
    domain: null,
  });
  const [hint, setHint] = useState<string | null>(null);
  const job = useRef<AbortController>(undefined);

  function show(name: string, ascii: string | null) {
    if (name === subject.name) return;
    job.current?.abort();
    const cells = plainCells(name);
    setCurrent({ subject: { name, cells, lookalikes: [] }, domain: ascii });
    if (ascii === null) return;
    const { signal } = (job.current = new AbortController());
    window.setTimeout(() => {
      if (signal.aborted) return;
      load()
        .then((engine) => engine.typedLookalikes(ascii, signal))
        .then(
          (lookalikes) => {
            if (!signal.aborted)
              setCurrent({ subject: { name, cells, lookalikes }, domain: ascii });
          },
          () => {
            // Without the engine the name stands there in type, which is what was typed.
          },
        );
    }, CALM_MS);
  }

  function onType(text: string) {
    const typed = text.trim();
    const reading = readTypedDomain(typed);
    setHint(reading.ok || typed === '' ? null : asHint(reading.reason));
    if (typed === '') {
      job.current?.abort();
      setCurrent({ subject: heroSubject, domain: null });
    } else if (reading.ok) show(toUnicode(reading.ascii), reading.ascii);
    else if (BEGINNING.test(typed)) show(typed.toLowerCase(), null);
  }

  return { subject, domain, hint, onIntent: () => void load().catch(() => {}), onType };
}

/** The reason of a refusal as a sentence of its own: "It needs an ending such as .in or .com." */
function asHint(reason: string): string {
  const why = reason.slice(INVALID_DOMAIN.length).replace(/^: /, '');
  return why.charAt(0).toUpperCase() + why.slice(1) || `${reason}.`;
}
