/** Records the page's events of the last clicks: they show why a click did nothing. */
import type { Page } from '@playwright/test';

type Recording = Window & { presses?: string[] };

const KEPT = 12;

/** From now on each document of the page keeps the last events of pressing and scrolling. */
export async function recordPresses(page: Page): Promise<void> {
  await page.addInitScript((kept) => {
    const events: string[] = [];
    (window as Recording).presses = events;
    const record = ({ type, target }: Event) => {
      const element = target instanceof Element ? target : null;
      const button = element?.closest('button, a, [data-position]');
      const what = button?.getAttribute('aria-label') ?? button?.textContent ?? element?.nodeName;
      const row = element?.closest('[data-position]')?.getAttribute('data-position') ?? 'none';
      const state = button?.getAttribute('aria-disabled') === 'true' ? ', busy' : '';
      events.push(
        `${performance.now().toFixed(0)} ms: ${type} on "${what ?? 'the page'}"${state}, row ${row}, ` +
          `scrolled to ${window.scrollY.toFixed(0)}`,
      );
      if (events.length > kept) events.shift();
    };
    for (const type of ['pointerdown', 'pointerup', 'click', 'scroll']) {
      window.addEventListener(type, record, { capture: true, passive: true });
    }
  }, KEPT);
}

/** Those of the document that is there now, one a line. */
export async function lastPresses(page: Page): Promise<string> {
  const events = await page.evaluate(() => (window as Recording).presses ?? []);
  return events.join('\n');
}
