import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

import { forbidLocalHosts } from './build/forbid-local-hosts.ts';

/** The Hosting emulator, which knows the way to the functions; only the development server needs it. */
const API_ORIGIN = process.env.KARGHA_SHOP_URL ?? 'http://127.0.0.1:5000';

export default defineConfig(({ mode }) => ({
  plugins: [react(), ...(mode === 'suite' ? [] : [forbidLocalHosts()])],
  build: {
    outDir: mode === 'suite' ? 'dist-suite' : 'dist',
    manifest: true,
    rolldownOptions: {
      treeshake: {
        // Schemas that a page does not use are dropped with it, instead of bringing yup along.
        manualPureFunctions: ['array', 'object', 'string', 'number', 'boolean', 'mixed'],
      },
    },
  },
  server: { proxy: { '/api': API_ORIGIN } },
  test: { name: 'web', environment: 'jsdom', setupFiles: './src/testing/setup.ts' },
}));
