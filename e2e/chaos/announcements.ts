/** Records the messages of the product, from the moment they appear, however soon they go. */
import type { Page } from '@playwright/test';

export class Announcements {
  readonly #heard: string[] = [];

  static async of(page: Page): Promise<Announcements> {
    const announcements = new Announcements();
    await page.exposeFunction(
      'heardInPage',
      (text: string) => void announcements.#heard.push(text),
    );
    await page.addInitScript(() => {
      const tell = (window as unknown as { heardInPage(text: string): void }).heardInPage;
      const messages = '[role="alert"], [role="status"], [role="region"] [role="dialog"]';
      const last = new WeakMap<Element, string>();
      const listen = () => {
        for (const element of document.querySelectorAll(messages)) {
          const text = element.textContent.trim();
          if (text === '' || last.get(element) === text) continue;
          last.set(element, text);
          // A status is no outcome; a toast has the role of a dialog.
          tell(`${element.role === 'status' ? 'status' : 'message'}: ${text}`);
        }
      };
      new MutationObserver(listen).observe(document, {
        subtree: true,
        childList: true,
        characterData: true,
      });
    });
    return announcements;
  }

  /** A place in time, for `since`. */
  get now(): number {
    return this.#heard.length;
  }

  /** The words of the first matching message since then; only of alerts and toasts, if `loud`. */
  since(then: number, pattern: RegExp, loud = false): string | undefined {
    return this.#heard
      .slice(then)
      .filter((heard) => !loud || heard.startsWith('message: '))
      .map((heard) => heard.slice(heard.indexOf(' ') + 1))
      .find((words) => pattern.test(words));
  }
}
