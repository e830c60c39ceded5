import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

import { forbidLocalHosts } from './build/forbid-local-hosts.ts';
import { loadParts } from './build/load-parts.ts';
import { pageChunks } from './build/page-chunks.ts';
import { prerenderPages } from './build/prerender-pages.ts';
import { productionRouter } from './build/production-router.ts';
import { writeReleaseList } from './build/release-list.ts';
import { robots } from './build/robots.ts';
import { serviceWorker } from './build/service-worker.ts';
import { smallFormik } from './build/small-formik.ts';
import { smallReactDom } from './build/small-react-dom.ts';
import { inlineStartScript } from './build/start-script.ts';
import { staticStyles } from './build/static-styles.ts';

/** The Hosting emulator, which forwards to the functions; for the development server only. */
const API_ORIGIN = process.env.KARGHA_SHOP_URL ?? 'http://127.0.0.1:5000';

export default defineConfig(({ mode }) => ({
  plugins: [
    staticStyles(),
    react(),
    productionRouter(),
    smallFormik(),
    smallReactDom(),
    loadParts(),
    pageChunks(),
    inlineStartScript(),
    robots(),
    serviceWorker(),
    writeReleaseList(),
    prerenderPages(),
    ...(mode === 'suite' ? [] : [forbidLocalHosts()]),
  ],
  build: {
    outDir: mode === 'suite' ? 'dist-suite' : 'dist',
    manifest: true,
    rolldownOptions: {
      // Also inlines constants from other files.
      optimization: { inlineConst: { mode: 'all' } },
    },
  },
  server: { proxy: { '/api': API_ORIGIN } },
  test: {
    name: 'web',
    include: ['src/**/*.test.tsx', 'src/**/*.dom.test.ts'],
    environment: 'jsdom',
    isolate: false,
    setupFiles: ['./src/testing/reset-between-tests.ts', './src/testing/setup.ts'],
    testTimeout: 20_000,
    env: { VITE_FIREBASE_PROJECT_ID: 'kargha-test', VITE_FIREBASE_API_KEY: 'none' },
  },
}));
