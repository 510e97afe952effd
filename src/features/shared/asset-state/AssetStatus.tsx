import { CircleCheck, CircleDashed } from 'lucide-react';
import type { Asset } from '@/api/contract/index.ts';
import { statusOf } from './asset-state.ts';

/** Pending or Approved: a shape and a word. */
export function AssetStatus({ asset }: { asset: Asset }) {
  const Icon = asset.approved ? CircleCheck : CircleDashed;
  return (
    <span className="flex items-center gap-1.5 whitespace-nowrap">
      <Icon
        aria-hidden
        size={16}
        strokeWidth={1.5}
        className={asset.approved ? 'text-brand' : 'text-medium'}
      />
      {statusOf(asset)}
    </span>
  );
}
