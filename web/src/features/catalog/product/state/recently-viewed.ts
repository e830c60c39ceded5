import { lastingStorage, readJson, writeJson } from '#lib/browser/browser-storage.ts';
import { recordStep } from '#lib/browser/shopping-steps.ts';
import { storageKeys } from '#lib/browser/storage-keys.ts';

const MAX_KEPT = 12;

/** Ids viewed in this browser, latest first. */
export function recentlyViewed(): string[] {
  const stored = readJson(lastingStorage, storageKeys.recentlyViewed);
  const ids = Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  return ids.slice(0, MAX_KEPT);
}

export function rememberViewed(id: string): void {
  recordStep('viewed');
  const others = recentlyViewed().filter((one) => one !== id);
  writeJson(lastingStorage, storageKeys.recentlyViewed, [id, ...others].slice(0, MAX_KEPT));
}
