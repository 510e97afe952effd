import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react(), tailwindcss()],
  resolve: { alias: { '@': fileURLToPath(new URL('src', import.meta.url)) } },
  test: {
    environment: 'jsdom',
    // A real origin: relative addresses resolve and storage works.
    environmentOptions: { jsdom: { url: 'http://naam.test/' } },
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/bench/**', 'node_modules/**'],
    setupFiles: ['tests/setup/vitest.ts'],
    css: false,
    restoreMocks: false,
  },
});
