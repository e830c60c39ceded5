import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

import { withoutUnused } from './small-router.ts';

/**
 * react-router's package exports resolve to its development build; this aliases the production one, and makes what the
 * shop does not use of it removable.
 */
export function productionRouter(): Plugin {
  return {
    name: 'kargha:production-router',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: join(productionFolder(), 'index.mjs') },
          { find: /^react-router\/dom$/, replacement: join(productionFolder(), 'dom-export.mjs') },
        ],
      },
    }),
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/]/ },
      handler: (code) => ({ code: withoutUnused(code), map: null }),
    },
  };
}

function productionFolder(): string {
  const ofDom = createRequire(import.meta.resolve('react-router-dom'));
  return join(dirname(dirname(ofDom.resolve('react-router'))), 'production');
}
