import { expect, test } from 'vitest';
import { fill, liftHoisted, withStyles } from '@/build/template.ts';

const HREF = '/assets/index-1.css';
const TEMPLATE = `<!doctype html>
<html>
  <head>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="stylesheet" crossorigin href="${HREF}">
    <!--head-->
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`;
const HEAD = {
  title: 'A page',
  brand: 'Naamraksha',
  siteUrl: null,
  path: '/a',
  fonts: [],
  modules: [],
  styles: ['/assets/page-1.css'],
};

const styled = (css: string) =>
  withStyles(TEMPLATE, async (file) => (file === HREF ? css : Promise.reject(new Error(file))));

test("a page holds the site's sheet before its own, and the sheet's address", async () => {
  const html = fill(await styled('a{content:"$&"}'), HEAD, '', '/a', '<h1>A</h1>');
  const { head, body } = new DOMParser().parseFromString(html, 'text/html');
  const sheets = [...head.querySelectorAll('style, link[rel="stylesheet"]')];
  expect(sheets.map((sheet) => sheet.textContent || sheet.getAttribute('href'))).toEqual([
    'a{content:"$&"}',
    '/assets/page-1.css',
  ]);
  expect(sheets[0]?.getAttribute('data-href')).toBe(HREF);
  expect(body.querySelector('#root[data-page="/a"] h1')?.textContent).toBe('A');
  expect(body.lastElementChild?.getAttribute('src')).toBe('/assets/index-1.js');
});

const FILES = { ...HEAD, fonts: ['/assets/f.woff2'], modules: ['/assets/p.js'] };
const FONT =
  '<link rel="preload" href="/assets/f.woff2" as="font" type="font/woff2" crossorigin />';

test('a page asks for its fonts in the head, and for its scripts at the end, at low priority', () => {
  const [head = '', body = ''] = fill(TEMPLATE, FILES, '', '/a', '').split('</head>');
  expect(head).toContain(FONT);
  expect(head).not.toMatch(/modulepreload|<script/);
  expect(body).toContain(
    '<link rel="modulepreload" href="/assets/p.js" crossorigin fetchpriority="low" />',
  );
  expect(body).toContain('<script type="module" fetchpriority="low" crossorigin src="/assets/');
});

test('the empty shell asks for fonts and scripts in the head', () => {
  const [head = ''] = fill(TEMPLATE, FILES, '', null, '').split('</head>');
  expect(head).toContain(FONT);
  expect(head).toContain('<link rel="modulepreload" href="/assets/p.js" crossorigin />');
});

test('the empty shell keeps the link, and its scripts in the head', () => {
  const html = fill(TEMPLATE, { ...HEAD, path: null }, '', null, '');
  expect(html).toContain(`<link rel="stylesheet" crossorigin href="${HREF}">`);
  expect(html.indexOf('index-1.js')).toBeLessThan(html.indexOf('</head>'));
});

test('a template that lacks a part of every page fails the build', async () => {
  await expect(styled('a{}</STYLE >')).rejects.toThrow(/end its style element/);
  await expect(withStyles('<head></head>', async () => '')).rejects.toThrow(/no style sheet/);
  expect(() => fill('<div id="root"></div>', HEAD, '', null, '')).toThrow(/index\.html/);
  expect(() => fill(TEMPLATE.replace('module', 'x'), HEAD, '', '/a', '')).toThrow(/no module/);
});

test('the tags that React wants in the head are split from the markup', () => {
  expect(liftHoisted('<link rel="preload" href="/a"><meta name="b"><p>x</p>')).toEqual({
    hoisted: '<link rel="preload" href="/a"><meta name="b">',
    html: '<p>x</p>',
  });
  expect(liftHoisted('<p>x</p>')).toEqual({ hoisted: '', html: '<p>x</p>' });
});
