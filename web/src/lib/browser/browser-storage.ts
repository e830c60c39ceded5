/**
 * The browser's storage when it may be full, forbidden or filled with nonsense: reading gives null and writing does
 * nothing then, so that the shop goes on from memory.
 */
export interface BrowserStorage {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
  /** The keys that begin so. */
  keysOf: (beginning: string) => string[];
}

/** Survives the tab. */
export const lastingStorage = careful(() => window.localStorage);

/** Lives as long as the tab. */
export const tabStorage = careful(() => window.sessionStorage);

/** The JSON under `key`, or undefined when there is none or it cannot be read. */
export function readJson(storage: BrowserStorage, key: string): unknown {
  const text = storage.getItem(key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Keeps `value` as JSON under `key`. */
export function writeJson(storage: BrowserStorage, key: string, value: unknown): void {
  storage.setItem(key, JSON.stringify(value));
}

function careful(open: () => Storage): BrowserStorage {
  return {
    getItem: (key) => attempt(() => open().getItem(key)) ?? null,
    setItem: (key, value) => attempt(() => open().setItem(key, value)),
    removeItem: (key) => attempt(() => open().removeItem(key)),
    keysOf: (beginning) =>
      attempt(() => Object.keys(open()).filter((key) => key.startsWith(beginning))) ?? [],
  };
}

function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/** Calls `onChange` whenever another tab changed what the lasting storage keeps under `key`. */
export function onOtherTabChange(key: string, onChange: () => void): void {
  // While the build draws pages there are no tabs.
  if (typeof window === 'undefined') return;
  window.addEventListener('storage', (event) => {
    // A null key means that everything was cleared.
    if (event.key === key || event.key === null) onChange();
  });
}
