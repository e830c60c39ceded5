import { IS_BUILT } from '../server/env.ts';

/** Leaves the network to the first page. */
const LATER_MS = 4_000;

/** See build/service-worker.js. */
export function registerServiceWorker(): void {
  if (!IS_BUILT || !('serviceWorker' in navigator)) return;
  setTimeout(() => {
    navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  }, LATER_MS);
}
