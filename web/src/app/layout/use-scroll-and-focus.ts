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
  const isFirst = useRef(true);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const remember = () => {
      // Ignores scrolling while the next page is loading.
      if (historyKey() === key) positions.set(key, window.scrollY);
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useEffect(() => {
    const isEntry = isFirst.current && navigationType === NavigationType.Pop;
    isFirst.current = false;
    // The browser handles the first visit. Redirects from the back office and the login count as navigation.
    if (isEntry) return undefined;
    if (navigationType === NavigationType.Pop) return returnTo(positions.get(key) ?? 0);
    if (keepsScroll) return undefined;
    window.scrollTo(0, 0);
    focusPage();
    return undefined;
  }, [key, navigationType, keepsScroll]);
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
