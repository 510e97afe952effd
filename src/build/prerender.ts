/** Writes every public page as HTML after the two builds (client and server). */
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import type * as ServerEntry from './entry-server.tsx';
import { inlineHashes, policyFindings } from './built-html.ts';
import { demoFiles, demoPage, offlineFiles } from './demo-pages.ts';
import { besideOf, headersFile, redirectsFile } from './host-files.ts';
import { evidenceHttp, SHIPPED_REGISTRIES } from './nginx-evidence.ts';
import { apiPathOf, nginxConfig } from './nginx.ts';
import { readHsts, readOrigins, readUrl, securityHeaders } from './security-headers.ts';
import { fill, liftHoisted, withStyles, type HeadInput } from './template.ts';
import { robots, securityTxt, sitemap } from './text-files.ts';

export interface PrerenderInput {
  clientDir: string;
  serverDir: string;
  /** The path of the site, with a slash at both ends. */
  base: string;
  /** True for the demonstration, on hosts that read no headers. */
  demo: boolean;
  /** The environment of the build: `VITE_*`, `API_ORIGINS` and `HSTS_MAX_AGE`. */
  env: Readonly<Record<string, string | undefined>>;
}

/** The Latin files of the two families of every page's first lines. */
const FIRST_FONTS = ['bricolage-grotesque-latin-wght', 'instrument-sans-latin-wght'];
/** No route has this path, so the splat route answers. */
const NO_PAGE = '/-/';

/** @returns the number of written pages */
export async function prerenderSite(input: PrerenderInput): Promise<number> {
  const { clientDir, serverDir, base, demo, env } = input;
  const client = await readManifest(join(clientDir, '.vite/manifest.json'));
  const server = await readManifest(join(serverDir, '.vite/manifest.json'));
  const entryFile = Object.values(server).find((chunk) => chunk.isEntry)?.file ?? '';
  const app: typeof ServerEntry = await import(pathToFileURL(join(serverDir, entryFile)).href);
  const template = await readFile(join(clientDir, 'index.html'), 'utf8');
  const styled = await withStyles(template, (file) =>
    readFile(join(clientDir, file.slice(base.length - 1)), 'utf8'),
  );
  const hashes = inlineHashes(styled);
  const fonts = await firstFonts(clientDir, base);
  const { brand, siteUrl } = app.config;
  const shared = { brand, siteUrl, fonts };

  const connect = app.connectSources({
    apiHost: env['VITE_API_HOST'],
    apiOrigins: readOrigins('API_ORIGINS', env['API_ORIGINS']),
    errorUrl: readUrl('VITE_ERROR_URL', env['VITE_ERROR_URL']) ?? undefined,
  });
  const hsts = readHsts(env['HSTS_MAX_AGE']);
  const reportUrl = readUrl('VITE_REPORT_URL', env['VITE_REPORT_URL']);
  // The demonstration makes no call, and its workers start from code in the page.
  const ways = demo ? { connect: [], workers: ['blob:'] } : { connect };
  const headers = securityHeaders({ hashes, ...ways, reportUrl, hsts });
  const parts = demo ? await app.demonstration() : null;

  const write = async (file: string, page: string): Promise<void> => {
    const policy = headers['Content-Security-Policy'] ?? '';
    const html = parts
      ? demoPage(page, { policy, bar: parts.barHtml(), tags: parts.DEMO_TAGS })
      : page;
    const findings = policyFindings(html, hashes);
    if (findings.length > 0) {
      throw new Error(`${file} breaks the strict policy:\n  ${findings.join('\n  ')}`);
    }
    const target = resolve(clientDir, file);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, html);
  };

  const preloads = (lazies: readonly unknown[]) => {
    const sources = lazies.map((lazy) => sourceOf(lazy, server));
    const { modules, styles } = filesOf(sources, client);
    const address = (name: string) => base + name;
    return { modules: modules.map(address), styles: styles.map(address) };
  };

  const writePage = async (path: string, files: readonly string[]): Promise<void> => {
    const page = await app.renderPage(path);
    // The static handler answers 200 for a splat route; the host sends 404.html with its status.
    if (page.status !== 200) throw new Error(`${path} answers ${page.status}`);
    const missing = path === NO_PAGE;
    const { hoisted, html } = liftHoisted(page.html);
    const head: HeadInput = {
      ...shared,
      title: page.title,
      description: page.description,
      // The site says the same at its own address, where search engines should find it.
      noindex: demo || (page.meta?.noindex ?? missing),
      path: missing ? null : path,
      data: missing || demo ? [] : app.structuredData(path, page.meta?.title ?? page.title),
      ...preloads(page.lazies),
    };
    const filled = fill(styled, head, hoisted, missing ? '*' : path, html);
    for (const file of files) await write(file, filled);
  };

  const pages = app.pagesToRender();
  for (const { path } of pages) {
    const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
    await writePage(path, demo ? demoFiles(path) : [file]);
  }
  // A plain host sends 404.html for an alert's address, too: the demonstration's is the shell.
  if (!demo) await writePage(NO_PAGE, ['404.html']);

  const files = preloads(app.shell);
  const shell = { ...shared, title: brand, noindex: true, path: null, ...files };
  const shells = parts ? ['404.html', ...parts.consolePaths().flatMap(demoFiles)] : ['app.html'];
  for (const file of shells) await write(file, fill(template, shell, '', null, ''));

  await writeFile(join(clientDir, '_headers'), headersFile(headers));
  if (demo) {
    const workers = await readdir(join(clientDir, 'workers'));
    await writeFile(join(clientDir, 'offline.json'), offlineFiles(base, client, workers));
    // Without it, GitHub Pages omits files that begin with an underscore.
    await writeFile(join(clientDir, '.nojekyll'), '');
  } else {
    await writeFile(join(clientDir, '_redirects'), redirectsFile());
    const apiPath = apiPathOf(env['VITE_API_HOST']);
    const { doh, rdap } = app.builtEvidence();
    const evidence = {
      doh: doh && app.isOfThisSite(doh) ? { path: doh.url, rate: doh.rate } : null,
      rdapPath: rdap?.url ?? null,
    };
    await writeFile(besideOf(clientDir, 'nginx.conf'), nginxConfig({ headers, apiPath, evidence }));
    // Files of an earlier build must go: nginx would read them.
    const beside = {
      'nginx.http.conf': evidenceHttp(evidence),
      'nginx.rdap.map': rdap && SHIPPED_REGISTRIES,
    };
    for (const [name, text] of Object.entries(beside)) {
      if (text === null) await rm(besideOf(clientDir, name), { force: true });
      else await writeFile(besideOf(clientDir, name), text);
    }
    await mkdir(join(clientDir, '.well-known'), { recursive: true });
    await writeFile(
      join(clientDir, '.well-known/security.txt'),
      securityTxt({ email: app.config.supportEmail, siteUrl, now: new Date() }),
    );
    await writeFile(join(clientDir, 'robots.txt'), robots(siteUrl));
    if (siteUrl !== null) await writeFile(join(clientDir, 'sitemap.xml'), sitemap(siteUrl, pages));
  }
  // Published, the manifest would name every chunk of the consoles; the budgets read it from the cache.
  const kept = join(serverDir, '../manifests');
  await mkdir(kept, { recursive: true });
  await copyFile(join(clientDir, '.vite/manifest.json'), join(kept, `${basename(clientDir)}.json`));
  await rm(join(clientDir, '.vite'), { recursive: true });
  return pages.length + 2;
}

async function readManifest(file: string): Promise<Manifest> {
  const manifest: Manifest = JSON.parse(await readFile(file, 'utf8'));
  return manifest;
}

async function firstFonts(clientDir: string, base: string): Promise<string[]> {
  const names = await readdir(join(clientDir, 'assets'));
  return FIRST_FONTS.map((start) => {
    const name = names.find((candidate) => candidate.startsWith(start));
    if (!name) throw new Error(`No built font begins with ${start}`);
    return `${base}assets/${name}`;
  });
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
export function filesOf(sources: readonly string[], client: Manifest) {
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
