import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

import { lastingStorage, onOtherTabChange } from '#lib/browser/browser-storage.ts';

/**
 * A store that all tabs of the browser share, kept under `key` in the lasting storage; `read` makes its state out of
 * whatever lies there. A change is made to what the tabs hold now, not to what this one saw last, and a change that
 * changes nothing is not written: else a tab that looks its list over would take back what another has just done.
 * `latest` gives what the tabs hold now, also what another one has written before the browser tells of it.
 */
export function createSharedStore<T extends object>(key: string, read: (stored: unknown) => T) {
  const store = create<T>()(
    persist(() => read(undefined), {
      name: key,
      version: 1,
      storage: createJSONStorage(() => lastingStorage),
      migrate: read,
      merge: read,
    }),
  );
  let seen = lastingStorage.getItem(key);
  const write = store.setState.bind(store);

  /** The same list in the same words, in whatever order its fields were put together. */
  function asKept(state: T): string {
    return JSON.stringify(read(state));
  }

  function catchUp(): void {
    const text = lastingStorage.getItem(key);
    // A storage that keeps nothing never changes: then the memory of this tab is all there is.
    if (text === seen) return;
    seen = text;
    void store.persist.rehydrate();
  }

  function latest(): T {
    catchUp();
    return store.getState();
  }

  store.setState = (change: Partial<T> | ((state: T) => Partial<T>)) => {
    const before = latest();
    const after = { ...before, ...(typeof change === 'function' ? change(before) : change) };
    if (asKept(after) === asKept(before)) return;
    write(after);
    seen = lastingStorage.getItem(key);
  };
  onOtherTabChange(key, catchUp);
  return Object.assign(store, { latest });
}
