import { lastingStorage, readJson, writeJson } from '#lib/browser/browser-storage.ts';
import { noteStep } from '#lib/browser/shopping-steps.ts';
import { storageKeys } from '#lib/browser/storage-keys.ts';

const MOST_KEPT = 12;

/** Ids of the products that were looked at in this browser, the latest first. */
export function recentlySeen(): string[] {
  const stored = readJson(lastingStorage, storageKeys.recentlySeen);
  const ids = Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  return ids.slice(0, MOST_KEPT);
}

/** Puts a product first among them. */
export function rememberSeen(id: string): void {
  noteStep('viewed');
  const others = recentlySeen().filter((one) => one !== id);
  writeJson(lastingStorage, storageKeys.recentlySeen, [id, ...others].slice(0, MOST_KEPT));
}
