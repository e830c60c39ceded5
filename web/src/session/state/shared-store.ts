import { create } from 'zustand';

import { recordOf } from '@kargha/domain/records/stored-record';
import {
  lastingStorage,
  onOtherTabChange,
  readJson,
  writeJson,
} from '#lib/browser/browser-storage.ts';

/**
 * A store shared by all tabs, kept under `key` in localStorage. Changes apply to the latest stored state, not to
 * what this tab saw last, and changes without effect are not written, so that one tab does not undo another's.
 * `latest` reads what another tab wrote before the storage event arrives.
 */
export function createSharedStore<T extends object>(key: string, read: (stored: unknown) => T) {
  // Starts empty, as the prerendered pages do.
  const store = create<T>()(() => read(undefined));
  const publish = store.setState.bind(store);
  let lastText: string | null = null;

  function refresh(): void {
    const text = lastingStorage.getItem(key);
    if (text === lastText) return;
    lastText = text;
    publish(read(recordOf(readJson(lastingStorage, key)).state));
  }

  function latest(): T {
    refresh();
    return store.getState();
  }

  store.setState = (change: Partial<T> | ((state: T) => Partial<T>)) => {
    const before = latest();
    const after = { ...before, ...(typeof change === 'function' ? change(before) : change) };
    if (JSON.stringify(read(after)) === JSON.stringify(read(before))) return;
    publish(after);
    writeJson(lastingStorage, key, { state: after, version: 1 });
    lastText = lastingStorage.getItem(key);
  };
  refresh();
  onOtherTabChange(key, refresh);
  return Object.assign(store, { latest });
}
