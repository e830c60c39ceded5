import { useSyncExternalStore } from 'react';

import { lastingStorage } from '../browser/browser-storage.ts';
import { storageKeys } from '../browser/storage-keys.ts';
import { LANGUAGES, type Language } from './language.ts';

/** The language that the shopper has chosen. English until the browser has been asked: pages are built in English. */
let chosen: Language = 'en';
const watchers = new Set<() => void>();

export function useLanguage(): Language {
  return useSyncExternalStore(watch, currentLanguage, () => 'en');
}

/** The language of this moment, for what is no component. */
export function currentLanguage(): Language {
  return chosen;
}

/** Changes the language of the whole shop, and remembers it in this browser. */
export function chooseLanguage(language: Language): void {
  lastingStorage.setItem(storageKeys.language, language);
  applyLanguage(language);
}

/** Takes up what was chosen here at an earlier visit; else what the account of whoever is signed in says. */
export function restoreLanguage(preferred: unknown): void {
  const stored = lastingStorage.getItem(storageKeys.language) ?? preferred;
  const language = LANGUAGES.find((known) => known === stored);
  if (language) applyLanguage(language);
}

/** Changes the language for now; the choice stays remembered. */
export function applyLanguage(language: Language): void {
  chosen = language;
  watchers.forEach((notify) => notify());
}

function watch(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}
