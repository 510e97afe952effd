import { lazy, type ComponentType } from 'react';
import { whenNear } from './when-near.ts';

/**
 * A section of a prerendered page whose markup is in the HTML and whose script is fetched when the visitor
 * comes near it. Use it inside <Suspense>. A navigation, which renders all of the page again, ends the
 * wait (see main.tsx); other than that, nothing above it may render it anew.
 *
 * @param id the id of the section's element
 * @param load imports the section
 */
export function lazyNear(id: string, load: () => Promise<ComponentType>) {
  return lazy(async () => {
    await whenNear(id);
    return { default: await load() };
  });
}
