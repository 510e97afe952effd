/** A virtual screen whose pixels can be read: what a person would see, not what a browser draws when asked. */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const SCREEN = '/usr/bin/Xvfb';

export interface Pixels {
  /** From 0 (black) to 255. */
  brightness(x: number, y: number): number;
}

export interface Screen {
  /** For the environment of those who draw on it. */
  readonly display: string;
  look(): Promise<Pixels>;
  close(): Promise<void>;
}

/** Reads the X window dump that Xvfb keeps of its screen: a header of 32-bit numbers, then rows of BGRX. */
function pixelsOf(dump: Buffer): Pixels {
  const number = (at: number) => dump.readUInt32BE(4 * at);
  const bytesPerRow = number(12);
  const start = number(0) + 12 * number(19);
  return {
    brightness(x, y) {
      const at = start + Math.round(y) * bytesPerRow + 4 * Math.round(x);
      return ((dump[at] ?? 0) + (dump[at + 1] ?? 0) + (dump[at + 2] ?? 0)) / 3;
    },
  };
}

/** Starts one on a number that is free, which Xvfb says on its fourth file. */
export async function startScreen(): Promise<Screen> {
  const folder = await mkdtemp(join(tmpdir(), 'naam-screen-'));
  const screen = spawn(
    SCREEN,
    ['-displayfd', '3', '-fbdir', folder, '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const said = await new Promise<string>((resolve, reject) => {
    screen.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)));
    screen.stdio[3]?.once('data', (data) => resolve(String(data)));
  });
  return {
    display: `:${said.trim()}`,
    look: async () => pixelsOf(await readFile(join(folder, 'Xvfb_screen0'))),
    async close() {
      screen.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
