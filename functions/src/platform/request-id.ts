import { AsyncLocalStorage } from 'node:async_hooks';

const running = new AsyncLocalStorage<string>();

/** Does the work of a request under its id: every line that it logs carries it. */
export function runWithRequestId(id: string, work: () => void): void {
  running.run(id, work);
}

/** The id of the request that is worked on; undefined outside of one. */
export function currentRequestId(): string | undefined {
  return running.getStore();
}
