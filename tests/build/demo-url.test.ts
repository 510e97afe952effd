import { expect, test } from 'vitest';
import { checkDemoUrl } from '@/build/demo-plugin.ts';

const VITE_SITE_URL = 'https://naam.example.in';

test.each([
  {},
  { VITE_DEMO_URL: ' ' },
  { VITE_SITE_URL },
  { VITE_SITE_URL, VITE_DEMO_URL: 'https://demo.naam.example.in' },
  { VITE_SITE_URL, VITE_DEMO_URL: 'https://naam.example.in:8443/demo' },
  { VITE_SITE_URL, VITE_DEMO_URL: 'http://naam.example.in/' },
])('%o builds', (env) => {
  expect(() => checkDemoUrl(env)).not.toThrow();
});

test.each(['https://naam.example.in', 'https://NAAM.example.in:443/demo/'])(
  'a demonstration at %s would share the tokens of the site, and fails its build',
  (VITE_DEMO_URL) => {
    expect(() => checkDemoUrl({ VITE_SITE_URL, VITE_DEMO_URL })).toThrow(
      /VITE_DEMO_URL must be on another origin than https:\/\/naam\.example\.in/,
    );
  },
);

test('without the address of the site it is unknown, so the build fails too', () => {
  expect(() => checkDemoUrl({ VITE_DEMO_URL: 'https://demo.example.in' })).toThrow(
    /VITE_DEMO_URL needs VITE_SITE_URL/,
  );
});
