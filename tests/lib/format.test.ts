import { describe, expect, it, vi } from 'vitest';
import { count, formatAge, formatDate, formatDateTime, formatNumber } from '@/lib/format.ts';

describe("ages show as 'Just now', Xm, Xh or Xd ago", () => {
  const now = Date.UTC(2026, 2, 12);
  it.each([
    [0, 'Just now'],
    [59_999, 'Just now'],
    [60_000, '1m ago'],
    [59 * 60_000, '59m ago'],
    [60 * 60_000, '1h ago'],
    [23 * 3_600_000, '23h ago'],
    [24 * 3_600_000, '1d ago'],
    [400 * 86_400_000, '400d ago'],
    [-5_000, 'Just now'],
  ])('%i ms ago is %s', (ms, text) => {
    expect(formatAge(now - ms, now)).toBe(text);
  });
});

it("formats times in the user's zone and in UTC, and leaves a day unchanged", async () => {
  vi.stubEnv('TZ', 'Asia/Kolkata');
  vi.resetModules();
  const there = await import('@/lib/format.ts');
  const iso = '2026-03-12T23:30:00.000Z';
  expect(there.formatDate(iso)).toBe('13 Mar 2026');
  expect(there.formatDateTime(iso)).toBe('13 Mar 2026, 05:00 IST');
  expect(there.formatUtc(iso)).toBe('12 Mar 2026, 23:30 UTC');
  expect(there.formatClock(Date.parse(iso))).toBe('05:00');
  expect(there.formatZonedClock(Date.parse(iso))).toBe('05:00 IST');
  expect(there.formatDate('2026-03-12')).toBe('12 Mar 2026');
});

it('writes dates and numbers as India does', () => {
  expect(formatDate('2026-03-12T23:30:00.000Z')).toBe('12 Mar 2026');
  expect(formatDateTime('2026-03-12T23:30:00.000Z')).toContain('23:30');
  expect(formatNumber(100_000)).toBe('1,00,000');
  expect([count(1, 'alert'), count(2, 'alert'), count(0, 'reply', 'replies')]).toEqual([
    '1 alert',
    '2 alerts',
    '0 replies',
  ]);
});
