import { loadModule } from '#lib/server/load-module.ts';

/** The list of what few visitors need at first. */
export const loadLazyPages = () => loadModule(import('./lazy-pages.ts'));
