import { expect, test } from 'vitest';
import { missingSettings } from '@/build/warnings.ts';

const COMPLETE = {
  VITE_API_HOST: '/api',
  VITE_SITE_URL: 'https://naam.example.in',
  VITE_SALES_EMAIL: 'sales@naam.example.in',
};

test('a build with everything a real site needs has nothing to say', () => {
  expect(missingSettings(COMPLETE)).toEqual([]);
});

test.each(Object.keys(COMPLETE))('a build without %s names it and says what it costs', (name) => {
  for (const value of [undefined, '', ' ']) {
    expect(missingSettings({ ...COMPLETE, [name]: value })).toEqual([
      expect.stringMatching(new RegExp(`^${name} is not set: .{20,}`)),
    ]);
  }
});
