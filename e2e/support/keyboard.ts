/** Navigation with only the keyboard, checking the focus at each step. */
import { expect, type Locator, type Page } from '@playwright/test';

const MOST_STEPS = 80;

/** Returns the fault of the current focus, in words; '' if a user can see where it is. */
export function focusProblem(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body)
      return 'nothing has the focus';
    const called = element.outerHTML.slice(0, 120);
    const box = element.getBoundingClientRect();
    const left = Math.max(box.left, 0);
    const top = Math.max(box.top, 0);
    const right = Math.min(box.right, document.documentElement.clientWidth);
    const bottom = Math.min(box.bottom, document.documentElement.clientHeight);
    if (right - left < 1 || bottom - top < 1) return `out of sight: ${called}`;
    const seen = [0.1, 0.5, 0.9].some((part) => {
      const hit = document.elementFromPoint(
        left + (right - left) * part,
        top + (bottom - top) * 0.5,
      );
      return hit !== null && (element.contains(hit) || hit.contains(element));
    });
    if (!seen) return `covered: ${called}`;
    // An element that a page change focuses and that is no tab stop shows no ring.
    if (element.tabIndex < 0) return '';
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const ring = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    return ring ? '' : `no focus ring: ${called}`;
  });
}

export async function expectVisibleFocus(page: Page): Promise<void> {
  await expect.poll(() => focusProblem(page), 'the focus').toBe('');
}

/** Opens the list of the select that has the focus, and takes its next option, or the one before. */
export async function chooseWith(page: Page, arrow: 'ArrowDown' | 'ArrowUp'): Promise<void> {
  for (const key of ['Space', arrow, 'Enter']) await page.keyboard.press(key);
}

/** True if the focus has run off the end of the page, from where the next Tab starts over. */
function isAtTheEnd(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement === document.body);
}

/**
 * Presses Tab until `target` has the focus; every stop on the way must be visible.
 *
 * @param key the other way round, where that is the shorter one
 */
export async function tabTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const there = await target.evaluate((element) => element === document.activeElement);
    if (there) return;
    await page.keyboard.press(key);
    if (!(await isAtTheEnd(page))) await expectVisibleFocus(page);
  }
  throw new Error(`${String(target)} is not reached by ${MOST_STEPS} times ${key}`);
}

/** Goes to a field and types. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Goes to a button or link and presses Enter. */
export async function pressOn(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  await tabTo(page, target, key);
  await page.keyboard.press('Enter');
}
