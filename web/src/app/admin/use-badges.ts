import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { badgeEndpoints, type Badges } from '@kargha/domain/reports/badge-endpoints';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';

const NONE: Badges = { orders: 0, messages: 0, alarms: 0 };
/** Milliseconds between two requests while the tab is visible. */
const POLL_MS = 20_000;

/** Live counts for the sidebar, updated on navigation and regularly while the tab is visible. */
export function useBadges(): Badges {
  const [badges, setBadges] = useState(NONE);
  const { pathname } = useLocation();

  useEffect(() => {
    let isMounted = true;
    let isLoading = false;
    function refresh() {
      if (document.visibilityState === 'hidden' || isLoading) return;
      isLoading = true;
      callStaffEndpoint(badgeEndpoints.badges, {})
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
