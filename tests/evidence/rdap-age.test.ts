/** How old a registration is said to be. */
import { expect, test } from 'vitest';
import { ageText } from '@/evidence/model/rdap/age.ts';

const NOW = Date.UTC(2026, 10, 23, 12, 30, 15);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

test.each([
  [0, 'less than an hour ago'],
  [HOUR - 1, 'less than an hour ago'],
  [HOUR, '1 hour ago'],
  [47.9 * HOUR, '47 hours ago'],
  [2 * DAY, '2 days ago'],
  [9 * DAY + 5 * HOUR, '9 days ago'],
  [90 * DAY - 1, '89 days ago'],
])('%i ms before: %s', (age, words) => expect(ageText(NOW - age, NOW)).toBe(words));

test.each([
  ['2026-08-25T12:30:15Z', '2 months ago'],
  ['2026-06-23T12:30:15Z', '5 months ago'],
  ['2026-06-23T12:30:16Z', '4 months ago'],
  ['2025-11-23T12:30:15Z', '12 months ago'],
  ['2024-11-24T00:00:01Z', '23 months ago'],
  ['2024-11-23T12:30:15Z', '2 years ago'],
  ['1985-03-15T05:00:00Z', '41 years ago'],
])('%s: %s', (date, words) => expect(ageText(Date.parse(date), NOW)).toBe(words));

test.each([
  ['2026-11-23T00:00:00Z', 'less than a day ago'],
  ['2026-11-22T00:00:00Z', '1 day ago'],
  ['2026-11-14T00:00:00Z', '9 days ago'],
])('a day without its hour, %s: %s', (date, words) =>
  expect(ageText(Date.parse(date), NOW)).toBe(words),
);

test.each(['2026-11-23T12:30:16Z', '2030-01-01T00:00:00Z', '1970-01-01T00:00:00Z', 'no date'])(
  '%s has no age',
  (date) => expect(ageText(Date.parse(date), NOW)).toBeNull(),
);
