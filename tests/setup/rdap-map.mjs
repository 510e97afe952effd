/**
 * Makes the map of registries for nginx from IANA's RDAP bootstrap file (RFC 9224), which the deployer
 * downloads: `npm run rdap-map -- dns.json`, to standard output, or with `--out FILE` into a file.
 */
import { needNode } from './node-version.mjs';

needNode();
const { readFileSync, writeFileSync } = await import('node:fs');
const { parseArgs } = await import('node:util');
const { runnerImport } = await import('vite');
const { root } = await import('./run.mjs');

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

const { values, positionals } = parseArgs({
  options: { out: { type: 'string' } },
  allowPositionals: true,
});
const [file] = positionals;
if (file === undefined || positionals.length > 1) {
  fail(
    'Name one file: npm run rdap-map -- dns.json --out naamraksha-rdap.map\n' +
      'IANA publishes it at https://data.iana.org/rdap/dns.json.',
  );
}

// TypeScript does not run in plain Node 20.
const { module } = await runnerImport('/src/build/rdap-bootstrap.ts', {
  root,
  configFile: false,
  logLevel: 'error',
});
try {
  const { registries, left } = module.readBootstrap(readFileSync(file, 'utf8'));
  const text = module.rdapMap(registries);
  if (values.out === undefined) process.stdout.write(text);
  else writeFileSync(values.out, text);
  const count = Object.keys(registries).length;
  process.stderr.write(`${count} top-level domains; ${left} left out (no https address)\n`);
} catch (error) {
  fail(`${file}: ${error.message}`);
}
