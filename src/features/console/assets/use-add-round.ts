import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { createAssetOnce } from '@/api/queries/asset-create.ts';
import { assetKeys } from '@/api/queries/assets.ts';
import { runMany, type WorkResult } from '@/features/shared/bulk/run-many.ts';
import type { PastedName } from './pasted-names.ts';

/** One press of "Add": what was in the box, and what has become of it so far. */
export interface AddRound {
  readonly names: readonly PastedName[];
  /** By ASCII form; what is missing waits. */
  readonly results: ReadonlyMap<string, WorkResult>;
  readonly ended: boolean;
}

interface AddRounds {
  readonly round: AddRound | null;
  /** Registers the valid names among these; null when a round is under way already. */
  readonly add: (names: readonly PastedName[]) => Promise<ReadonlyMap<string, WorkResult>> | null;
  /** Makes no further call; those under way are waited for. */
  readonly stop: () => void;
}

/** Registers many assets, a few at a time; the asset list is fetched again once, at the end. */
export function useAddRound(): AddRounds {
  const client = useQueryClient();
  const [round, setRound] = useState<AddRound | null>(null);
  const running = useRef<AbortController | null>(null);
  // The page is left: no further call is made.
  useEffect(() => () => running.current?.abort(), []);

  async function run(names: readonly PastedName[], controller: AbortController) {
    const valid = names.flatMap((name) => (name.is === 'valid' ? [name.ascii] : []));
    setRound({ names, results: new Map(), ended: false });
    const results = await runMany(
      valid,
      // Not the mutation of a single asset, which fetches the list again each time.
      (ascii) => createAssetOnce(client, { name: ascii, domain: ascii }),
      (ascii, result) =>
        setRound((now) => now && { ...now, results: new Map(now.results).set(ascii, result) }),
      controller.signal,
    );
    running.current = null;
    setRound({ names, results, ended: true });
    void client.invalidateQueries({ queryKey: assetKeys.all });
    return results;
  }

  return {
    round,
    add(names) {
      if (running.current) return null;
      running.current = new AbortController();
      return run(names, running.current);
    },
    stop: () => running.current?.abort(),
  };
}
