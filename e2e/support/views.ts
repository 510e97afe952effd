/** The sizes and themes that pages are looked at in. */
import type { Page } from '@playwright/test';
import { FULL } from './sample.ts';

const VIEWPORTS = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
} as const;

/** The two layouts of the public pages: wider than 768 px, and up to 768 px. */
export const DESKTOP = { width: 1280, height: 800 };
export const MOBILE = VIEWPORTS.phone;
export const SIZES = [DESKTOP, MOBILE];

/** For `test.use`: with motion, which tests are otherwise spared (playwright.config.ts). */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const;

export type ViewportName = keyof typeof VIEWPORTS;
export type Theme = 'light' | 'dark';

interface View {
  readonly theme: Theme;
  readonly viewport: ViewportName;
}

const VIEWS: readonly View[] = [
  { theme: 'light', viewport: 'desktop' },
  { theme: 'light', viewport: 'phone' },
  { theme: 'dark', viewport: 'desktop' },
  { theme: 'dark', viewport: 'phone' },
];

/**
 * Groups what a test looks at by theme and size. `npm test` looks at everything once, in the first view that
 * it exists in; `npm run test:full` in all of them.
 *
 * @param all what is looked at; `viewport` is set if it exists in one size only
 */
export function byView<Seen extends { readonly path: string; readonly viewport?: ViewportName }>(
  all: readonly Seen[],
): readonly { readonly view: View; readonly seen: readonly Seen[] }[] {
  const chosen = all.map((each) => {
    const views = VIEWS.filter(({ viewport }) => viewport === (each.viewport ?? viewport));
    return FULL ? views : views.slice(0, 1);
  });
  return VIEWS.map((view) => ({
    view,
    seen: all.filter((_each, index) => chosen[index]?.includes(view)),
  })).filter(({ seen }) => seen.length > 0);
}

/** Shows a page in a view; to be called before it is opened. */
export async function setView(page: Page, { theme, viewport }: View): Promise<void> {
  await setTheme(page, theme);
  await page.setViewportSize(VIEWPORTS[viewport]);
}

/** Sets the system's preference, which the site follows while no choice is stored. */
export async function setTheme(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
}

/** True if the page can be scrolled sideways. */
export function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
}
