import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

import type { AskBefore } from './leaving.ts';

/**
 * While `isNeeded`, the browser's Back and Forward ask before they lead to another page. They have changed the address
 * by the time anybody hears of it: it is put back before the question, and the step is taken again by whoever leaves.
 */
export function useCaughtSteps(isNeeded: boolean, ask: AskBefore): void {
  const location = useLocation();
  const here = useRef<number>(undefined);
  useEffect(() => {
    here.current = placeInHistory();
  }, [location]);

  const { pathname } = location;
  useEffect(() => {
    if (!isNeeded) return;
    /** How many steps of our own are still to come back from the browser, of which the router is not to hear. */
    let unheard = 0;
    let isLeaving = false;
    const caught = (event: PopStateEvent) => {
      const steps = (placeInHistory() ?? Number.NaN) - (here.current ?? Number.NaN);
      const isOurs = unheard > 0;
      // Another view of the same page keeps what was typed; a step of no known length cannot be taken back.
      const isStay = window.location.pathname === pathname || Number.isNaN(steps);
      if (isOurs) unheard -= 1;
      else if (isLeaving || isStay) return;
      event.stopImmediatePropagation();
      if (isOurs) return;
      unheard += 1;
      window.history.go(-steps);
      ask(() => {
        isLeaving = true;
        window.history.go(steps);
      });
    };
    // Before the router, which listens at the same place.
    window.addEventListener('popstate', caught, { capture: true });
    return () => window.removeEventListener('popstate', caught, { capture: true });
  }, [isNeeded, ask, pathname]);
}

/** Which entry of the tab's history this is, as the router counts them; undefined for one that it has not made. */
function placeInHistory(): number | undefined {
  const state: unknown = window.history.state;
  const isCounted = typeof state === 'object' && state !== null && 'idx' in state;
  return isCounted && typeof state.idx === 'number' ? state.idx : undefined;
}
