import { useEffect, useSyncExternalStore } from 'react';
import { MarkedName } from '@/features/shared/names/MarkedName.tsx';
import { NO_HIGHLIGHTS } from '@/lookalike/highlights.ts';
import { litNames } from './highlight-cache.ts';

interface LitNameProps {
  asset: string;
  name: string;
  /** Also show the punycode form of an internationalised name. */
  forms?: boolean;
}

/** A lookalike as the engine aligns it with the asset; plain until the engine has answered. */
export function HighlightedName({ asset, name, forms = true }: LitNameProps) {
  const names = litNames();
  const marked = useSyncExternalStore(
    names.subscribe,
    () => names.of(asset, name),
    () => null,
  );
  useEffect(() => void names.ask(asset, name), [names, asset, name]);
  return <MarkedName name={name} forms={forms} marked={marked ?? NO_HIGHLIGHTS} />;
}
