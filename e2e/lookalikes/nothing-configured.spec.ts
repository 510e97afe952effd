/** The build of the journeys has no resolver and no registry: its pages mention neither. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { BUILT, htmlFiles } from '../public/pages.ts';

const WORDS =
  /\bRDAP\b|\bresolver|DNS over HTTPS|Check which exist|Look now|Not in DNS|Is anyone using|name="evidence"|lookalikes\/evidence/i;

test('no page says a word of live evidence, or links to it', { tag: '@full' }, () => {
  expect(htmlFiles.length).toBeGreaterThan(10);
  expect(htmlFiles.filter((file) => WORDS.test(readFileSync(join(BUILT, file), 'utf8')))).toEqual(
    [],
  );
  expect(htmlFiles).not.toContain('lookalikes/evidence.html');
});

test('the policy lets pages call only this site and the backend', () => {
  const headers = readFileSync(join(BUILT, '_headers'), 'utf8');
  expect(/connect-src ([^;]*);/.exec(headers)?.[1]).toBe("'self' *:5000");
});
