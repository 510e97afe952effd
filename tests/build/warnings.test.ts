import { expect, test } from 'vitest';
import { missingSettings } from '@/build/site-plugin.ts';

const COMPLETE = {
  VITE_API_HOST: '/api',
  VITE_SITE_URL: 'https://naam.example.in',
  VITE_SALES_EMAIL: 'sales@naam.example.in',
  VITE_SUPPORT_EMAIL: 'support@naam.example.in',
  HSTS_MAX_AGE: '31536000',
};

test('a build with every setting of a real site gets no warning', () => {
  expect(missingSettings(COMPLETE)).toEqual([]);
});

test.each(Object.keys(COMPLETE))(
  'a build without %s gets a warning that names it and its cost',
  (name) => {
    for (const value of [undefined, '', ' ']) {
      expect(missingSettings({ ...COMPLETE, [name]: value })).toEqual([
        expect.stringMatching(new RegExp(`^${name} is not set: .{20,}`)),
      ]);
    }
  },
);
