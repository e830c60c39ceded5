import { fileURLToPath } from 'node:url';

import { buildSync } from 'esbuild';

/** The script of a file of the payment window, for browsers. The package has it built: built-script.ts. */
export function scriptOf(entry: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL(`../checkout-window/${entry}.ts`, import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  return outputFiles.map(({ text }) => text).join('\n');
}

export function fileOf(name: string): URL {
  return new URL(`../checkout-window/${name}`, import.meta.url);
}
