// Bundles the programs that firebase-tools starts instead of Java: dist/*.mjs.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';

const ENTRIES = {
  'firestore-emulator': 'firestore/main.ts',
  'storage-rules-runtime': 'storage-rules/main.ts',
};

const folder = fileURLToPath(new URL('.', import.meta.url));

await build({
  absWorkingDir: folder,
  entryPoints: Object.fromEntries(
    Object.entries(ENTRIES).filter(([, source]) => existsSync(new URL(source, import.meta.url))),
  ),
  outdir: 'dist',
  outExtension: { '.js': '.mjs' },
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  logLevel: 'warning',
});
