/** Text about an alert for people outside: without the analyst's note, which is for colleagues. */
import { severityOf } from '@/lib/severity.ts';
import { matchKindLabel } from '@/lookalike/match-kind.ts';
import { inComment } from './names.ts';
import { STATUS_WORDS } from '@/cases/model/status-words.ts';
import { statusOf, type ExportRow } from './types.ts';

/** `Imitates example.in`. */
export const imitates = ({ asset }: ExportRow): string => `Imitates ${inComment(asset)}`;

/** Technique, similarity, score and status, as one fact each. Unknown ones are left out. */
export function factsOf(row: ExportRow, marksKnown: boolean): readonly string[] {
  const { technique, similarity, score } = row;
  const named = technique !== null && technique !== 'none' && technique !== 'unreadable';
  const severity = severityOf(score);
  return [
    ...(named ? [`Technique: ${matchKindLabel(technique)}`] : []),
    ...(similarity === null ? [] : [`Similarity: ${Math.round(similarity * 100)} %`]),
    ...(severity === null ? [] : [`Severity: ${severity}, score ${score}`]),
    ...(marksKnown ? [`Status: ${STATUS_WORDS[statusOf(row)]}`] : []),
  ];
}
