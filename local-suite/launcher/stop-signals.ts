/** How often a launcher started by npm looks whether npm is still there. */
const PARENT_CHECK_MS = 500;

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
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    once();
  }, PARENT_CHECK_MS);
  watch.unref();
}
