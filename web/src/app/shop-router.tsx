import { startTransition, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { NavigationType, Router, UNSAFE_createBrowserHistory } from 'react-router-dom';

import { languagePath, splitLanguage } from '@kargha/domain/settings/language-path';
import { pageTransition } from '#lib/browser/page-transition.ts';
import { applyLanguage, useLanguage } from '#lib/language/language-choice.ts';

/**
 * Like BrowserRouter, with the language in the address: `/hi/cart` is `/cart` in Hindi. Links keep the language. A
 * chosen language changes the address, and Back changes the language.
 */
export function ShopRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => UNSAFE_createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setState] = useState(() => ({
    action: history.action,
    location: history.location,
  }));
  const language = useLanguage();
  const pathname = languagePath(language, splitLanguage(location.pathname).path);

  useLayoutEffect(() => {
    let from = history.location.pathname;
    return history.listen((update) => {
      const { language: returned } = splitLanguage(update.location.pathname);
      if (update.action === NavigationType.Pop) applyLanguage(returned);
      const to = update.location.pathname;
      const show = () => setState(update);
      if (!pageTransition.run?.(from, to, show)) startTransition(show);
      from = to;
    });
  }, [history]);
  useEffect(() => {
    // Not the path of `location`: this page may have taken so long that the visitor is on the way to another.
    const { pathname: current, search, hash } = window.location;
    const address = languagePath(language, splitLanguage(current).path);
    if (address === current) return;
    // The same entry of the history, so that nothing scrolls or mounts again.
    window.history.replaceState(window.history.state, '', address + search + hash);
  }, [language, location]);

  return (
    <Router
      basename={languagePath(language, '/')}
      location={{ ...location, pathname }}
      navigationType={action}
      navigator={history}
    >
      {children}
    </Router>
  );
}
