import { describe, expect, test } from 'vitest';
import { caseOf } from '@/cases/model/history.ts';
import { historyCsv } from '@/cases/model/history-csv.ts';
import {
  byGroup,
  byStatus,
  caseReport,
  isBegun,
  longestWait,
  median,
} from '@/cases/model/summary.ts';
import type { AlertCase, CaseChange } from '@/cases/model/types.ts';

const WEEK = { from: Date.parse('2026-11-16T00:00:00Z'), to: Date.parse('2026-11-23T00:00:00Z') };

const to = (status: 'investigating' | 'reported' | 'down'): CaseChange => ({
  what: 'status',
  status,
});

/** A case whose entries are `<alert>.0`, `<alert>.1` and so on. */
function made(
  alert: string,
  entries: readonly (readonly [at: string, change: CaseChange])[],
  asset = 'bank.in',
  domain = `${alert}.bank-kyc.in`,
): AlertCase {
  return caseOf(
    { alert, asset, domain },
    entries.map(([at, change], place) => ({
      id: `${alert}.${place}`,
      order: place,
      at: `2026-11-${at}:00.000Z`,
      by: 'analyst@bank.in',
      change,
    })),
  );
}

describe('the figures of a report', () => {
  test('count what happened in its days, from the first mark to the first report', () => {
    const report = caseReport(
      [
        made('1', [
          ['16T08:00', { what: 'looked', said: 'not in DNS' }],
          // Nor is a note a mark.
          ['16T08:30', { what: 'note', note: 'Seen' }],
          ['16T09:00', to('investigating')],
          ['16T11:00', to('reported')],
          ['18T09:00', to('down')],
        ]),
        // First marked the week before; the span counts from there.
        made('2', [
          ['15T09:00', to('investigating')],
          ['16T15:00', { what: 'sent', channel: 'CERT-In', ticket: 'C-1' }],
        ]),
        made('3', [['20T09:00', { what: 'note', note: 'Parked' }]]),
        made('4', [['12T09:00', to('reported')]]),
        // Reported for the second time: its report belongs to the week before.
        made('5', [
          ['14T09:00', to('reported')],
          ['17T09:00', to('investigating')],
          ['17T10:00', to('reported')],
        ]),
        // A look-up by itself is no work, and no first mark.
        made('6', [['17T09:00', { what: 'looked', said: 'not in DNS' }]]),
      ],
      WEEK,
    );
    expect(report).toMatchObject({ workedOn: 4, reported: 2, recipients: 1, down: 1 });
    expect([...byStatus(report.work)]).toEqual([
      ['new', 1],
      ['reported', 2],
      ['down', 1],
    ]);
    expect(report.work.map(({ sent }) => sent.length)).toEqual([0, 0, 0, 1]);
    expect(report.work.map(({ of }) => of.alert)).toEqual(['3', '1', '5', '2']);
    // Two hours and thirty hours.
    expect(report.untilReport).toEqual([2 * 3_600_000, 30 * 3_600_000]);
    expect(median(report.untilReport)).toBe(16 * 3_600_000);
  });

  test('leave out what was taken back', () => {
    const undone = made('1', [
      ['17T09:00', to('reported')],
      ['17T09:01', { what: 'undo', entry: '1.0' }],
    ]);
    const back = made('2', [
      ['17T09:00', to('reported')],
      ['17T09:01', to('down')],
      ['17T09:02', { what: 'undo', entry: '2.1' }],
    ]);
    expect(caseReport([undone, back], WEEK)).toMatchObject({
      workedOn: 1,
      reported: 1,
      down: 0,
      // Its report was its first mark: no time passed that anybody could have saved.
      untilReport: [],
    });
  });

  test('take the first moment of a span in and the last one not', () => {
    const edge = (at: string) => [made('1', [[at, to('down')]])];
    expect(caseReport(edge('16T00:00'), WEEK).down).toBe(1);
    expect(caseReport(edge('23T00:00'), WEEK)).toMatchObject({
      workedOn: 0,
      untilReport: [],
    });
  });

  test('tell the status at the end of the span, whatever came later', () => {
    const later = made('1', [
      ['17T09:00', to('investigating')],
      ['25T09:00', to('down')],
    ]);
    expect([...byStatus(caseReport([later], WEEK).work)]).toEqual([['investigating', 1]]);
  });

  test('by group, most worked on first', () => {
    const report = caseReport(
      [
        made('1', [['17T09:00', to('reported')]], 'b.in'),
        made('2', [['17T09:00', to('down')]], 'a.in'),
        made('3', [['17T09:00', to('investigating')]], 'a.in'),
      ],
      WEEK,
    );
    expect(byGroup(report, ({ asset }) => asset)).toEqual([
      { name: 'a.in', workedOn: 2, reported: 0, down: 1 },
      { name: 'b.in', workedOn: 1, reported: 1, down: 0 },
    ]);
  });
});

test('how cases stand: nothing has begun before the first mark, note or report that is not taken back', () => {
  const looked = made('1', [['16T09:00', { what: 'looked', said: 'not in DNS' }]]);
  const undone = made('2', [
    ['16T09:00', to('reported')],
    ['16T09:01', { what: 'undo', entry: '2.0' }],
  ]);
  expect(isBegun([looked, undone])).toBe(false);
  expect(longestWait([looked, undone])).toBeNull();
  expect(isBegun([looked, made('3', [['16T09:00', { what: 'note', note: 'Seen' }]])])).toBe(true);
  const waits = [
    made('4', [['18T09:00', to('reported')]]),
    made('5', [['17T09:00', { what: 'sent', channel: '', ticket: '' }]]),
    made('6', [
      ['16T09:00', to('reported')],
      ['16T10:00', to('down')],
    ]),
  ];
  expect(longestWait(waits)).toBe(Date.parse('2026-11-17T09:00:00Z'));
  expect([...byStatus(waits)]).toEqual([
    ['reported', 2],
    ['down', 1],
  ]);
});

test('the history as CSV has every entry of its days, hostile text harmless', () => {
  const csv = historyCsv(
    [
      made(
        '7',
        [
          ['10T09:00', to('investigating')],
          ['17T09:00', { what: 'sent', channel: 'CERT-In', ticket: '=1+1' }],
          ['18T09:00', { what: 'undo', entry: '7.1' }],
          ['18T10:00', { what: 'looked', said: '=not in DNS' }],
          ['19T09:00', { what: 'note', note: 'He said "no",\nthen left' }],
        ],
        'bank.in',
        '@cmd|calc',
      ),
      made('8', [['17T10:00', to('down')]]),
    ],
    WEEK,
  );
  expect(csv.slice(1).split('\r\n')).toEqual([
    'Time (UTC),By,Alert ID,Asset,Impersonating domain,What was done,Status,Note,Sent to,Ticket,Entry,Takes back',
    "2026-11-17T09:00:00.000Z,analyst@bank.in,7,bank.in,'@cmd|calc,Notice sent,Reported,,CERT-In,'=1+1,7.1,",
    '2026-11-17T10:00:00.000Z,analyst@bank.in,8,bank.in,8.bank-kyc.in,Status set,Down,,,,8.0,',
    "2026-11-18T09:00:00.000Z,analyst@bank.in,7,bank.in,'@cmd|calc,Taken back,,,,,7.2,7.1",
    "2026-11-18T10:00:00.000Z,analyst@bank.in,7,bank.in,'@cmd|calc,Looked up,,'=not in DNS,,,7.3,",
    `2026-11-19T09:00:00.000Z,analyst@bank.in,7,bank.in,'@cmd|calc,Note written,,"He said ""no"",\nthen left",,,7.4,`,
    '',
  ]);
});
