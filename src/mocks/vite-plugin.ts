/** Starts the embedded backend with `vite` and `vite preview`, and announces it in the terminal and the page. */
import { sendNodeResponse } from 'srvx/node';
import type { Connect, PreviewServer, Plugin, ViteDevServer } from 'vite';
import { DEMO_ACCOUNTS } from './demo-accounts.ts';
import { type AnswerEvidence, EVIDENCE_PATH } from './evidence/service.ts';
import { injectMeta, metaTags } from './meta-tags.ts';
import { startBackend, type RunningBackend, type StartOptions } from './server.ts';

export interface EmbeddedBackendOptions {
  /** VITE_API_HOST as loaded; if it is set, nothing is started. */
  apiHost?: string | undefined;
  /**
   * Source of DEV_HOSTS, VITE_DOH_URL and VITE_RDAP_URL; the environment if missing. With one of the last two set, the
   * demonstration resolver and registry stay off.
   */
  env?: Readonly<Record<string, string | undefined>>;
  /** The wanted port; 5000 if unset. The next free one is taken if it is in use. */
  port?: number;
  /** False in Vitest, which reads the same configuration and brings its own backend. */
  enabled?: boolean;
}

const DEFAULT_PORT = 5000;

let tags: string[] = [];

/** The `<meta>` tags for every HTML page the preview serves; empty if no embedded backend runs. */
export function devMetaTags(): string[] {
  return tags;
}

/** On a configuration restart Vite makes the new server before it closes the old one. */
declare global {
  var naamrakshaBackends: Map<string, RunningBackend> | undefined;
}

async function restart(root: string, options: StartOptions): Promise<RunningBackend> {
  const running = (globalThis.naamrakshaBackends ??= new Map());
  await running.get(root)?.close();
  const started = await startBackend({ ...options, fallbackPorts: true });
  running.set(root, started);
  return started;
}

function describe(origin: string, wanted: number, actual: number, evidence: boolean): string {
  const width = Math.max(...DEMO_ACCOUNTS.map(({ email }) => email.length));
  const rows = DEMO_ACCOUNTS.map(
    ({ email, password, label }) => `    ${email.padEnd(width)}  ${password.padEnd(16)}  ${label}`,
  );
  const moved = actual === wanted ? '' : ` (port ${wanted} is taken)`;
  return [
    `  Embedded backend: ${origin}${moved}; its data is lost on restart.`,
    '  Demo accounts (e-mail, password):',
    ...rows,
    ...(evidence
      ? [
          `  Live evidence: demonstration resolver and registry at ${EVIDENCE_PATH}/; they know only`,
          '  the demo organisations’ lookalikes, and all their answers are invented.',
        ]
      : []),
    '',
  ].join('\n');
}

/**
 * Serves the demonstration resolver and registry below the site's own address.
 *
 * @param evidence called for each request, since a restarted backend has another one
 */
export function evidenceMiddleware(evidence: () => AnswerEvidence): Connect.NextHandleFunction {
  return ({ method = 'GET', url = '/' }, response, next) => {
    const send = async () => {
      const answer = await evidence()({ method, url: `http://site.invalid${url}` });
      return answer === null ? next() : sendNodeResponse(response, answer);
    };
    send().catch(next);
  };
}

export function embeddedBackend(options: EmbeddedBackendOptions = {}): Plugin {
  const { apiHost, port = DEFAULT_PORT, enabled = !process.env['VITEST'] } = options;
  const wanted = enabled && !apiHost?.trim();

  const attach = async (server: ViteDevServer | PreviewServer): Promise<void> => {
    if (!wanted) return;
    const env = options.env ?? process.env;
    const running = await restart(server.config.root, {
      port,
      hosts: env['DEV_HOSTS']?.toLowerCase().split(/[\s,]+/) ?? [],
    });
    const evidence = !env['VITE_DOH_URL']?.trim() && !env['VITE_RDAP_URL']?.trim();
    const mine = metaTags(running.origin, DEMO_ACCOUNTS, evidence ? EVIDENCE_PATH : null);
    if (evidence) server.middlewares.use(evidenceMiddleware(() => running.evidence));
    tags = mine;
    server.httpServer?.once('close', () => {
      if (tags === mine) tags = [];
      void running.close();
    });
    const printUrls = server.printUrls.bind(server);
    server.printUrls = () => {
      printUrls();
      server.config.logger.info(`\n${describe(running.origin, port, running.port, evidence)}`);
    };
  };

  return {
    name: 'naamraksha:embedded-backend',
    apply: 'serve',
    configureServer: attach,
    configurePreviewServer: attach,
    transformIndexHtml: (html) => injectMeta(html, tags),
  };
}
