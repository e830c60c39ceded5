import { IS_BUILT } from '../server/env.ts';

/** The first visit needs its line for itself. */
const LATER_MS = 4_000;

/** Lets the shop be installed, and be there in part without a network. See build/service-worker.js. */
export function registerServiceWorker(): void {
  if (!IS_BUILT || !('serviceWorker' in navigator)) return;
  setTimeout(() => {
    // A browser that refuses, as in private windows, goes on without.
    navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  }, LATER_MS);
}
