/** Settings that tests must not inherit from a machine: a deployer's, and another mode of the tools. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { root } from './run.mjs';

/**
 * Has this process and those it starts build and test without any setting: every variable is what
 * .env.example says, nothing. Not deleted, since the environment wins over a .env file.
 */
export function forgetSettings() {
  // Vitest would load React's production build, and the budgets would weigh a development build.
  delete process.env.NODE_ENV;
  Object.assign(process.env, parseEnv(readFileSync(join(root, '.env.example'), 'utf8')));
}
