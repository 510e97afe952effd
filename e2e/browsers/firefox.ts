/**
 * Firefox as Debian installs it (`apt-get install firefox-esr`), by WebDriver BiDi, which it speaks without a
 * driver beside it. Playwright's own way to such a Firefox asks for commands that this version has not yet.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'undici';
import { Refused, type Driver } from './browser-user.ts';

const PLACES = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** Where it is installed; null where it is not. */
export const findFirefox = (): string | null => PLACES.find((path) => existsSync(path)) ?? null;

interface Answered {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
}

/** The commands and answers of https://www.w3.org/TR/webdriver-bidi/ on one connection. */
class Connection {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<
    number,
    { resolve: (value: never) => void; reject: (why: Error) => void }
  >();
  #last = 0;

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }: { data: unknown }) => {
      const { id, type, result, error, message } = JSON.parse(String(data)) as Answered;
      const waits = id === undefined ? undefined : this.#waiting.get(id);
      if (id === undefined || !waits) return;
      this.#waiting.delete(id);
      if (type === 'success') waits.resolve(result as never);
      else waits.reject(new Refused(`${error}: ${message}`));
    });
  }

  static async open(address: string): Promise<Connection> {
    const socket = new WebSocket(address);
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve);
      socket.addEventListener('error', () => reject(new Error(`No connection to ${address}`)));
    });
    return new Connection(socket);
  }

  send<Result>(method: string, params: object): Promise<Result> {
    this.#last += 1;
    const id = this.#last;
    return new Promise<Result>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
  }

  close(): void {
    this.#socket.close();
  }
}

interface Evaluated {
  readonly type: 'success' | 'exception';
  readonly result: { readonly type: string; readonly value?: unknown; readonly sharedId?: string };
  readonly exceptionDetails?: { readonly text: string };
}

class FirefoxDriver implements Driver {
  readonly version: string;
  readonly #connection: Connection;
  readonly #context: string;
  readonly #end: () => Promise<void>;

  constructor(connection: Connection, context: string, version: string, end: () => Promise<void>) {
    this.#connection = connection;
    this.#context = context;
    this.version = version;
    this.#end = end;
  }

  async navigate(url: string): Promise<void> {
    const { send, context } = this.#hold();
    await send('browsingContext.navigate', { context, url, wait: 'complete' });
  }

  async run<Answer>(source: string, given: readonly unknown[]): Promise<Answer> {
    // As text: the protocol has its own notation for objects and lists.
    const { value } = await this.#call(
      `(given) => JSON.stringify((${source})(...JSON.parse(given)) ?? null)`,
      given,
    );
    return JSON.parse(String(value)) as Answer;
  }

  async find(source: string, given: readonly unknown[]): Promise<string | null> {
    const { sharedId } = await this.#call(`(given) => (${source})(...JSON.parse(given))`, given);
    return sharedId ?? null;
  }

  async click(element: string): Promise<void> {
    await this.#on(
      element,
      '(element) => element.scrollIntoView({ block: "center", behavior: "instant" })',
    );
    await this.#act({
      type: 'pointer',
      id: 'mouse',
      actions: [
        {
          type: 'pointerMove',
          x: 0,
          y: 0,
          origin: { type: 'element', element: { sharedId: element } },
        },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    });
  }

  async type(element: string, text: string): Promise<void> {
    await this.#on(element, '(element) => { element.focus(); element.select(); }');
    const keys = ['\uE003', ...Array.from(text)].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.#act({ type: 'key', id: 'keyboard', actions: keys });
  }

  async resize(width: number, height: number): Promise<void> {
    const { send, context } = this.#hold();
    await send('browsingContext.setViewport', { context, viewport: { width, height } });
  }

  async picture(): Promise<string> {
    const { send, context } = this.#hold();
    return (await send<{ data: string }>('browsingContext.captureScreenshot', { context })).data;
  }

  async close(): Promise<void> {
    await this.#end();
  }

  #hold() {
    const connection = this.#connection;
    return { send: connection.send.bind(connection), context: this.#context };
  }

  async #act(actions: object): Promise<void> {
    const { send, context } = this.#hold();
    await send('input.performActions', { context, actions: [actions] });
  }

  #call(functionDeclaration: string, given: readonly unknown[]): Promise<Evaluated['result']> {
    return this.#evaluate(functionDeclaration, [{ type: 'string', value: JSON.stringify(given) }]);
  }

  #on(element: string, functionDeclaration: string): Promise<Evaluated['result']> {
    return this.#evaluate(functionDeclaration, [{ sharedId: element }]);
  }

  async #evaluate(functionDeclaration: string, given: object[]): Promise<Evaluated['result']> {
    const { send, context } = this.#hold();
    const answer = await send<Evaluated>('script.callFunction', {
      functionDeclaration,
      arguments: given,
      awaitPromise: true,
      target: { context },
    });
    if (answer.type === 'success') return answer.result;
    throw new Refused(answer.exceptionDetails?.text ?? 'The page threw something');
  }
}

/** Where it listens, as it says on its error output. */
function addressOf(firefox: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    firefox.once('exit', (code) => reject(new Error(`Firefox ended with ${code}: ${said}`)));
    firefox.stderr?.on('data', (data) => {
      said += String(data);
      const address = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(said)?.[1];
      if (address !== undefined) resolve(`${address}/session`);
    });
  });
}

/** Starts it without a window, with a separate profile. */
export async function startFirefox(path: string): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), 'naam-firefox-'));
  const firefox = spawn(
    path,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const end = async () => {
    const gone = new Promise((resolve) => {
      firefox.once('exit', resolve);
    });
    firefox.kill();
    await gone;
    await rm(profile, { recursive: true, force: true });
  };
  try {
    const connection = await Connection.open(await addressOf(firefox));
    const { capabilities } = await connection.send<{ capabilities: { browserVersion: string } }>(
      'session.new',
      { capabilities: {} },
    );
    const { contexts } = await connection.send<{ contexts: { context: string }[] }>(
      'browsingContext.getTree',
      {},
    );
    const started = new FirefoxDriver(
      connection,
      contexts[0]?.context ?? '',
      capabilities.browserVersion,
      async () => {
        connection.close();
        await end();
      },
    );
    await started.resize(1440, 900);
    return started;
  } catch (error) {
    await end();
    throw error;
  }
}
