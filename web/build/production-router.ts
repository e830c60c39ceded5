import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** react-router names only its build for developers, with warnings that no shopper reads; this takes the other one. */
export function productionRouter(): Plugin {
  return {
    name: 'kargha:production-router',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: join(productionFolder(), 'index.mjs') },
          { find: /^react-router\/dom$/, replacement: join(productionFolder(), 'dom-export.mjs') },
        ],
      },
    }),
  };
}

function productionFolder(): string {
  const ofDom = createRequire(import.meta.resolve('react-router-dom'));
  return join(dirname(dirname(ofDom.resolve('react-router'))), 'production');
}
