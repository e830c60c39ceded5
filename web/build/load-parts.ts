import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const VITES_LOADER = /vite\/preload-helper\.js$/;

const LOADER = readFileSync(join(import.meta.dirname, 'load-parts.js'), 'utf8');

/** Parts of the shop load so that a failed download can be repeated: see load-parts.js. */
export function loadParts(): Plugin {
  return {
    name: 'kargha:load-parts',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          // The loader fetches the part itself too.
          resolveDependencies: (file, others) => [...new Set([file, ...others])],
        },
      },
    }),
    load: { filter: { id: VITES_LOADER }, handler: () => LOADER },
  };
}
