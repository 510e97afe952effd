/** The route tree and paths.ts agree on the addresses of the app. */
import { matchPath, type RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { paths } from '@/paths.ts';
import { routes } from '@/routes.tsx';

interface Tree {
  [name: string]: ((argument: string) => string) | Tree;
}

function print(tree: Tree, prefix = ''): string[] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'function'
      ? [`${prefix}${name}: ${value('an/id?')}`]
      : print(value, `${prefix}${name}.`),
  );
}

/** The patterns of all leaves, in full. */
function patterns(tree: readonly RouteObject[], base = ''): string[] {
  return tree.flatMap(({ path, children }) => {
    const full =
      path === undefined || path === '*' ? base : path.startsWith('/') ? path : `${base}/${path}`;
    return children ? patterns(children, full) : path === '*' ? [] : [full];
  });
}

test('the route tree has no address that paths.ts does not spell', () => {
  const spelled = print(paths).map((line) => line.split(': ')[1] ?? '');
  const known = (pattern: string) => spelled.some((path) => matchPath(pattern, path));
  expect(patterns(routes).length).toBeGreaterThan(3);
  expect(patterns(routes).filter((pattern) => !known(pattern))).toEqual([]);
});
