import { create } from 'zustand';

import { lastingStorage } from '../browser-storage.ts';
import { storageKeys } from '../storage-keys.ts';
import { LANGUAGES, type Language } from './language.ts';

interface LanguageChoice {
  language: Language;
}

/** The language that the shopper has chosen. English until the browser has been asked: pages are built in English. */
const useChoice = create<LanguageChoice>()(() => ({ language: 'en' }));

export function useLanguage(): Language {
  return useChoice(({ language }) => language);
}

/** The language of this moment, for what is no component. */
export function currentLanguage(): Language {
  return useChoice.getState().language;
}

/** Changes the language of the whole shop, and remembers it in this browser. */
export function chooseLanguage(language: Language): void {
  lastingStorage.setItem(storageKeys.language, language);
  useChoice.setState({ language });
}

/** Takes up what was chosen at an earlier visit. */
export function recallLanguage(): void {
  const stored = lastingStorage.getItem(storageKeys.language);
  const language = LANGUAGES.find((known) => known === stored);
  if (language) useChoice.setState({ language });
}
