import { isRunning } from '../running-process.ts';
import { findParentNpm } from './npm-process.ts';

/** How often we check that the npm process that started us is still running. */
const NPM_CHECK_MS = 500;

/**
 * Calls back once: on the first Ctrl-C, SIGTERM or SIGHUP, or when the npm process that started us was killed.
 * Without npm, the end of the parent shell does not stop the suite.
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
    if (isRunning(npm)) return;
    clearInterval(watch);
    once();
  }, NPM_CHECK_MS);
  watch.unref();
}
