/** CSV export of exactly the filtered alerts (issue "The consoles", 2; RFC 4180). */
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ImpersonationAlert } from '@/api/contract/index.ts';
import { csvParts } from '@/features/shared/alert-index/alert-csv.ts';
import { AlertsWorker } from '@/features/shared/alert-index/alerts.worker.ts';
import { KINDS, NOT_COMPARED } from '@/lookalike/technique-kinds.ts';
import { server } from '../setup/backend.ts';
import { renderApp } from '../setup/render-app.tsx';
import { callback } from '../setup/workers.ts';

const ALERT = v.parse(ImpersonationAlert, {
  id: '7',
  asset_name: 'example-shop.in',
  impersonating_domain: 'example-sh0p.in',
  details: 'One letter is another.',
  severity_score: 8,
});
const HEADER = 'Alert ID,Asset,Impersonating domain,Unicode form,Details,Technique,Severity,Score';

const written = (
  alerts: ImpersonationAlert[],
  places: Uint32Array | null = null,
  kinds: Uint8Array = new Uint8Array(alerts.length).fill(NOT_COMPARED),
) => Array.from(csvParts(alerts, places, kinds, null), ({ text }) => text).join('');

describe('the file', () => {
  it('has a header and a line for each alert, in RFC 4180', () => {
    expect(
      written(
        [ALERT, { ...ALERT, id: '8', details: 'Says "pay, now"\nor', severity_score: null }],
        null,
        Uint8Array.of(KINDS.indexOf('replacement'), NOT_COMPARED),
      ),
    ).toBe(
      `\uFEFF${HEADER}\r\n` +
        '7,example-shop.in,example-sh0p.in,example-sh0p.in,One letter is another.,Replacement,High,8\r\n' +
        '8,example-shop.in,example-sh0p.in,example-sh0p.in,"Says ""pay, now""\nor",Not compared,Not scored,\r\n',
    );
  });

  it('guards every text against being taken for a formula; a score stays a number', () => {
    const evil = '=HYPERLINK("http://evil.example")';
    const [, line] = written([
      {
        ...ALERT,
        id: '-1',
        asset_name: '@sum',
        impersonating_domain: '+a',
        details: evil,
        severity_score: -2,
      },
    ]).split('\r\n');
    expect(line).toBe(
      `'-1,'@sum,'+a,'+a,"'=HYPERLINK(""http://evil.example"")",Not compared,Low,-2`,
    );
  });

  it('gives the Unicode form, with what cannot be seen spelt out', () => {
    const domains = ['xn--mnchen-3ya.de', 'a\u202Eb.in'];
    const lines = written(
      domains.map((impersonating_domain) => ({ ...ALERT, impersonating_domain })),
    ).split('\r\n');
    expect(lines[1]?.split(',').slice(2, 4)).toEqual(['xn--mnchen-3ya.de', 'münchen.de']);
    expect(lines[2]?.split(',')[3]).toBe('a<U+202E>b.in');
  });

  it('holds exactly the places it was asked for, in their order, over all its parts', () => {
    const alerts = Array.from({ length: 1_000 }, (_, at) => ({ ...ALERT, id: String(at) }));
    const places = Uint32Array.from({ length: 600 }, (_, at) => 999 - at);
    const ids = written(alerts, places)
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',')[0]);
    expect(ids).toEqual(Array.from(places, String));
  });

  it('can be stopped, and says so', async () => {
    const worker = new AlertsWorker();
    worker.index(Array.from({ length: 60_000 }, (_, at) => ({ ...ALERT, id: String(at) })));
    const told: number[] = [];
    const onProgress = callback((done: number) => {
      told.push(done);
      worker.stop(5);
    });
    expect(await worker.toCsv(5, null, null, onProgress)).toBeNull();
    expect(told.at(-1)).toBeLessThan(60_000);
    const file = await worker.toCsv(6, null, null, callback());
    expect(file?.size).toBeGreaterThan(60_000 * 50);
  });
});

describe('the button', () => {
  const files: Blob[] = [];
  const names: string[] = [];
  beforeEach(() => {
    files.length = 0;
    names.length = 0;
    const createObjectURL = (file: Blob) => {
      files.push(file);
      return 'blob:file';
    };
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => {} }));
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
  });

  async function open(search: string) {
    server.use(
      http.get('http://naam.test:5000/impersonation/list', () =>
        HttpResponse.json({
          impersonations: [2, 9, 8.5].map((severity_score, at) => ({
            ...ALERT,
            id: `a${at}`,
            severity_score,
          })),
        }),
      ),
    );
    return renderApp({ as: 'admin', at: `/admin/alerts${search}`, heading: 'Alerts' });
  }

  it('names how many alerts it exports, and exports those in the order of the table', async () => {
    const { user } = await open('?severity=High&sort=severity');
    await user.click(await screen.findByRole('button', { name: 'Export 2 alerts' }));
    await waitFor(() => expect(files).toHaveLength(1));
    const lines = (await textOf(files[0]!)).trimEnd().split('\r\n');
    expect(lines[0]).toBe(HEADER);
    expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(['a2', 'a1']);
    expect(names[0]).toMatch(/^alerts-2-\d{4}-\d\d-\d\d\.csv$/);
    expect(await screen.findByRole('button', { name: 'Export 2 alerts' })).toBeVisible();
  });

  it('stays in its place when there is nothing to export, and cannot be pressed', async () => {
    await open('?q=nowhere');
    expect(await screen.findByText('No alerts found.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Export 0 alerts' })).toBeDisabled();
  });
});

/** jsdom's Blob has no text() of its own. */
async function textOf(file: Blob): Promise<string> {
  const bytes = await new Promise<ArrayBuffer>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      if (reader.result instanceof ArrayBuffer) resolve(reader.result);
    });
    reader.readAsArrayBuffer(file);
  });
  return new TextDecoder().decode(bytes);
}
