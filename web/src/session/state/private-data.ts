import { lastingStorage, tabStorage } from '#lib/browser-storage.ts';
import { privateKeys } from '#lib/storage-keys.ts';

/** Takes out of the browser what belongs to the person who leaves: last order, checkout, what their account told. */
export function forgetPrivateData(): void {
  for (const key of privateKeys) {
    lastingStorage.removeItem(key);
    tabStorage.removeItem(key);
  }
}
