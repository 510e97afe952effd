/** Every public page of the build, by its address; /404 stands for the addresses that have none. */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const MISSING = '/no/such/page';

const built = fileURLToPath(new URL('../../dist', import.meta.url));

/** The prerendered pages; app.html is the empty shell of the consoles. */
export const publicPages: readonly string[] = readdirSync(built, {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => file.endsWith('.html') && file !== 'app.html')
  .toSorted()
  .map((file) => {
    const path = `/${file.replaceAll('\\', '/').replace(/\.html$/, '')}`;
    return path === '/404' ? MISSING : path === '/index' ? '/' : path;
  });
