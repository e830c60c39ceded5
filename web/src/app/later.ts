import { loadCode } from '#lib/server/load-code.ts';

/** The list of what few visitors need at first. */
export const later = () => loadCode(import('./later-pages.ts'));
