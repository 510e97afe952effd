/** A real DNS over HTTPS resolver, as Debian has its parts: dnsdist in front of nsd, which serves invented zones. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './nginx.ts';
import { queryOf } from './evidence-upstream.ts';

const found = (file: string) =>
  ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin']
    .map((folder) => join(folder, file))
    .find((path) => existsSync(path));

/** True if both are installed. */
export const hasResolver = () => found('nsd') !== undefined && found('dnsdist') !== undefined;

const soa = (mname: string) => `@ 300 IN SOA ${mname} host.example. 1 7200 900 1209600 300\n`;
/** The suffix, a name with everything, one with the null MX, one delegated without an address. */
const ZONES: Readonly<Record<string, string>> = {
  in: `${soa('ns1.registry.example.')}@ 300 IN NS ns1.registry.example.\n`,
  'mail-lookalike.in': `${soa('ns1.host.example.')}@ 300 IN NS ns1.host.example.
@ 300 IN A 192.0.2.7
@ 300 IN AAAA 2001:db8::7
@ 300 IN MX 10 mx1.host.example.
`,
  'null-lookalike.in': `${soa('ns1.host.example.')}@ 300 IN NS ns1.host.example.
@ 300 IN A 192.0.2.8
@ 300 IN MX 0 .
`,
  'bare-lookalike.in': `${soa('ns1.host.example.')}@ 300 IN NS ns1.host.example.\n`,
};

const nsdConfig = (folder: string, port: number) => `server:
  ip-address: 127.0.0.1
  port: ${port}
  username: ""
  chroot: ""
  database: ""
  server-count: 1
  zonesdir: "${folder}"
  xfrdir: "${folder}"
  pidfile: "${folder}/nsd.pid"
  logfile: "${folder}/nsd.log"
  xfrdfile: "${folder}/xfrd.state"
  zonelistfile: "${folder}/zone.list"
remote-control:
  control-enable: no
${Object.keys(ZONES)
  .map((name) => `zone:\n  name: "${name}"\n  zonefile: "${name}.zone"\n`)
  .join('')}`;

/** As in DEPLOYING.md, with a separate port for plain DNS, which nothing here asks. */
const dnsdistConfig = (plain: number, doh: number, nsd: number) => `
setLocal("127.0.0.1:${plain}")
newServer({ address = "127.0.0.1:${nsd}", healthCheckMode = "up" })
addDOHLocal("127.0.0.1:${doh}", nil, nil, "/dns-query")
`;

const TRIES = 100;

/** True if the resolver answers for its own zone before a process has ended. */
async function answers(url: string, processes: readonly ChildProcess[]): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (processes.some(({ exitCode }) => exitCode !== null)) return false;
    try {
      const call = `${url}/dns-query?dns=${queryOf('mail-lookalike.in', 'NS')}`;
      // oxlint-disable-next-line no-await-in-loop -- one try after the other
      const response = await fetch(call, { signal: AbortSignal.timeout(2_000) });
      // The RCODE is the last four bits of the header's fourth byte.
      // oxlint-disable-next-line no-await-in-loop
      const bytes = new Uint8Array(await response.arrayBuffer());
      if (response.ok && ((bytes[3] ?? 15) & 15) === 0) return true;
    } catch {
      // Not listening yet.
    }
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

/** Starts both on free ports. `url` is where nginx's upstream leads. */
export async function startResolver(): Promise<{ url: string; close(): Promise<void> }> {
  const [nsd, dnsdist] = [found('nsd'), found('dnsdist')];
  if (!nsd || !dnsdist) throw new Error('nsd or dnsdist is not installed');
  const folder = await mkdtemp(join(tmpdir(), 'naamraksha-dns-'));
  const [nsdPort, plain, doh] = [await freePort(), await freePort(), await freePort()];
  for (const [name, text] of Object.entries(ZONES)) {
    // oxlint-disable-next-line no-await-in-loop -- four small files
    await writeFile(join(folder, `${name}.zone`), `$ORIGIN ${name}.\n${text}`);
  }
  await writeFile(join(folder, 'nsd.conf'), nsdConfig(folder, nsdPort));
  await writeFile(join(folder, 'dnsdist.conf'), dnsdistConfig(plain, doh, nsdPort));
  const processes = [
    spawn(nsd, ['-d', '-c', join(folder, 'nsd.conf')], { stdio: 'ignore' }),
    spawn(dnsdist, ['--supervised', '--disable-syslog', '-C', join(folder, 'dnsdist.conf')], {
      stdio: 'ignore',
    }),
  ];
  const close = async () => {
    await Promise.all(
      processes.map(async (child) => {
        if (child.exitCode !== null || child.signalCode !== null) return;
        const ended = new Promise((resolve) => child.once('exit', resolve));
        child.kill('SIGTERM');
        await ended;
      }),
    );
    await rm(folder, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${doh}`;
  if (await answers(url, processes)) return { url, close };
  await close();
  throw new Error('The resolver does not answer');
}
