import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

import { lastingStorage, onOtherTabChange } from '#lib/browser/browser-storage.ts';

/**
 * A store shared by all tabs, kept under `key` in localStorage. Changes apply to the latest stored state, not to
 * what this tab saw last, and changes without effect are not written, so that one tab does not undo another's.
 * `latest` reads what another tab wrote before the storage event arrives.
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
  let lastText = lastingStorage.getItem(key);
  const write = store.setState.bind(store);

  function serialise(state: T): string {
    return JSON.stringify(read(state));
  }

  function refresh(): void {
    const text = lastingStorage.getItem(key);
    if (text === lastText) return;
    lastText = text;
    void store.persist.rehydrate();
  }

  function latest(): T {
    refresh();
    return store.getState();
  }

  store.setState = (change: Partial<T> | ((state: T) => Partial<T>)) => {
    const before = latest();
    const after = { ...before, ...(typeof change === 'function' ? change(before) : change) };
    if (serialise(after) === serialise(before)) return;
    write(after);
    lastText = lastingStorage.getItem(key);
  };
  onOtherTabChange(key, refresh);
  return Object.assign(store, { latest });
}
