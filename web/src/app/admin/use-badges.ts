import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { storedFields } from '#lib/documents/stored-fields.ts';
import { callStaffApi } from '#session/state/staff-api.ts';

export interface Badges {
  /** orders that wait for the shop */
  orders: number;
  /** messages that nobody has answered yet */
  messages: number;
  /** alarms that nobody has put right yet */
  alarms: number;
}

const NONE: Badges = { orders: 0, messages: 0, alarms: 0 };
/** How often the counts are asked for while somebody looks. In milliseconds. */
const POLL_MS = 20_000;

/** The live counts of the sidebar: asked for on every page, and again and again while the tab is seen. */
export function useBadges(): Badges {
  const [badges, setBadges] = useState(NONE);
  const { pathname } = useLocation();

  useEffect(() => {
    let isMounted = true;
    let isLoading = false;
    function refresh() {
      if (document.visibilityState === 'hidden' || isLoading) return;
      isLoading = true;
      // Without an answer the counts stay as they are: the pages say what is wrong.
      readBadges()
        .then(
          (read) => isMounted && setBadges(read),
          () => undefined,
        )
        .finally(() => {
          isLoading = false;
        });
    }
    refresh();
    const timer = setInterval(refresh, POLL_MS);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      isMounted = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [pathname]);

  return badges;
}

async function readBadges(): Promise<Badges> {
  const answer = storedFields(await callStaffApi('/ops/badges'));
  return {
    orders: answer.number('orders'),
    messages: answer.number('messages'),
    alarms: answer.number('alarms'),
  };
}
