/**
 * WebKitGTK as Debian installs it (`apt-get install webkit2gtk-driver xvfb`): its small browser in a window
 * of a virtual screen, by WebDriver's HTTP calls, of which the journeys need ten.
 */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { patiently, Refused, type Driver } from './browser-user.ts';
import { SCREEN, startScreen, type Pixels } from './screen.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const LIBRARIES = '/usr/lib';

/** The key under which WebDriver names an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Where its small browser is; null where one of the three packages is missing. */
export function findWebkit(): string | null {
  if (!existsSync(DRIVER) || !existsSync(SCREEN)) return null;
  const architectures = readdirSync(LIBRARIES).filter((name) => name.endsWith('-linux-gnu'));
  const found = architectures.flatMap((architecture) =>
    readdirSync(join(LIBRARIES, architecture))
      .filter((name) => name.startsWith('webkit'))
      .map((name) => join(LIBRARIES, architecture, name, 'MiniBrowser')),
  );
  return (
    found
      .filter((path) => existsSync(path))
      .toSorted()
      .at(-1) ?? null
  );
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return port;
}

/** One call of WebDriver (https://www.w3.org/TR/webdriver2/#endpoints). */
async function call<Value>(method: string, address: string, body?: unknown): Promise<Value> {
  const response = await fetch(address, {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  });
  const { value } = (await response.json()) as {
    value: Value & { error?: string; message?: string };
  };
  if (!response.ok) throw new Refused(`${method} ${address}: ${value.error}, ${value.message}`);
  return value;
}

export class WebkitDriver implements Driver {
  readonly version: string;
  readonly #session: string;
  /** Returns the screen; the window is in its upper left corner. */
  readonly look: () => Promise<Pixels>;
  readonly #end: () => Promise<void>;

  constructor(
    session: string,
    version: string,
    look: () => Promise<Pixels>,
    end: () => Promise<void>,
  ) {
    this.#session = session;
    this.version = version;
    this.look = look;
    this.#end = end;
  }

  async navigate(url: string): Promise<void> {
    await call('POST', `${this.#session}/url`, { url });
  }

  run<Answer>(source: string, given: readonly unknown[]): Promise<Answer> {
    const script = `return (${source})(...arguments)`;
    return call<Answer>('POST', `${this.#session}/execute/sync`, { script, args: given });
  }

  async find(source: string, given: readonly unknown[]): Promise<string | null> {
    const found = await this.run<Record<string, string> | null>(source, given);
    return found?.[ELEMENT] ?? null;
  }

  async click(element: string): Promise<void> {
    // Its own scrolling follows the page's `scroll-behavior` and presses before the way is done.
    await call('POST', `${this.#session}/execute/sync`, {
      script: "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })",
      args: [{ [ELEMENT]: element }],
    });
    await call('POST', `${this.#session}/element/${element}/click`, {});
  }

  async type(element: string, text: string): Promise<void> {
    await call('POST', `${this.#session}/element/${element}/clear`, {});
    await call('POST', `${this.#session}/element/${element}/value`, { text });
  }

  async resize(width: number, height: number): Promise<void> {
    const rect = { x: 0, y: 0, width, height };
    await call('POST', `${this.#session}/window/rect`, rect);
    // The window has its own bar; the page gets the rest.
    const [left, high] = await this.run<[number, number]>(
      '() => [window.innerWidth, window.innerHeight]',
      [],
    );
    const grown = { ...rect, width: 2 * width - left, height: 2 * height - high };
    await call('POST', `${this.#session}/window/rect`, grown);
  }

  picture(): Promise<string> {
    return call<string>('GET', `${this.#session}/screenshot`);
  }

  async close(): Promise<void> {
    await call('DELETE', this.#session).catch(() => {});
    await this.#end();
  }
}

/** Starts it on a virtual screen. */
export async function startWebkit(binary: string): Promise<WebkitDriver> {
  const screen = await startScreen();
  const port = await freePort();
  const driver = spawn(DRIVER, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: screen.display, GDK_BACKEND: 'x11' },
  });
  const end = async () => {
    driver.kill();
    await screen.close();
  };
  try {
    const root = `http://127.0.0.1:${port}`;
    await patiently('the driver', () =>
      fetch(`${root}/status`).then(
        (answer) => answer.ok,
        () => null,
      ),
    );
    const { sessionId, capabilities } = await call<{
      sessionId: string;
      capabilities: { browserVersion: string };
    }>('POST', `${root}/session`, {
      capabilities: {
        alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } },
      },
    });
    const started = new WebkitDriver(
      `${root}/session/${sessionId}`,
      capabilities.browserVersion,
      () => screen.look(),
      end,
    );
    await started.resize(1440, 900);
    return started;
  } catch (error) {
    await end();
    throw error;
  }
}
