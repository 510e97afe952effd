import { useQuery } from '@tanstack/react-query';
import { assetListQuery } from '@/api/queries/assets.ts';
import { count } from '@/lib/format.ts';

interface Awaiting {
  /** False until the assets are loaded or have failed. */
  readonly isSettled: boolean;
  /** One sentence if there are assets and none is watched yet; null if one is, or nothing is known. */
  readonly words: string | null;
}

/** True if alerts cannot have arrived yet, because every asset still waits for its approval. */
export function useAwaiting(): Awaiting {
  const { data, isPending } = useQuery(assetListQuery());
  const waits =
    data !== undefined &&
    data.length > 0 &&
    data.every(({ approved, under_watch }) => !approved && !under_watch);
  return {
    isSettled: !isPending,
    words: waits
      ? `We are not watching yet: ${count(data.length, 'asset awaits', 'assets await')} approval.`
      : null,
  };
}
