import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import { keepsPlace } from '#lib/addresses/keep-place.ts';
import { focusPage } from '#lib/browser/page-focus.ts';

/** How long Back waits for a page to grow to its previous height. */
const RESTORE_LIMIT_MS = 3_000;

const positions = new Map<string, number>();

/** A link scrolls to the top and focuses the page. Back and Forward restore the scroll position. */
export function useScrollAndFocus(): void {
  const location = useLocation();
  const { key } = location;
  const navigationType = useNavigationType();
  const keepsScroll = keepsPlace(location.state);
  const lastKey = useRef<string>(undefined);

  useEffect(restoreOwnPositions, []);

  useEffect(() => {
    const remember = () => {
      // Ignores scrolling while the next page is loading.
      if (historyKey() === key) positions.set(key, window.scrollY);
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useEffect(() => {
    // React may run an effect again for the same page, which must not move.
    if (lastKey.current === key) return undefined;
    const isEntry = lastKey.current === undefined && navigationType === NavigationType.Pop;
    lastKey.current = key;
    // The browser handles the first visit. Redirects from the back office and the login count as navigation.
    if (isEntry) return undefined;
    if (navigationType === NavigationType.Pop) return returnTo(positions.get(key) ?? 0);
    if (keepsScroll) return undefined;
    window.scrollTo(0, 0);
    focusPage();
    return undefined;
  }, [key, navigationType, keepsScroll]);
}

/** Within the shop we restore positions. A reload or a return from another site is left to the browser. */
function restoreOwnPositions(): () => void {
  const setMode = (mode: ScrollRestoration) => () => {
    window.history.scrollRestoration = mode;
  };
  const [own, browser] = [setMode('manual'), setMode('auto')];
  own();
  window.addEventListener('pagehide', browser);
  window.addEventListener('pageshow', own);
  return () => {
    window.removeEventListener('pagehide', browser);
    window.removeEventListener('pageshow', own);
  };
}

function historyKey(): string {
  const state: unknown = window.history.state;
  const hasKey = typeof state === 'object' && state !== null && 'key' in state;
  return hasKey && typeof state.key === 'string' ? state.key : 'default';
}

/** Waits until the page is long enough. Returns a function that stops waiting. */
function returnTo(top: number): (() => void) | undefined {
  window.scrollTo(0, top);
  if (window.scrollY >= top) return undefined;
  const observer = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (window.scrollY >= top) observer.disconnect();
  });
  observer.observe(document.body);
  const timer = setTimeout(() => observer.disconnect(), RESTORE_LIMIT_MS);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
