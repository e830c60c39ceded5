/** Browser storage that never throws: reads return null and writes do nothing when it is full or forbidden. */
export interface BrowserStorage {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
  keysOf: (prefix: string) => string[];
}

export const lastingStorage = safeStorage(() => window.localStorage);

export const tabStorage = safeStorage(() => window.sessionStorage);

/** Returns undefined when there is none or it is not valid JSON. */
export function readJson(storage: BrowserStorage, key: string): unknown {
  const text = storage.getItem(key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function writeJson(storage: BrowserStorage, key: string, value: unknown): void {
  storage.setItem(key, JSON.stringify(value));
}

function safeStorage(open: () => Storage): BrowserStorage {
  return {
    getItem: (key) => tryOrUndefined(() => open().getItem(key)) ?? null,
    setItem: (key, value) => tryOrUndefined(() => open().setItem(key, value)),
    removeItem: (key) => tryOrUndefined(() => open().removeItem(key)),
    keysOf: (prefix) =>
      tryOrUndefined(() => Object.keys(open()).filter((key) => key.startsWith(prefix))) ?? [],
  };
}

function tryOrUndefined<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/** Calls `onChange` when another tab changes `key` in localStorage. */
export function onOtherTabChange(key: string, onChange: () => void): void {
  // No tabs during prerendering.
  if (typeof window === 'undefined') return;
  window.addEventListener('storage', (event) => {
    // The key is null after a clear.
    if (event.key === key || event.key === null) onChange();
  });
}
