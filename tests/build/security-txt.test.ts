import { expect, test } from 'vitest';
import { securityTxt } from '@/build/text-files.ts';

const now = new Date('2026-03-01T10:20:30.456Z');

test('says who to write to, and stops promising within a year (RFC 9116)', () => {
  expect(securityTxt({ email: 'support@naam.in', siteUrl: null, now })).toBe(
    'Contact: mailto:support@naam.in\nExpires: 2027-02-28T10:20:30Z\nPreferred-Languages: en\n',
  );
});

test('names the page on security and its own address where the site’s is known', () => {
  expect(securityTxt({ email: 'a@b.in', siteUrl: 'https://b.in', now })).toContain(
    '\nPolicy: https://b.in/security\nCanonical: https://b.in/.well-known/security.txt\n',
  );
});
