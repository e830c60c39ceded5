import type { Analytics, AnalyticsQuery } from '@kargha/domain/analytics';
import { asStaff, queryText } from '#session/state/staff-api.ts';

/** How the shop did in these days. @throws ApiError */
export async function readAnalytics({ from, to }: AnalyticsQuery): Promise<Analytics> {
  const { analytics } = await asStaff(`/analytics?${queryText({ from, to })}`);
  // Our own server's answer, in the shape that both sides share.
  return analytics as Analytics;
}
