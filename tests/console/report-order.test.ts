/** The sentence of a report that is read first, and by itself in a list: the name's activity. */
import { expect, it } from 'vitest';
import { newsOf, splitReport } from '@/alerts/model/report-order.ts';
import { wordDetails } from '@/mocks/details.ts';
import { SEED_ALERTS } from '@/mocks/seed-alerts.ts';

it('a sentence about the spelling gives way to what was seen at the name', () => {
  const reports = SEED_ALERTS.map(([, name, , made, seen]) => wordDetails(made, seen, name));
  for (const report of reports) {
    const { news, made, does } = splitReport(report);
    expect(does).toBe(true);
    expect(`${made} ${news}`).toBe(report);
    expect(newsOf(report)).toBe(news);
    expect(newsOf(`${news} ${made}`)).toBe(news);
  }
});

it('a report that says what the name does in its first sentence stays as it came', () => {
  for (const report of [
    'A phishing page is live. It was first seen on Monday.',
    'Parked with advertising.',
    'Accepts mail; one letter of the brand name is another. No website.',
  ]) {
    expect(splitReport(report)).toEqual({ news: report, made: '', does: true });
    expect(newsOf(report)).toBe(report);
  }
});

it('a word in quotation marks is the name’s own, and no page', () => {
  expect(newsOf('Adds "login" to the brand name. MX records were set.')).toBe(
    'MX records were set.',
  );
});

it('a report that cannot be split stays unchanged, and is not called harm', () => {
  for (const report of ['', 'Seen.', 'Erste Meldung vom Montag. Zweite Meldung vom Dienstag.']) {
    expect(splitReport(report)).toEqual({ news: report, made: '', does: false });
    expect(newsOf(report)).toBe(report);
  }
});
