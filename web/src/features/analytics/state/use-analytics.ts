import { keepPreviousData } from '@tanstack/react-query';

import { analyticsQuerySchema, type AnalyticsQuery } from '@kargha/domain/reports/analytics';
import { analyticsEndpoints, type Analytics } from '@kargha/domain/reports/analytics-endpoints';
import { useServerQuery } from '#lib/reading/server-state.ts';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';

/** The figures of the previous range stay until those of another one have come. */
export function useAnalytics({ from, to }: AnalyticsQuery) {
  return useServerQuery(
    { queryKey: ['analytics', from, to], queryFn: () => readAnalytics({ from, to }) },
    { placeholderData: keepPreviousData },
  );
}

/** Validates the range with the server's rules before the request. */
async function readAnalytics(range: AnalyticsQuery): Promise<Analytics> {
  const { from, to } = await analyticsQuerySchema.validate(range);
  return (await callStaffEndpoint(analyticsEndpoints.find, { query: { from, to } })).analytics;
}
