import { useCallback, useState } from 'react';

interface Running {
  /** The ids whose work is under way. */
  readonly ids: ReadonlySet<string>;
  /** Does the work of one id and keeps it in `ids` meanwhile; settles as the work does. */
  readonly run: <Result>(id: string, work: () => Promise<Result>) => Promise<Result>;
}

/** Several rows' work at once, each known by its id. */
export function useRunning(): Running {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const run = useCallback(async <Result>(id: string, work: () => Promise<Result>) => {
    setIds((before) => new Set(before).add(id));
    try {
      return await work();
    } finally {
      setIds((before) => {
        const after = new Set(before);
        after.delete(id);
        return after;
      });
    }
  }, []);
  return { ids, run };
}
