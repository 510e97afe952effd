import { useEffect, useSyncExternalStore } from 'react';
import { DomainName } from '@/components/DomainName.tsx';
import { askLit, litOf, subscribeLit } from './lit-names.ts';

interface LitNameProps {
  asset: string;
  name: string;
  /** Also show the punycode form of an internationalised name. */
  forms?: boolean;
}

/** A lookalike with what deceives in it lit, as the engine aligns it with the asset. */
export function LitName({ asset, name, forms = true }: LitNameProps) {
  const lit = useSyncExternalStore(
    subscribeLit,
    () => litOf(asset, name),
    () => null,
  );
  useEffect(() => askLit(asset, name), [asset, name]);
  return <DomainName name={name} forms={forms} isLit={(_, index) => lit?.has(index) ?? false} />;
}
