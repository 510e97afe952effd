import { DomainName } from '@/components/DomainName.tsx';
import type { AlertRow } from '@/features/shared/alert-index/packed-alerts.ts';
import { foreignGraphemes } from '@/lib/foreign-graphemes.ts';
import { Notice } from '@/ui/Notice.tsx';
import { useAwaitingAsset } from './use-own-name.ts';

/** Says that a pending asset covers the name of an alert, which stays one until the asset is approved. */
export function AwaitingOwn({ alert }: { alert: AlertRow }) {
  const asset = useAwaitingAsset(alert);
  if (asset === null) return null;
  return (
    <Notice tone="info" className="mt-4 max-w-prose">
      You added{' '}
      <DomainName
        name={asset.name}
        forms={false}
        isLit={foreignGraphemes(asset.name)}
        className="inline! align-baseline!"
      />
      , which awaits approval; this alert is {asset.isSame ? 'about it' : 'below it'}.
    </Notice>
  );
}
