import type { UserConfig } from 'vite';

/**
 * Workers are built as modules, in a separate folder, since the Trusted Types policy of src/lib/trusted-types.ts lets
 * nothing outside it start as a worker.
 */
export const workerOptions = {
  format: 'es',
  rolldownOptions: { output: { entryFileNames: 'workers/[name]-[hash].js' } },
} satisfies UserConfig['worker'];
