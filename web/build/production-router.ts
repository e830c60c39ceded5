import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** react-router's package exports resolve to its development build; this aliases the production one. */
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
