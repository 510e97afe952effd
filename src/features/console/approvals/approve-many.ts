/** Approving several assets: a result for each (features/shared/bulk does the work). */
import { runMany, type WorkResult } from '@/features/shared/bulk/run-many.ts';

export type ApprovalResult =
  | { readonly is: 'approved' }
  /** `error` is what the call was rejected with. */
  | { readonly is: 'failed'; readonly error: unknown }
  /** Stopped before its call was made. */
  | { readonly is: 'left' };

/**
 * Approves one after the other, four at a time; a failure does not stop the rest.
 *
 * @param ids what to approve, in this order
 * @param approve makes one call
 * @param onResult told of each result as it comes
 * @param signal when aborted, no further call is made; those under way are waited for
 * @returns all results by id
 */
export async function approveMany(
  ids: readonly string[],
  approve: (id: string) => Promise<unknown>,
  onResult: (id: string, result: ApprovalResult) => void,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, ApprovalResult>> {
  const named = (id: string, result: WorkResult) => onResult(id, approvalOf(result));
  const results = await runMany(ids, approve, named, signal);
  return new Map(Array.from(results, ([id, result]) => [id, approvalOf(result)]));
}

function approvalOf(result: WorkResult): ApprovalResult {
  return result.is === 'done' ? { is: 'approved' } : result;
}
