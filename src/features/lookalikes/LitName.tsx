import { useEffect, useSyncExternalStore } from 'react';
import { DomainName } from '@/components/DomainName.tsx';
import { askLit, litOf, subscribeLit } from './lit-names.ts';

/** A lookalike with what deceives in it lit, as the engine aligns it with the asset. */
export function LitName({ asset, name }: { asset: string; name: string }) {
  const lit = useSyncExternalStore(
    subscribeLit,
    () => litOf(asset, name),
    () => null,
  );
  useEffect(() => askLit(asset, name), [asset, name]);
  return <DomainName name={name} isLit={(_, index) => lit?.has(index) ?? false} />;
}
