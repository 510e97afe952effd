/** Pages of the build, for tests that visit every page. */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const BUILT = fileURLToPath(new URL('../../dist', import.meta.url));

/** An address that no page has; /404 is what is served there. */
export const MISSING = '/no/such/page';

/** Every page of the build, as a file below `BUILT`; app.html is the empty shell of the consoles. */
export const htmlFiles: readonly string[] = readdirSync(BUILT, {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => file.endsWith('.html'))
  .toSorted();

/** Every public page, by its address. */
export const publicPages: readonly string[] = htmlFiles
  .filter((file) => file !== 'app.html')
  .map((file) => {
    const path = `/${file.replaceAll('\\', '/').replace(/\.html$/, '')}`;
    return path === '/404' ? MISSING : path === '/index' ? '/' : path;
  });
