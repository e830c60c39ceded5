import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import { keepsPlace } from '#lib/addresses/keep-place.ts';
import { focusPage } from '#lib/browser/page-focus.ts';

/** How long Back waits for a page to grow to the length at which it was left. */
const PATIENCE_MS = 3_000;

const positions = new Map<string, number>();

/**
 * Entering a page by a link puts the reader at its top, for eyes and for screen readers alike. Back and Forward put
 * them where they were.
 */
export function useScrollAndFocus(): void {
  const location = useLocation();
  const { key } = location;
  const cameBy = useNavigationType();
  const stays = keepsPlace(location.state);
  const isFirst = useRef(true);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const remember = () => {
      // While a page makes way for the next one it shrinks and scrolls; that is not where its reader was.
      if (historyKey() === key) positions.set(key, window.scrollY);
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useEffect(() => {
    const isEntry = isFirst.current && cameBy === NavigationType.Pop;
    isFirst.current = false;
    // The browser has put whoever enters the shop where they belong; whoever comes from its other half, or from the
    // login, arrives as by any link.
    if (isEntry) return undefined;
    if (cameBy === NavigationType.Pop) return returnTo(positions.get(key) ?? 0);
    if (stays) return undefined;
    window.scrollTo(0, 0);
    focusPage();
    return undefined;
  }, [key, cameBy, stays]);
}

/** The key under which the router has filed the present entry of the browser's history. */
function historyKey(): string {
  const state: unknown = window.history.state;
  const hasKey = typeof state === 'object' && state !== null && 'key' in state;
  return hasKey && typeof state.key === 'string' ? state.key : 'default';
}

/** Scrolls to `top` as soon as the page is long enough. Gives the way to stop waiting for that. */
function returnTo(top: number): (() => void) | undefined {
  window.scrollTo(0, top);
  if (window.scrollY >= top) return undefined;
  const observer = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (window.scrollY >= top) observer.disconnect();
  });
  observer.observe(document.body);
  const patience = setTimeout(() => observer.disconnect(), PATIENCE_MS);
  return () => {
    clearTimeout(patience);
    observer.disconnect();
  };
}
