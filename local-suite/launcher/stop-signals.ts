import { isAlive, findParentNpm } from './npm-process.ts';

/** How often a launcher started by npm looks whether npm is still there. */
const NPM_CHECK_MS = 500;

/**
 * Calls back once, at the first Ctrl-C, SIGTERM, SIGHUP, or when the npm that started us was killed.
 * Started by hand (no npm above), the death of the shell is not taken as a wish to stop.
 */
export function onStopRequest(callback: () => void): void {
  let called = false;
  const once = () => {
    if (called) return;
    called = true;
    callback();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, once);
  const npm = findParentNpm();
  if (npm === undefined) return;
  const watch = setInterval(() => {
    if (isAlive(npm)) return;
    clearInterval(watch);
    once();
  }, NPM_CHECK_MS);
  watch.unref();
}
