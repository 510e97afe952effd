import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineHashes, policyFindings } from '@/build/built-html.ts';

const NONE = { scripts: [], styles: [] };
const sha = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

test('hashes the sheets, and the scripts that run, not those with an address or data', () => {
  const html = [
    '<script>one()</script>',
    '<script type="module" src="/x.js"></script>',
    '<script type="application/ld+json">{"a":1}</script>',
    '<script type=module>two()</script>',
    '<style>\np{}</style>',
    '<script>"<style>q{}</style>"</script>',
  ].join('');
  expect(inlineHashes(html)).toEqual({
    scripts: [sha('one()'), sha('two()'), sha('"<style>q{}</style>"')],
    styles: [sha('\np{}')],
  });
});

test.each([
  ['<p style="color:red">x</p>', /style attribute/],
  ["<p class='a' STYLE='x'>x</p>", /style attribute/],
  ['<div id=a\n style=x>', /style attribute/],
  ['<style>p{}</style>', /<style> element that is not/],
  ['<STYLE media=print>p{}</STYLE >', /<style> element/],
  ['<style>p{}', /<style> element without an end/],
  ['<a href="#" onclick="x()">x</a>', /inline handler/],
  ['<script>evil()</script>', /inline script/],
])('finds what the policy refuses in %s', (html, finding) => {
  expect(policyFindings(html, NONE)).toEqual([expect.stringMatching(finding)]);
});

test.each([
  '<p title="a style=x b">style="x" onclick="y"</p>',
  '<a data-style="x" data-onclick="y" href="/x">x</a>',
  '<svg viewBox="0 0 1 1" aria-hidden="true"><path d="M0 0"/></svg>',
  '<script type="application/ld+json">{"style":"<p style=x>"}</script>',
])('lets %s pass', (html) => {
  expect(policyFindings(html, NONE)).toEqual([]);
});

test('lets the script and the sheet of index.html pass', () => {
  const html = '<style>p{}</style><script>one()</script>';
  expect(policyFindings(html, inlineHashes(html))).toEqual([]);
});
