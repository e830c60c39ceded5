import { useSyncExternalStore } from 'react';

import { lastingStorage } from '../browser/browser-storage.ts';
import { storageKeys } from '../browser/storage-keys.ts';
import { LANGUAGES, type Language } from './language.ts';

/** English until storage has been read: pages are prerendered in English. */
let chosen: Language = 'en';
let isEnglishOnly = false;
const watchers = new Set<() => void>();

export function useLanguage(): Language {
  return useSyncExternalStore(watch, currentLanguage, () => 'en');
}

export function currentLanguage(): Language {
  return isEnglishOnly ? 'en' : chosen;
}

/** For the back office, which has no Hindi. Keeps the shop's choice. */
export function setEnglishOnly(isOn: boolean): void {
  isEnglishOnly = isOn;
  watchers.forEach((notify) => notify());
}

export function chooseLanguage(language: Language): void {
  lastingStorage.setItem(storageKeys.language, language);
  applyLanguage(language);
}

/** Uses the stored language, else the account's. */
export function restoreLanguage(preferred: unknown): void {
  const stored = lastingStorage.getItem(storageKeys.language) ?? preferred;
  const language = LANGUAGES.find((known) => known === stored);
  if (language) applyLanguage(language);
}

export function applyLanguage(language: Language): void {
  chosen = language;
  watchers.forEach((notify) => notify());
}

function watch(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}
