import { expect, test } from 'vitest';
import { demoFiles, demoPage, metaPolicy, offlineFiles } from '@/build/demo-pages.ts';
import { demoBase } from '@/build/demo-plugin.ts';
import { shellPaths } from '@/build/pages.ts';
import { contentSecurityPolicy } from '@/build/security-headers.ts';
import { routes } from '@/routes.tsx';

const POLICY = contentSecurityPolicy({
  hashes: { scripts: ["sha256-a'"], styles: [] },
  connect: [],
  workers: ['blob:'],
  reportUrl: '/reports',
});

test.each([
  [undefined, '/'],
  ['', '/'],
  ['/', '/'],
  ['/naamraksha/', '/naamraksha/'],
  ['naamraksha', '/naamraksha/'],
  [' /a/b-c ', '/a/b-c/'],
])('DEMO_BASE=%s stands below %s', (value, base) => {
  expect(demoBase(value)).toBe(base);
});

test.each(['https://a.example.in/', '/a b/', '/a/../b/', '/a.b/', '//a//b'])(
  'DEMO_BASE=%s is refused in words',
  (value) => {
    expect(() => demoBase(value)).toThrow(/DEMO_BASE must be a path such as \/naamraksha\//);
  },
);

test('the policy of a <meta> keeps all that browsers read there', () => {
  const read = metaPolicy(POLICY);
  expect(read).toContain("connect-src 'self';");
  expect(read).toContain("worker-src 'self' blob:;");
  expect(read).toContain("require-trusted-types-for 'script'");
  expect(read).not.toMatch(/frame-ancestors|report/);
});

const PAGE = '<head><meta charset="utf-8" />\n<script></script></head><div id="root"></div>';

test('a page holds its policy before any script, and the bar before the page', () => {
  const html = demoPage(PAGE, { policy: POLICY, bar: '<aside>$&</aside>', tags: ['<meta $1>'] });
  expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script'));
  expect(html).toContain('<div id="demo"><aside>$&</aside></div>');
  expect(html).toContain('<meta $1>');
});

test('a page that has lost a place fails the build', () => {
  expect(() => demoPage('<div id="root">', { policy: POLICY, bar: '', tags: [] })).toThrow(
    /has lost its .*charset/,
  );
});

test('a page is there for hosts that look for a file, and for those that look for a folder', () => {
  expect(demoFiles('/')).toEqual(['index.html']);
  expect(demoFiles('/blog/a')).toEqual(['blog/a.html', 'blog/a/index.html']);
});

test('every console page without a parameter has its own file', () => {
  const paths = shellPaths(routes);
  expect(paths).toContain('/admin');
  expect(paths).toContain('/admin/alerts');
  expect(paths).toContain('/superadmin/asset-approvals');
  expect(paths.filter((path) => path.includes(':'))).toEqual([]);
  expect(paths).not.toContain('/login');
});

test('what is loaded for offline use is every chunk, sheet and worker, by its address', () => {
  const manifest = {
    'index.html': { file: 'assets/index.js', isEntry: true, css: ['assets/index.css'] },
    'a.tsx': { file: 'assets/a.js', css: ['assets/a.css', 'assets/index.css'] },
    'f.woff2': { file: 'assets/f.woff2' },
  };
  expect(JSON.parse(offlineFiles('/x/', manifest, ['w.js']))).toEqual({
    modules: ['/x/assets/a.js'],
    styles: ['/x/assets/index.css', '/x/assets/a.css'],
    workers: ['/x/workers/w.js'],
  });
});
