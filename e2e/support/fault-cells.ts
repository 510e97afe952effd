/**
 * The faults of the embedded backend as columns of a table, and the table itself: page × fault → what the
 * reader sees. Each journey of e2e/faults fills one cell; the reporter prints them (fault-table.ts).
 */
import { expect, test, type Page } from '@playwright/test';
import { FULL, sample } from './sample.ts';
import type { TestBackend } from './site.ts';

export const FAULTS = [
  'slow',
  '500 with HTML',
  'empty body',
  'dropped',
  'wrong shape',
  'expired token',
  'every token refused',
  'refused refresh',
] as const;
export type Fault = (typeof FAULTS)[number];

/** After these the session is over; the others keep it. */
export const ENDS_SESSION: readonly Fault[] = ['every token refused', 'refused refresh'];

/** Longer than the two seconds after which what is slow can be stopped, shorter than a test. */
const SLOW_MS = 20_000;

/**
 * Switches a fault on.
 *
 * @param paths the calls it strikes; all, for those that are about tokens
 * @param slowMs how long `slow` takes
 */
export async function strike(
  backend: TestBackend,
  fault: Fault,
  paths: readonly string[],
  slowMs = SLOW_MS,
): Promise<void> {
  const on = { paths: [...paths] };
  switch (fault) {
    case 'slow':
      return backend.fault('slow', { ...on, delayMs: slowMs });
    case '500 with HTML':
      return backend.fault('html500', on);
    case 'empty body':
      return backend.fault('empty', on);
    case 'dropped':
      return backend.fault('drop', on);
    case 'wrong shape':
      return backend.fault('wrongShape', on);
    case 'expired token':
      return backend.expireTokens();
    case 'every token refused':
      return backend.fault('expiredToken');
    case 'refused refresh':
      await backend.expireTokens();
      return backend.fault('refusedRefresh');
  }
}

/**
 * The cells of the table to fill in: `npm run test:full` tries every fault at every place; `npm test` one
 * fault at every sixth place, another one each time.
 *
 * @param first the fault that the sample begins with
 */
export function cellsOf<Place>(
  places: readonly Place[],
  first: Fault,
): readonly { readonly place: Place; readonly fault: Fault }[] {
  if (FULL) return places.flatMap((place) => FAULTS.map((fault) => ({ place, fault })));
  const begin = FAULTS.indexOf(first);
  return sample(places, 6).map((place, at) => ({
    place,
    fault: FAULTS[(begin + at) % FAULTS.length]!,
  }));
}

export interface Cell {
  readonly place: string;
  readonly fault: Fault;
  readonly words: string;
}
export const CELL = 'fault cell';

/** The messages in view: those of an open dialog, else of the page, and toasts. */
function messages(page: Page): Promise<string> {
  return page.evaluate(() => {
    const shown = (element: Element) =>
      element.checkVisibility() &&
      element.textContent.trim() !== '' &&
      element.closest('footer') === null;
    const dialog = [...document.querySelectorAll('dialog[open], [role=dialog], [role=alertdialog]')]
      .filter(shown)
      .at(-1);
    const found = [...(dialog ?? document).querySelectorAll('[role=alert], [role=status]')].filter(
      shown,
    );
    const texts = found.map((element) => {
      const parts: string[] = [];
      const walk = (node: Node) => {
        if (node instanceof Text) parts.push(node.data.trim());
        else if (node instanceof HTMLButtonElement) parts.push(`[${node.innerText.trim()}]`);
        else node.childNodes.forEach(walk);
      };
      walk(element);
      return parts.filter(Boolean).join(' ');
    });
    return [...new Set(texts)].join(' · ');
  });
}

/** Fills a cell with words of our own. */
export function noteCell(place: string, fault: Fault, words: string): void {
  const cell: Cell = { place, fault, words };
  test.info().annotations.push({ type: CELL, description: JSON.stringify(cell) });
}

/** Fills a cell with the messages in view, after `before` in words of our own. */
export async function writeCell(
  page: Page,
  place: string,
  fault: Fault,
  before = '',
): Promise<void> {
  await expectSomethingToRead(page);
  const said = await messages(page);
  const words = [before, said && `“${said}”`].filter(Boolean).join(': ');
  expect(words, 'what the reader sees').not.toBe('');
  noteCell(place, fault, words);
}

/** No blank page: there is a heading, and text below it. */
async function expectSomethingToRead(page: Page): Promise<void> {
  await expect(page.getByRole('heading').filter({ visible: true }).first()).toBeVisible();
  const text = await page.locator('main').innerText();
  expect(text.trim().length, 'characters on the page').toBeGreaterThan(20);
}

/** No spinner for ever: nothing on the page still loads or is being sent. */
export async function expectAtRest(page: Page): Promise<void> {
  await expect(
    page.getByText(/^(?:Loading|Finding|Checking|Counting)\b.*(?:\.\.\.|…)/),
  ).toHaveCount(0);
  await expect(page.getByRole('button', { name: /\.\.\.$/ })).toHaveCount(0);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}
