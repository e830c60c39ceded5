import { announceSignOut } from '#lib/browser/sign-out.ts';
import { lastingStorage, tabStorage } from '#lib/browser/browser-storage.ts';
import { privateKeys, storageKeys } from '#lib/browser/storage-keys.ts';

export function clearPrivateData(): void {
  announceSignOut();
  const drafts = lastingStorage.keysOf(storageKeys.quoteDraft);
  for (const key of [...privateKeys, ...drafts]) {
    lastingStorage.removeItem(key);
    tabStorage.removeItem(key);
  }
}
