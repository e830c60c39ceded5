import { AsyncLocalStorage } from 'node:async_hooks';

const running = new AsyncLocalStorage<string>();

/** Adds the ID to every log line of `work`. */
export function runWithRequestId(id: string, work: () => void): void {
  running.run(id, work);
}

/** Undefined outside of a request. */
export function currentRequestId(): string | undefined {
  return running.getStore();
}
