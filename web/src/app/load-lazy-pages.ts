import { loadModule } from '#lib/server/load-module.ts';

export const loadLazyPages = () => loadModule(import('./lazy-pages.ts'));
