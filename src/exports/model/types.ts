/** Types of the exports: one kind of row for all formats. Every text of a row is hostile. */
import type { CaseStatus } from '@/cases/model/types.ts';
import type { MatchKind } from '@/lookalike/match-kind.ts';
import type { LeftOut } from './reasons.ts';

/** Traffic Light Protocol 2.0 (https://www.first.org/tlp), without RED: a file is not for a single person. */
export const TLP_LEVELS = ['clear', 'green', 'amber', 'amber+strict'] as const;
export type Tlp = (typeof TLP_LEVELS)[number];

/** An alert's text, read as a domain name. */
export type AlertName =
  | { readonly is: 'name'; readonly ascii: string }
  | { readonly is: 'ip-address' }
  | { readonly is: 'no-name' };

/** An analyst's work on an alert; times in ISO 8601. */
export interface ExportCase {
  readonly status: CaseStatus;
  readonly note: string;
  readonly firstMarked: string | null;
  readonly lastChange: string | null;
}

/** One alert. */
export interface ExportRow {
  /** The backend's id of it. */
  readonly alert: string;
  readonly asset: string;
  /** The imitating name as the backend sent it. */
  readonly domain: string;
  readonly name: AlertName;
  readonly details: string;
  /** The technique; null while the two were not compared. */
  readonly technique: MatchKind | null;
  /** Similarity of the two names, from 0 to 1; null if it was not computed. */
  readonly similarity: number | null;
  /** The backend's `severity_score`; null if it gave none. */
  readonly score: number | null;
  /** Null if nothing was ever marked: the alert is New. */
  readonly work: ExportCase | null;
  /** Time when this browser first saw the alert, in ISO 8601; null if it is not known. */
  readonly firstSeen: string | null;
  /** Answers of DNS and the registry for the columns that the options name. */
  readonly evidence: readonly string[];
}

/** The user's choices and the head of a file. */
export interface ExportOptions {
  readonly tlp: Tlp;
  /** True if names are defanged. */
  readonly defanged: boolean;
  /** Name of the exporting organisation. */
  readonly producer: string;
  /** The name of the list that it was made from. */
  readonly view: string;
  /** Number of alerts in the file, and in the list that it was made from. */
  readonly kept: number;
  readonly of: number;
  readonly leftOut: LeftOut;
  /** ISO 8601 in UTC. */
  readonly madeAt: string;
  /** The heads of a table's columns of evidence; none if this site asks nothing. */
  readonly evidence: readonly string[];
  /** False if the analysts' marks cannot be read: then nothing is said about an alert's status. */
  readonly marksKnown: boolean;
}

/**
 * Yields the pieces of a file, so that the page can show progress and stop it: one for each alert that adds something.
 * Other pieces are few, or ''.
 */
export type Writer = (rows: Iterable<ExportRow>, options: ExportOptions) => Generator<string>;

/** The status of an alert: New without a case. */
export const statusOf = ({ work }: { work: { status: CaseStatus } | null }): CaseStatus =>
  work?.status ?? 'new';
