/** Texts as attackers write them, and what a page must not make of them. */
import type { Page } from '@playwright/test';
import type { TestBackend } from './site.ts';

const IMPERSONATOR = 'evil-sahyadri.example';
export const HOSTILE = [
  '<img src=x onerror="window.ran=1">',
  '"><script>window.ran=1</script>',
  `javascript:window.ran=1//${IMPERSONATOR}`,
  `https://${IMPERSONATOR}/login?a=<b>&c="d'`,
  `<a href="https://${IMPERSONATOR}">sahyadrilokbank.com</a>`,
  `data:text/html,<script>window.ran=1</script>`,
  '{{constructor.constructor("window.ran=1")()}}${window.ran=1}',
  '__proto__',
  'right\u202Eot\u202Cleft \u200B\u2066zero\u2069 \u0000\u001B[31m\u0007',
  'Z\u0351\u036B\u0343'.repeat(60),
  `${'w'.repeat(3_000)}.${IMPERSONATOR}`,
  'n'.repeat(10_000),
  ' \n\t ',
  '\uD83D\uDE08'.repeat(200),
] as const;
export const LITERAL = HOSTILE[0];

declare global {
  interface Window {
    ran?: unknown;
  }
}

/** Returns forbidden contents of the page: markup from texts, addresses of impersonators. */
export function traces(page: Page): Promise<string[]> {
  return page.evaluate((impersonator) => {
    const found: string[] = [];
    if (window.ran !== undefined) found.push('a script ran');
    const onAttribute = (name: string) => name.startsWith('on');
    for (const element of document.querySelectorAll('*')) {
      const names = element.getAttributeNames();
      if (names.some(onAttribute)) found.push(`handler: ${element.outerHTML.slice(0, 100)}`);
      for (const name of ['href', 'src', 'action', 'formaction', 'xlink:href', 'srcset', 'data']) {
        const value = element.getAttribute(name);
        if (value === null) continue;
        const address = new URL(value, location.href);
        // A search or a filter in one of our own addresses names what it looks for.
        const ours = address.origin === location.origin;
        const harmless = ours || address.protocol === 'https:' || address.protocol === 'mailto:';
        if (!harmless) found.push(`${name}: ${value.slice(0, 100)}`);
        if (!ours && value.includes(impersonator)) found.push(`${name}: ${value.slice(0, 100)}`);
      }
    }
    const foreign =
      ':is(main, dialog, [role=dialog]) :is(img, iframe, object, embed, script, base)';
    for (const element of document.querySelectorAll(foreign)) {
      found.push(`element: ${element.outerHTML.slice(0, 100)}`);
    }
    return found;
  }, IMPERSONATOR);
}

export async function seedHostile(backend: TestBackend): Promise<void> {
  await backend.reset({ alerts: 5, assets: 3 });
  await backend.addRows({
    organizations: HOSTILE.map((text) => ({ name: text, email: text, address: text })),
    assets: HOSTILE.map((text) => ({ name: text, type: text })),
    alerts: [...HOSTILE, IMPERSONATOR].map((text, at) => ({
      asset_name: text,
      impersonating_domain: text,
      details: text,
      severity_score: [9.5, -1e308, 1e21, 4.999999][at % 4] ?? 0,
    })),
  });
}
