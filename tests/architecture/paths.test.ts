/** The route tree and paths.ts agree on the addresses of the app. */
import { matchPath, type RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { paths } from '@/paths.ts';
import { routes } from '@/routes.tsx';

interface Tree {
  [name: string]: ((argument: string) => string) | Tree;
}

/** Returns the patterns of paths.ts: `/blog/:argument`. */
function spelled(tree: Tree): string[] {
  return Object.values(tree).flatMap((value) =>
    typeof value === 'function' ? [value(':argument').replace('%3A', ':')] : spelled(value),
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
  const known = (pattern: string) => spelled(paths).some((path) => matchPath(path, pattern));
  expect(patterns(routes).length).toBeGreaterThan(3);
  expect(patterns(routes).filter((pattern) => !known(pattern))).toEqual([]);
});
