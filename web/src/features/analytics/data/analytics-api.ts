import type { RegisterKind } from '@kargha/domain/reports/analytics';
import type { AnalyticsQuery } from '@kargha/domain/reports/analytics';
import {
  analyticsEndpoints,
  type Analytics,
  type RegisterDocument,
} from '@kargha/domain/reports/analytics-endpoints';
import type { ListPage } from '#lib/reading/use-pages.ts';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';

export async function readAnalytics({ from, to }: AnalyticsQuery): Promise<Analytics> {
  return (await callStaffEndpoint(analyticsEndpoints.find, { query: { from, to } })).analytics;
}

/** Returns one page of documents of a kind. Cursor '' starts. @throws ApiError */
export function readRegister(
  { from, to }: AnalyticsQuery,
  { kind, cursor }: { kind: RegisterKind; cursor: string },
): Promise<ListPage<RegisterDocument>> {
  return callStaffEndpoint(analyticsEndpoints.register, { query: { from, to, kind, cursor } });
}
