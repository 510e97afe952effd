import { useEffect, useState } from 'react';
import { MarkedName } from '@/components/MarkedName.tsx';
import { NO_HIGHLIGHTS, highlightsOf, type Highlights } from '@/lookalike/highlights.ts';
import { sessionState } from '@/lib/session-state.ts';
import { engine } from '@/lookalike/engine.ts';

interface HighlightedNameProps {
  asset: string;
  name: string;
  /** Also show the punycode form of an internationalised name. */
  forms?: boolean;
}

/** A lookalike as the engine aligns it with the asset; plain until the engine has answered. */
export function HighlightedName({ asset, name, forms = true }: HighlightedNameProps) {
  const { known } = sessionState.get(KnownHighlights);
  const key = `${asset} ${name}`;
  const [, setAnswered] = useState('');
  useEffect(() => {
    if (known.has(key)) return;
    engine()
      .explain(asset, name)
      .then((found) => {
        if (known.size >= MAX_KEPT) known.clear();
        known.set(key, highlightsOf(found));
        setAnswered(key);
      })
      .catch(() => {
        // Without an answer the name stays plain, which is not wrong.
      });
  }, [known, key, asset, name]);
  return <MarkedName name={name} forms={forms} marked={known.get(key) ?? NO_HIGHLIGHTS} />;
}

const MAX_KEPT = 4_000;

/** Highlights of this session by pair of names: a row that scrolls back into view has them at once. */
class KnownHighlights {
  readonly known = new Map<string, Highlights>();

  close(): void {
    this.known.clear();
  }
}
