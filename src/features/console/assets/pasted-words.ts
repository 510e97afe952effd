/** What is said of a pasted list as a whole, before it is sent, meanwhile and after. */
import type { WorkResults } from '@/api/queries/many.ts';
import { countResults } from '@/components/use-batch.ts';
import { count, formatNumber } from '@/lib/format.ts';
import { doubtOf, isDoubtful } from './doubt.ts';
import { imitates, type OwnRelations } from './relations.ts';
import type { PastedName } from './pasted-names.ts';
import type { Strangers } from './strangers.ts';
import type { AlertedName, AlertedNames } from './use-named-alerts.ts';

export const ASSETS = ['asset', 'assets'] as const;

/** The ASCII forms of the names that can be added. */
export const validIn = (names: readonly PastedName[]): string[] =>
  names.flatMap((name) => (name.is === 'valid' ? [name.ascii] : []));

/** Whether adding a name (ASCII form) deserves a second thought. */
export const isDoubted = (relations: OwnRelations, ascii: string): boolean =>
  isDoubtful(doubtOf(ascii, relations.get(ascii)));

function isImitation(relations: OwnRelations, ascii: string): boolean {
  const relation = relations.get(ascii);
  return relation !== undefined && imitates(relation);
}

/** What alerts have to do with one name, in short. */
export function alertWords(about: readonly AlertedName[]): string {
  if (about.some(({ where }) => where === 'at')) return 'In an alert';
  return about.some(({ where }) => where === 'below') ? 'Alert below it' : 'Below an alert';
}

/** 'in an alert', 'in alerts'; 'in or near alerts' where one of the names is above or below that of an alert. */
function inAlertsWords(names: readonly string[], alerts: AlertedNames): string {
  const isIn = (name: string) => alerts.get(name)?.some(({ where }) => where === 'at') === true;
  return `${names.every(isIn) ? 'in' : 'in or near'} ${names.length === 1 ? 'an alert' : 'alerts'}`;
}

/** Whether there is anything left to do about a name: not about one that is there now, or twice. */
export function isOpen(name: PastedName, results: WorkResults): boolean {
  if (name.is === 'valid') return results.get(name.ascii)?.is !== 'done';
  return name.is === 'invalid' || name.is === 'ending';
}

/**
 * How many names there are of each kind, as one sentence; '' where there is none.
 *
 * @param strangers those that share nothing with the organisation's own
 * @param alerts those that alerts are about, or that are above or below the name of one
 */
export function summaryOf(
  names: readonly PastedName[],
  relations: OwnRelations,
  strangers: Strangers,
  alerts: AlertedNames,
): string {
  if (names.length === 0) return '';
  const of = (is: PastedName['is']) => names.filter((name) => name.is === is).length;
  const isSafe = (name: string) => !alerts.has(name) && !isDoubted(relations, name);
  const doubtful = validIn(names).filter((name) => !isSafe(name));
  const imitations = doubtful.filter((name) => isImitation(relations, name));
  const alertedOnes = imitations.filter((name) => alerts.has(name));
  const alerted = doubtful.filter((name) => !isDoubted(relations, name));
  const mixed = doubtful.length - imitations.length - alerted.length;
  const strange = validIn(names).filter((name) => strangers.has(name) && isSafe(name)).length;
  const parts = [
    [
      of('valid') - doubtful.length,
      strange > 0 ? `can be added (${formatNumber(strange)} to check)` : 'can be added',
    ],
    [
      imitations.length,
      (imitations.length === 1 ? 'imitates one of yours' : 'imitate names of yours') +
        (alertedOnes.length > 0
          ? ` (${imitations.length === 1 ? '' : `${formatNumber(alertedOnes.length)} `}${inAlertsWords(alertedOnes, alerts)})`
          : ''),
    ],
    [mixed, mixed === 1 ? 'mixes alphabets' : 'mix alphabets'],
    [alerted.length, (alertedOnes.length > 0 ? 'more ' : '') + inAlertsWords(alerted, alerts)],
    [of('duplicate'), of('duplicate') === 1 ? 'duplicate' : 'duplicates'],
    [of('listed'), 'already listed'],
    [of('ending'), of('ending') === 1 ? 'public ending' : 'public endings'],
    [of('invalid'), of('invalid') === 1 ? 'not a domain name' : 'not domain names'],
  ] as const;
  const told = parts
    .filter(([many]) => many > 0)
    .map(([many, what]) => `${formatNumber(many)} ${what}`);
  return `${count(names.length, 'name')}: ${told.join(', ')}`;
}

const MOST_CELLS = 6;
const MOST_OF_CELL = 40;

/** What of a table was not read; '' where all was. It holds what was pasted: hostile. */
export function leftOutText(cells: readonly string[]): string {
  if (cells.length === 0) return '';
  const shown = cells
    .slice(0, MOST_CELLS)
    .map((cell) => (cell.length > MOST_OF_CELL ? `${cell.slice(0, MOST_OF_CELL)}…` : cell));
  const more = cells.length - shown.length;
  const end = more > 0 ? ` and ${formatNumber(more)} more` : '';
  return `Of each row, only the domain name is read. Left out: ${shown.join(', ')}${end}.`;
}

/** How far the round that sent these names (ASCII forms) is, or what it came to. */
export function progressOf(
  sent: ReadonlySet<string>,
  results: WorkResults,
  isRunning: boolean,
): string {
  const ofThisRound = new Map([...results].filter(([ascii]) => sent.has(ascii)));
  if (isRunning) return `${addedOf(ofThisRound, sent.size)} so far`;
  return `${outcomeOf(ofThisRound, sent.size)}. What is left stays in the box.`;
}

const addedOf = (results: WorkResults, sent: number): string =>
  `${formatNumber(countResults(results, 'done'))} of ${count(sent, ...ASSETS)} added`;

/** What a round that sent so many names came to. */
export function outcomeOf(results: WorkResults, sent: number): string {
  const failed = countResults(results, 'failed');
  const left = countResults(results, 'left');
  const parts = [
    addedOf(results, sent),
    failed > 0 && `${formatNumber(failed)} failed`,
    left > 0 && `${formatNumber(left)} not tried`,
  ];
  return parts.filter(Boolean).join(', ');
}
