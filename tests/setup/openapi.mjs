/** Writes the contract as OpenAPI 3.1: to standard output, or with `--out FILE` into a file. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';

const { values } = parseArgs({ options: { out: { type: 'string' } } });
const root = fileURLToPath(new URL('../..', import.meta.url));

// TypeScript does not run in plain Node 20.
const { module } = await runnerImport('/src/build/openapi.ts', {
  root,
  configFile: false,
  logLevel: 'error',
  resolve: { alias: { '@': `${root}src` } },
});
const text = `${JSON.stringify(module.openApiDocument(), null, 2)}\n`;
if (values.out === undefined) process.stdout.write(text);
else writeFileSync(values.out, text);
