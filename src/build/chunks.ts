/** The built files that a page needs in addition to the entry, read from Vite's manifests. */
import type { Manifest } from 'vite';

export interface PageFiles {
  modules: string[];
  styles: string[];
}

/**
 * The files of a `lazy` function of the route tree. The server build keeps `import('./…')` in the function's text; its
 * manifest leads from there to the source file, and the client's manifest from the source file to the files that the
 * browser loads.
 *
 * @throws Error when the function has no built file: preloading would silently stop
 */
export function sourceOf(lazy: unknown, server: Manifest): string {
  const [, file = ''] = /import\(\s*["'`](?:\.\/)?([^"'`]+)["'`]\s*\)/.exec(String(lazy)) ?? [];
  const name = file.split('/').at(-1) ?? '';
  for (const [key, chunk] of Object.entries(server)) {
    if (name !== '' && chunk.file.endsWith(name)) return chunk.src ?? key;
  }
  throw new Error(`No built chunk behind this lazy route: ${String(lazy)}`);
}

/** Everything that `sources` load before they run, without the files of the entry. */
export function filesOf(sources: readonly string[], client: Manifest): PageFiles {
  const entry = new Set<string>();
  collect(
    Object.keys(client).filter((key) => client[key]?.isEntry),
    client,
    entry,
  );
  const seen = new Set<string>();
  collect(sources, client, seen);
  const chunks = [...seen].filter((key) => !entry.has(key)).map((key) => client[key]);
  return {
    modules: chunks.map((chunk) => chunk?.file ?? '').filter((file) => file.endsWith('.js')),
    styles: [...new Set(chunks.flatMap((chunk) => chunk?.css ?? []))],
  };
}

function collect(keys: readonly string[], manifest: Manifest, into: Set<string>): void {
  for (const key of keys) {
    if (into.has(key)) continue;
    const chunk = manifest[key];
    if (!chunk) throw new Error(`Vite's manifest knows no ${key}`);
    into.add(key);
    collect(chunk.imports ?? [], manifest, into);
  }
}
