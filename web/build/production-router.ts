import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
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
  const development = fileURLToPath(import.meta.resolve('react-router'));
  return join(dirname(dirname(development)), 'production');
}
