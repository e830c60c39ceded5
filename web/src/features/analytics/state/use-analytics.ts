import { keepPreviousData } from '@tanstack/react-query';

import { analyticsQuerySchema, type AnalyticsQuery } from '@kargha/domain/reports/analytics';
import { analyticsEndpoints, type Analytics } from '@kargha/domain/reports/analytics-endpoints';
import { useServerQuery } from '#lib/reading/server-state.ts';
import { useCan } from '#session/state/permissions.ts';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';
import { lastDays } from '@kargha/domain/india/indian-day';

export const RANGES = ['7', '30', '90', '365', 'own'] as const;

/** The figures of the previous range stay until those of another one have come. */
export function useAnalytics({ from, to }: AnalyticsQuery) {
  return useServerQuery(
    { queryKey: ['analytics', from, to], queryFn: () => readAnalytics({ from, to }) },
    { placeholderData: keepPreviousData },
  );
}

/** Sales of one product by variant; nothing is read without a product. */
export function useVariantSales(product: string, { from, to }: AnalyticsQuery) {
  return useServerQuery(
    {
      queryKey: ['analytics-variants', product, from, to],
      queryFn: () =>
        callStaffEndpoint(analyticsEndpoints.variants, { query: { product, from, to } }),
    },
    { enabled: product !== '' },
  );
}

/** Only for staff who may see costs. */
export function useMargin({ from, to }: AnalyticsQuery) {
  const can = useCan();
  return useServerQuery(
    {
      queryKey: ['analytics-margin', from, to],
      queryFn: async () =>
        (await callStaffEndpoint(analyticsEndpoints.margin, { query: { from, to } })).margin,
    },
    { enabled: can('costs.read') },
  );
}

/** Validates the range with the server's rules before the request. */
async function readAnalytics(range: AnalyticsQuery): Promise<Analytics> {
  const { from, to } = await analyticsQuerySchema.validate(range);
  return (await callStaffEndpoint(analyticsEndpoints.find, { query: { from, to } })).analytics;
}

type RangeName = (typeof RANGES)[number];

/** The last `count` days in IST, including today. */
function rangeOfLastDays(count: number, now: Date): AnalyticsQuery {
  const days = lastDays(now, count);
  return { from: days[0] ?? '', to: days.at(-1) ?? '' };
}

/** Reads the range from URL parameters: a number of days up to today, or a custom range. */
export function selectRange(
  asked: { range: string; from: string; to: string },
  now: Date,
): { name: RangeName; range: AnalyticsQuery } {
  const name = RANGES.find((known) => known === asked.range) ?? '30';
  if (name !== 'own') return { name, range: rangeOfLastDays(Number(name), now) };
  const { from, to } = rangeOfLastDays(30, now);
  return { name, range: { from: asked.from || from, to: asked.to || to } };
}
