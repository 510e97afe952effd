import { useEffect, useSyncExternalStore } from 'react';
import { DomainName } from '@/components/DomainName.tsx';
import { litNames } from './lit-names.ts';

/** Where more is missing and something else is there, it has moved, or the name is another one. */
const MOST_GONE = 2;

interface LitNameProps {
  asset: string;
  name: string;
  /** Also show the punycode form of an internationalised name. */
  forms?: boolean;
}

/** A lookalike as the engine aligns it with the asset: deceptive letters lit, missing ones struck out. */
export function LitName({ asset, name, forms = true }: LitNameProps) {
  const names = litNames();
  const marked = useSyncExternalStore(
    names.subscribe,
    () => names.of(asset, name),
    () => null,
  );
  useEffect(() => void names.ask(asset, name), [names, asset, name]);
  return (
    <DomainName
      name={name}
      forms={forms}
      isLit={(_, index) => marked?.lit.has(index) ?? false}
      before={(index) => {
        const gone = marked?.gone.get(index);
        if (!marked || gone === undefined) return null;
        return gone.length > MOST_GONE && marked.lit.size > 0 ? null : <Gone>{gone}</Gone>;
      }}
    />
  );
}

/** What the real name has here. Drawn by the style sheet: the name's own text stays what is registered. */
function Gone({ children }: { children: string }) {
  return <span aria-hidden className="unseen gone" data-gone={children} title="Left out" />;
}
