/** Reads the visible parts of a page and its lists. */
import type { Page } from '@playwright/test';

export interface Seen {
  readonly heading: string;
  readonly characters: number;
  /** Texts about pending work. */
  readonly busy: string[];
  readonly dialog: boolean;
}

/** Returns the page's contents; null while another document replaces it. */
export async function look(page: Page): Promise<Seen | null> {
  try {
    return await page.evaluate(() => {
      const visible = (element: Element) => element.checkVisibility();
      const loading = [...document.querySelectorAll('[role="status"], td, dd')]
        .filter((element) => /^\s*(?:Loading|Checking who|Counting)/.test(element.textContent))
        .map((element) => `${element.textContent.trim()}${visible(element) ? '' : ' (not shown)'}`);
      const turning = [...document.querySelectorAll('.animate-turn')]
        .filter(visible)
        .map((element) => `a spinner at "${element.parentElement?.textContent.trim() ?? ''}"`);
      return {
        heading: [...document.querySelectorAll('h1')].find(visible)?.textContent.trim() ?? '',
        characters: document.body.innerText.trim().length,
        busy: [...loading, ...turning],
        dialog: document.querySelector('dialog[open], [data-dialog]') !== null,
      };
    });
  } catch (error) {
    if (isBeingReplaced(error)) return null;
    throw error;
  }
}

/** Says what the browser does for the page: a page without timers, frames or messages is not at fault. */
export async function vitals(page: Page): Promise<string> {
  const fired = await page.evaluateHandle(() => {
    const heard: string[] = [];
    setTimeout(() => heard.push('timers'));
    requestAnimationFrame(() => heard.push('frames'));
    // React works by them.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => heard.push('messages'));
    port1.start();
    port2.postMessage(null);
    return heard;
  });
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  return fired.evaluate((heard) => `${document.visibilityState}, with ${heard.join(' and ')}`);
}

/** The document went while it was asked something. */
export const isBeingReplaced = (error: unknown): boolean =>
  /navigat|context was destroyed/i.test(String(error));

/** The names in the table that are drawn now, by their Delete buttons, with the text of their rows. */
export async function drawnRows(page: Page): Promise<Map<string, string>> {
  const rows = await page.evaluate(() =>
    [...document.querySelectorAll('tbody tr')].flatMap((row): [name: string, text: string][] => {
      const label = row.querySelector('[aria-label^="Delete "]')?.getAttribute('aria-label');
      return label ? [[label.slice(7), row.textContent]] : [];
    }),
  );
  return new Map(rows);
}

/** Reads the whole list; a long one is scrolled through, because it draws only rows in view. */
export async function allRows(page: Page): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (let top = 0, height = 1; top < height; top += 400) {
    height = await page.evaluate(async (next) => {
      window.scrollTo({ top: next, behavior: 'instant' });
      // The list draws after the frame in which it hears of the scroll.
      for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
      return document.documentElement.scrollHeight;
    }, top);
    for (const [name, text] of await drawnRows(page)) found.set(name, text);
  }
  return found;
}
