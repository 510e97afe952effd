/**
 * Issue 16, point 10: in WebKitGTK, which composes its pages without a graphics card here, the particles do not
 * keep the page from being painted. For `npm run test:full`, where it is installed.
 */
import { expect } from '@playwright/test';
import { BrowserUser, patiently } from './browser-user.ts';
import { test } from '../support/site-test.ts';
import { findWebkit, startWebkit, type WebkitDriver } from './webkit.ts';

interface Part {
  readonly what: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Runs in the page: what a section shows in the window, as places on the screen. */
function partsOf(section: string): Part[] {
  const bar = window.outerHeight - window.innerHeight;
  return [...document.querySelectorAll(`${section} :is(h1, h2, p, dt, label, a, button)`)].flatMap(
    (element) => {
      const { left, top, width, height, bottom } = element.getBoundingClientRect();
      const seen = width > 8 && height > 8 && top > 70 && bottom < window.innerHeight;
      const what = element.textContent?.trim().slice(0, 40) ?? '';
      return seen && what !== '' ? [{ what, left, top: top + bar, width, height }] : [];
    },
  );
}

/** The parts of a section that are nothing but ground on the screen. */
async function unpainted(
  driver: WebkitDriver,
  user: BrowserUser,
  section: string,
): Promise<string[]> {
  const parts = await user.ask(partsOf, section);
  expect(parts.length).toBeGreaterThan(2);
  const pixels = await driver.look();
  return parts
    .filter(({ left, top, width, height }) => {
      const seen: number[] = [];
      for (let y = top; y < top + height; y += 1) {
        for (let x = left; x < left + width; x += 1) seen.push(pixels.brightness(x, y));
      }
      const [darkest, lightest] = seen.reduce(
        ([low, high], one) => [Math.min(low, one), Math.max(high, one)],
        [255, 0],
      );
      return lightest - darkest < 60;
    })
    .map(({ what }) => what);
}

const HERO = 'section[aria-labelledby="hero-title"]';

test('WebKitGTK: the whole hero is painted within 3 s, and with the particles on', async ({
  site,
}) => {
  test.setTimeout(120_000);
  const installed = findWebkit();
  test.skip(installed === null, 'WebKitGTK is not installed (webkit2gtk-driver xvfb)');
  const driver = await startWebkit(installed ?? '');
  const user = new BrowserUser(driver, site.url);
  /** Within 3 s from now all that the section shows is on the screen. */
  const isPainted = async (section: string, when: string) => {
    await expect
      .poll(() => unpainted(driver, user, section), { message: when, timeout: 3_000 })
      .toEqual([]);
  };
  try {
    await user.open('/');
    await isPainted(HERO, 'after the load');
    await patiently('the particles', () =>
      user.ask(() => document.querySelector('canvas') !== null),
    );
    await isPainted(HERO, 'with the particles');
  } finally {
    await driver.close();
  }
});
