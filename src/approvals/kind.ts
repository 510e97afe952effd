/** The two kinds of rows that are approved: assets and organisations. */
import type { QueryKey, UseMutationOptions, UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import type { Asset, ById, Organization } from '@/api/contract/index.ts';
import type { BatchOptions, WorkResults } from '@/api/queries/run-batch.ts';
import type { FilterSelect } from '@/components/table/FilterSelect.tsx';
import type { TableColumn } from '@/components/table/columns.ts';
import type { ReviewContext } from './model/review-asset.ts';
import type { Subject } from './Subject.tsx';
import type { Reviews } from './use-reviews.ts';

export type Noun = 'asset' | 'organisation';

export type Filters = Readonly<Record<string, string>>;
export type TableFilter = Omit<ComponentProps<typeof FilterSelect>, 'state'>;

/** The two lists that a super-admin decides about. */
export interface Lists {
  readonly assets: UseQueryResult<readonly Asset[]>;
  readonly organizations: UseQueryResult<readonly Organization[]>;
}

/** The own parts of a kind's table. */
export interface KindTable<Row> {
  /** All URL parameters that filter the table: a module constant. */
  readonly filterNames: readonly string[];
  readonly columns: readonly TableColumn<Row>[];
  readonly searchIn: (row: Row) => readonly string[];
  /** Filters that the other kind lacks, by the names of their URL parameters. */
  readonly filters: readonly TableFilter[];
  /** True if a row passes these filters. */
  readonly keep: (row: Row, filters: Filters) => boolean;
}

/** Calls, table and words of one kind. A module constant. */
export interface Kind<Row extends Subject> {
  readonly noun: Noun;
  /** The table's accessible name. */
  readonly label: string;
  /** Why the list is empty. */
  readonly empty: string;
  readonly query: { readonly queryKey: QueryKey };
  readonly listIn: (lists: Lists) => UseQueryResult<readonly Row[]>;
  readonly tableOf: (context: ReviewContext) => KindTable<Row>;
  readonly approve: UseMutationOptions<{ message: string }, Error, ById>;
  readonly approveMany: UseMutationOptions<WorkResults, Error, BatchOptions>;
  readonly remove: UseMutationOptions<{ message: string }, Error, ById>;
  readonly errorText: (error: unknown, doing: 'fetch' | 'approve' | 'delete') => string;
  /** How long the error of an approval shows, in milliseconds; until its dialog closes if not given. */
  readonly approveErrorMs?: (text: string) => number;
  readonly deleteLabel: string;
  /** A toast's sentence: 'example.in was deleted'. */
  readonly newsOf: (
    subject: Row,
    done: 'approved' | 'deleted',
    context: ReviewContext,
  ) => ReactNode;
  readonly details: (subject: Row, reviews: Reviews) => ReactNode;
  /** The question before one is deleted. */
  readonly deletion: (subject: Row, reviews: Reviews) => ReactNode;
}
