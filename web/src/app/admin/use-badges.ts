import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { badgeEndpoints, type Badges } from '@kargha/domain/reports/badge-endpoints';
import { useStaffQuery } from '#session/state/endpoint-queries.ts';
import { useCan } from '#session/state/permissions.ts';

const NONE: Badges = { orders: 0, messages: 0, alarms: 0, disputes: 0, approvals: 0, inbox: 0 };
/** Milliseconds between two requests while the tab is visible. */
const POLL_MS = 20_000;

/** Live counts for the sidebar, updated on navigation, after actions and regularly while the tab is visible. */
export function useBadges(): Badges {
  const { pathname } = useLocation();
  const enabled = useCan()('dashboard.read');
  const options = { enabled, refetchInterval: POLL_MS, refetchOnWindowFocus: true };
  const { data, refetch } = useStaffQuery(badgeEndpoints.badges, {}, options);
  useEffect(() => {
    if (enabled) void refetch({ cancelRefetch: false });
  }, [enabled, pathname, refetch]);
  return data ?? NONE;
}
