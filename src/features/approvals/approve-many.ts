/** Approving several assets: a few calls at a time, a result for each. */

/** More would only queue at the backend, and a Stop would come too late for them. */
const AT_ONCE = 4;

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
  const results = new Map<string, ApprovalResult>();
  const queue = ids.values();
  const one = async (id: string): Promise<ApprovalResult> => {
    if (signal.aborted) return { is: 'left' };
    try {
      await approve(id);
      return { is: 'approved' };
    } catch (error) {
      return { is: 'failed', error };
    }
  };
  const worker = async () => {
    for (const id of queue) {
      // One call at a time is the point: there are AT_ONCE of these workers.
      // oxlint-disable-next-line no-await-in-loop
      const result = await one(id);
      results.set(id, result);
      onResult(id, result);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return results;
}
