import { useSyncExternalStore } from 'react';

import { splitLanguage } from '@kargha/domain/settings/language-path';

import { lastingStorage } from '../browser/browser-storage.ts';
import { storageKeys } from '../browser/storage-keys.ts';
import { IS_SERVER } from '../server/env.ts';
import { LANGUAGES, type Language } from './language.ts';

/** The language of the address, in which the page was rendered before scripts ran. */
const served = languageOfAddress();

let chosen: Language = served;
let isEnglishOnly = false;
const watchers = new Set<() => void>();

export function useLanguage(): Language {
  return useSyncExternalStore(watch, currentLanguage, () => (IS_SERVER ? chosen : served));
}

export function currentLanguage(): Language {
  return isEnglishOnly ? 'en' : chosen;
}

/** Of the shop's emails about a request, as a field of its body; none for English. */
export function emailLanguage(): { language?: Language } {
  const language = currentLanguage();
  return language === 'en' ? {} : { language };
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

/** Uses the stored language, else the account's, unless the address names one. */
export function restoreLanguage(preferred: unknown): void {
  if (languageOfAddress() !== 'en') return;
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

function languageOfAddress(): Language {
  return typeof window === 'undefined' ? 'en' : splitLanguage(window.location.pathname).language;
}
