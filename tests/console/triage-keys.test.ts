/** The keys of the alert list, and what each asks for (the help and the `?` sheet say the same). */
import { expect, it } from 'vitest';
import { CASE_STATUSES } from '@/cases/model/types.ts';
import {
  commandOf,
  TRIAGE_KEYS,
  type KeyCommand,
  type KeyPlace,
  type TriageKey,
} from '@/alerts/list/triage-keys.ts';

const ROW: KeyPlace = {
  isPage: false,
  hasAlert: true,
  ticked: 0,
  isTickedInSight: () => true,
  asksFirst: () => false,
};
const NOWHERE = { ...ROW, hasAlert: false };
const PAGE = { ...ROW, isPage: true };
const TICKED = { ...ROW, ticked: 2 };
const OUT_OF_SIGHT = { ...TICKED, isTickedInSight: () => false };
const MANY = { ...TICKED, asksFirst: () => true };
const DOWN = 'down';

it.each<[TriageKey, string, KeyPlace, KeyCommand | null]>([
  ['4', 'on a row', ROW, { do: 'mark', what: 'row', status: DOWN }],
  ['4', 'nowhere', NOWHERE, null],
  ['4', 'with a selection', TICKED, { do: 'mark', what: 'ticked', status: DOWN }],
  [
    '4',
    'with a selection and no row',
    { ...TICKED, hasAlert: false },
    { do: 'mark', what: 'ticked', status: DOWN },
  ],
  ['4', 'with a selection out of sight', OUT_OF_SIGHT, { do: 'say-out-of-sight' }],
  ['4', 'with a selection that is asked about', MANY, { do: 'ask-page', action: `mark-${DOWN}` }],
  ['4', 'with many out of sight', { ...MANY, ...OUT_OF_SIGHT }, { do: 'say-out-of-sight' }],
  ['4', 'on a page', PAGE, { do: 'mark', what: 'open', status: DOWN }],
  [
    '4',
    'on a page, with a selection',
    { ...MANY, isPage: true },
    { do: 'mark', what: 'open', status: DOWN },
  ],
  ['4', 'on the page of none', { ...PAGE, hasAlert: false }, null],
  ['x', 'on a row', ROW, { do: 'tick' }],
  ['x', 'nowhere', NOWHERE, null],
  ['X', 'on a row', ROW, { do: 'tick-range' }],
  ['X', 'nowhere', NOWHERE, null],
  ['n', 'on a row', ROW, { do: 'open', action: 'write-note' }],
  ['n', 'with a selection', TICKED, { do: 'open', action: 'write-note' }],
  ['n', 'nowhere', NOWHERE, null],
  ['t', 'on a row', ROW, { do: 'open', action: 'prepare-takedown' }],
  ['t', 'with a selection', TICKED, { do: 'ask-page', action: 'prepare-takedown' }],
  ['t', 'nowhere', NOWHERE, null],
  ['e', 'nowhere', NOWHERE, { do: 'ask-page', action: 'export-alerts' }],
  ['u', 'nowhere', NOWHERE, { do: 'undo' }],
])('%s %s', (key, _where, place, command) => {
  expect(commandOf(key, place)).toEqual(command);
});

it('1 to 6 are the statuses in their order', () => {
  const marks = TRIAGE_KEYS.slice(0, 6).map((key) => commandOf(key, ROW));
  expect(marks).toEqual(CASE_STATUSES.map((status) => ({ do: 'mark', what: 'row', status })));
});
