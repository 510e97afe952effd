import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Asset, Organization } from '@/api/contract/index.ts';
import type { QueryLike } from '@/components/QueryBoundary.tsx';
import { askEngine, engineQuestion } from './model/engine-question.ts';
import {
  reviewAsset,
  reviewContext,
  reviewOrganization,
  type CheckFailure,
  type EngineAnswer,
  type ListCheck,
  type Review,
  type ReviewContext,
} from './model/review-asset.ts';

export interface Reviews {
  readonly check: ListCheck;
  readonly context: ReviewContext;
  /** Reviews a pending asset. */
  readonly ofAsset: (asset: Asset) => Review;
  /** Reviews a pending organisation. */
  readonly ofOrganization: (organization: Organization) => Review;
  /** Stops the comparison. Every pending row then has to be reviewed. */
  readonly stop: () => void;
  /** Loads what could not be loaded, or compares again. */
  readonly retry: () => void;
}

const NO_ASSETS: readonly Asset[] = [];
const NO_ORGANIZATIONS: readonly Organization[] = [];
const NOTHING_PENDING: EngineAnswer = {
  conflicts: new Map(),
  suffixes: new Set(),
  registrations: new Map(),
};

/** Returns a function that computes each value once. */
function once<Item extends object>(review: (item: Item) => Review): (item: Item) => Review {
  const known = new Map<Item, Review>();
  return (item) => {
    const value = known.get(item) ?? review(item);
    known.set(item, value);
    return value;
  };
}

/**
 * Has the pending assets compared with all others, in the engine's worker, and reviews them. The answer belongs
 * to one list of names and owners; any other list is compared again from the start.
 */
export function useReviews(
  assets: QueryLike<readonly Asset[]>,
  organizations: QueryLike<readonly Organization[]>,
): Reviews {
  const client = useQueryClient();
  const isLoaded = assets.data !== undefined && organizations.data !== undefined;
  const allAssets = assets.data ?? NO_ASSETS;
  const allOrganizations = organizations.data ?? NO_ORGANIZATIONS;
  const question = useMemo(
    () => (isLoaded ? engineQuestion(allAssets, allOrganizations) : null),
    [isLoaded, allAssets, allOrganizations],
  );
  const queryKey = ['asset-reviews', question?.key];
  const answer = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      question ? askEngine(question, signal) : Promise.reject(new Error('Nothing to compare')),
    enabled: question !== null,
    staleTime: Infinity,
    retry: false,
    structuralSharing: false,
  });

  const answered = isLoaded && question === null ? NOTHING_PENDING : answer.data;
  const failure = failureOf(assets, organizations, answer);
  const reviews = useMemo(() => {
    const check: ListCheck =
      failure !== null
        ? { state: 'failed', why: failure }
        : answered
          ? { state: 'done', answer: answered }
          : { state: 'checking' };
    const context = reviewContext(allAssets, allOrganizations, check);
    return {
      check,
      context,
      ofAsset: once((asset: Asset) => reviewAsset(asset, context)),
      ofOrganization: once((one: Organization) => reviewOrganization(one, context)),
    };
  }, [allAssets, allOrganizations, answered, failure]);

  return {
    ...reviews,
    stop: () => void client.cancelQueries({ queryKey }),
    retry: () => {
      if (failure === 'assets') void assets.refetch();
      else if (failure === 'organisations') void organizations.refetch();
      else void answer.refetch();
    },
  };
}

/** A list that failed to load again is out of date: an asset that came since was compared with nothing. */
function failureOf(
  assets: QueryLike<unknown>,
  organizations: QueryLike<unknown>,
  answer: { isError: boolean; isPending: boolean; isFetching: boolean; isEnabled: boolean },
): CheckFailure | null {
  if (assets.error) return 'assets';
  if (organizations.error) return 'organisations';
  if (!answer.isEnabled || answer.isFetching) return null;
  if (answer.isError) return 'engine';
  return answer.isPending ? 'stopped' : null;
}
