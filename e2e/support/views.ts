/** The sizes and themes that pages are looked at in. */
import type { Page } from '@playwright/test';

const VIEWPORTS = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
} as const;

export type ViewportName = keyof typeof VIEWPORTS;
export type Theme = 'light' | 'dark';

interface View {
  readonly theme: Theme;
  readonly viewport: ViewportName;
}

const VIEWS: readonly View[] = [
  { theme: 'light', viewport: 'phone' },
  { theme: 'dark', viewport: 'desktop' },
  { theme: 'light', viewport: 'desktop' },
  { theme: 'dark', viewport: 'phone' },
];

/**
 * The views to look at one of many pages in: `npm test` takes one, going round; `npm run test:full` all.
 *
 * @param index the place of the page among those looked at
 * @param viewport where what is looked at exists in one size only
 */
export function viewsFor(index: number, viewport?: ViewportName): readonly View[] {
  const views = viewport ? VIEWS.filter((view) => view.viewport === viewport) : VIEWS;
  const chosen = views[index % views.length];
  return process.env['FULL'] || !chosen ? views : [chosen];
}

/** Shows a page in a view; to be called before it is opened. */
export async function setView(page: Page, { theme, viewport }: View): Promise<void> {
  await setTheme(page, theme);
  await setViewport(page, viewport);
}

/** Sets the system's preference, which the site follows while no choice is stored. */
export async function setTheme(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
}

export async function setViewport(page: Page, name: ViewportName): Promise<void> {
  await page.setViewportSize(VIEWPORTS[name]);
}

/** Whether the page can be moved sideways. */
export function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
}
