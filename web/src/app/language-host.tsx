import { useEffect, useState, type ReactNode } from 'react';

import { restoreLanguage, applyLanguage, useLanguage } from '#lib/language/language-choice.ts';
import { TranslationsContext, type Language, type Translations } from '#lib/language/language.ts';
import { NETWORK_MESSAGE } from '#lib/server/api-client.ts';
import { selectProfile, useSession } from '#session/state/session-store.ts';
import { showToast } from '#ui/toasts/toasts.ts';

import { loadLazyPages } from './load-lazy-pages.ts';

type Other = Exclude<Language, 'en'>;

const LOADERS: Record<Other, () => Promise<Translations>> = {
  hi: async () => (await loadLazyPages()).loadHindi(),
};

let preloaded: { language: Other; texts: Translations } | undefined;

/** Loads the texts of a language, so that the first render has them. */
export async function preloadLanguage(language: Language): Promise<void> {
  if (language === 'en') return;
  preloaded = { language, texts: await LOADERS[language]() };
}

/** English until the language has loaded. */
export function LanguageHost({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const [loaded, setLoaded] = useState(preloaded);
  const preferred = useSession((session) => selectProfile(session)?.preferences.language);
  useEffect(() => restoreLanguage(preferred), [preferred]);
  useEffect(() => {
    if (language === 'en' || language === preloaded?.language) return;
    LOADERS[language]().then((texts) => setLoaded({ language, texts }), keepEnglish);
  }, [language]);

  const isSpoken = loaded?.language === language;
  useEffect(() => {
    document.documentElement.lang = isSpoken ? language : 'en';
  }, [isSpoken, language]);
  return (
    <TranslationsContext value={isSpoken ? loaded.texts : undefined}>
      {children}
    </TranslationsContext>
  );
}

/** The next choice or reconnection retries. */
function keepEnglish(): void {
  applyLanguage('en');
  showToast({ tone: 'error', message: NETWORK_MESSAGE });
  window.addEventListener('online', () => restoreLanguage(undefined), { once: true });
}
