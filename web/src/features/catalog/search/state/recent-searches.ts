import { lastingStorage, readJson, writeJson } from '#lib/browser/browser-storage.ts';
import { storageKeys } from '#lib/browser/storage-keys.ts';

const MAX_KEPT = 6;

/** What was searched for in this browser, latest first. */
export function recentSearches(): string[] {
  const stored = readJson(lastingStorage, storageKeys.recentSearches);
  const texts = Array.isArray(stored) ? stored.filter((text) => typeof text === 'string') : [];
  return texts.slice(0, MAX_KEPT);
}

export function rememberSearch(words: string): void {
  const others = recentSearches().filter((one) => one.toLowerCase() !== words.toLowerCase());
  writeJson(lastingStorage, storageKeys.recentSearches, [words, ...others].slice(0, MAX_KEPT));
}

export function forgetSearches(): void {
  lastingStorage.removeItem(storageKeys.recentSearches);
}
