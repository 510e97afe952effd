import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineScriptHashes, policyFindings } from '@/build/built-html.ts';

const sha = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

test('hashes the scripts that run, not those with an address or data', () => {
  const html = [
    '<script>one()</script>',
    '<script type="module" src="/x.js"></script>',
    '<script type="application/ld+json">{"a":1}</script>',
    '<script type=module>two()</script>',
  ].join('');
  expect(inlineScriptHashes(html)).toEqual([sha('one()'), sha('two()')]);
});

test.each([
  ['<p style="color:red">x</p>', /style attribute/],
  ["<p class='a' STYLE='x'>x</p>", /style attribute/],
  ['<div id=a\n style=x>', /style attribute/],
  ['<style>p{}</style>', /<style>/],
  ['<a href="#" onclick="x()">x</a>', /inline handler/],
  ['<script>evil()</script>', /inline script/],
])('finds what the policy refuses in %s', (html, finding) => {
  expect(policyFindings(html, [])).toEqual([expect.stringMatching(finding)]);
});

test.each([
  '<p title="a style=x b">style="x" onclick="y"</p>',
  '<a data-style="x" data-onclick="y" href="/x">x</a>',
  '<svg viewBox="0 0 1 1" aria-hidden="true"><path d="M0 0"/></svg>',
  '<script type="application/ld+json">{"style":"<p style=x>"}</script>',
])('lets %s pass', (html) => {
  expect(policyFindings(html, [])).toEqual([]);
});

test('lets the script of index.html pass', () => {
  expect(policyFindings('<script>one()</script>', [sha('one()')])).toEqual([]);
});
