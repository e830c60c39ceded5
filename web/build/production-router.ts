import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** At the top level, these keep unused code in the bundle: a bundler does not know them to be without effects. */
const NAMES_FOR_DEVTOOLS = /^\w+\.displayName = "[^"]*";$/gm;
const PURE_CALLS = /^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm;

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
      handler: (code) => ({
        code: code.replace(NAMES_FOR_DEVTOOLS, '').replace(PURE_CALLS, '$1/* @__PURE__ */ $2'),
        map: null,
      }),
    },
  };
}

function productionFolder(): string {
  const ofDom = createRequire(import.meta.resolve('react-router-dom'));
  return join(dirname(dirname(ofDom.resolve('react-router'))), 'production');
}
