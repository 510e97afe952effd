/** Writes the contract as OpenAPI 3.1: to standard output, or with `--out FILE` into a file. */
import { needNode } from './node-version.mjs';

needNode();
const { writeFileSync } = await import('node:fs');
const { parseArgs } = await import('node:util');
const { runnerImport } = await import('vite');
const { root } = await import('./run.mjs');
const { values } = parseArgs({ options: { out: { type: 'string' } } });

// TypeScript does not run in plain Node 20.
const { module } = await runnerImport('/src/build/openapi.ts', {
  root,
  configFile: false,
  logLevel: 'error',
  resolve: { alias: { '@': `${root}/src` } },
});
const text = `${JSON.stringify(module.openApiDocument(), null, 2)}\n`;
if (values.out === undefined) process.stdout.write(text);
else writeFileSync(values.out, text);
