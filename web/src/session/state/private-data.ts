import { lastingStorage, tabStorage } from '#lib/browser/browser-storage.ts';
import { privateKeys, storageKeys } from '#lib/browser/storage-keys.ts';

/** Takes out of the browser what belongs to the person who leaves: last order, checkout, what they began to ask for. */
export function clearPrivateData(): void {
  const drafts = lastingStorage.keysOf(storageKeys.quoteDraft);
  for (const key of [...privateKeys, ...drafts]) {
    lastingStorage.removeItem(key);
    tabStorage.removeItem(key);
  }
}
