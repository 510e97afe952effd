import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import type { Asset, Organization } from '@/api/contract/index.ts';
import type { QueryLike } from '@/components/QueryBoundary.tsx';
import { once } from '@/lib/once.ts';
import { askEngine, engineQuestion } from './model/engine-question.ts';
import {
  ownersById,
  reviewAsset,
  reviewContext,
  reviewOrganization,
  type CheckFailure,
  type EngineAnswer,
  type ListCheck,
  type Review,
  type ReviewContext,
} from './model/review-asset.ts';
import { isAsset, type Subject } from './Subject.tsx';

export interface Reviews {
  readonly context: ReviewContext;
  /** Reviews a pending asset or organisation. */
  readonly of: (subject: Subject) => Review;
  /** Stops the comparison. Every pending row then has to be reviewed. */
  readonly stop: () => void;
  /** Loads what could not be loaded, or compares again. */
  readonly retry: () => void;
}

const QUERY = 'asset-reviews';
const NONE: readonly never[] = [];
const NOTHING_PENDING: EngineAnswer = {
  conflicts: new Map(),
  facts: new Map(),
  compared: new Set(),
};

const reviewerOf = (context: ReviewContext): Reviews['of'] =>
  once((subject) =>
    isAsset(subject) ? reviewAsset(subject, context) : reviewOrganization(subject, context),
  );

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
  const allAssets = assets.data ?? NONE;
  const allOrganizations = organizations.data ?? NONE;
  const owners = useMemo(() => ownersById(allOrganizations), [allOrganizations]);
  const question = useMemo(
    () => (isLoaded ? engineQuestion(allAssets, allOrganizations) : null),
    [isLoaded, allAssets, allOrganizations],
  );
  const answer = useQuery({
    queryKey: [QUERY, question?.key],
    queryFn: async ({ signal }) => {
      if (!question) throw new Error('Nothing to compare');
      return { key: question.key, answer: await askEngine(question, signal) };
    },
    enabled: question !== null,
    staleTime: Infinity,
    retry: false,
    structuralSharing: false,
  });

  // A long list is reviewed in slices. An answer to another question does not count.
  const drawn = useDeferredValue(answer.data);
  const compared = drawn?.key === question?.key ? drawn?.answer : undefined;
  const answered = isLoaded && question === null ? NOTHING_PENDING : compared;
  const failure = failureOf(assets, organizations, answer);
  const reviewed = useMemo(() => {
    const context = reviewContext(allAssets, owners, checkOf(failure, answered));
    return { context, of: reviewerOf(context) };
  }, [allAssets, owners, answered, failure]);

  const key = question?.key;
  const sources = { assets, organisations: organizations, engine: answer, stopped: answer };
  const { refetch } = sources[failure ?? 'engine'];
  return useMemo(
    () => ({
      ...reviewed,
      stop: () => void client.cancelQueries({ queryKey: [QUERY, key] }),
      retry: () => void refetch(),
    }),
    [reviewed, client, key, refetch],
  );
}

function checkOf(failure: CheckFailure | null, answer: EngineAnswer | undefined): ListCheck {
  if (failure !== null) return { state: 'failed', why: failure };
  return answer ? { state: 'done', answer } : { state: 'checking' };
}

/** A list that failed to load again is out of date: an asset added since was not compared. */
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
