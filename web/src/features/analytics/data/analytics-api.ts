import type { Analytics, AnalyticsQuery } from '@kargha/domain/reports/analytics';
import type { RegisterKind, RegisterDocument } from '@kargha/domain/invoices/gst-register';
import type { ListPage } from '#lib/reading/use-pages.ts';
import { callStaffApi, buildQuery } from '#session/state/staff-api.ts';

export async function readAnalytics({ from, to }: AnalyticsQuery): Promise<Analytics> {
  const { analytics } = await callStaffApi(`/analytics?${buildQuery({ from, to })}`);
  return analytics as Analytics;
}

/** Returns one page of documents of a kind. Cursor '' starts. @throws ApiError */
export async function readRegister(
  { from, to }: AnalyticsQuery,
  { kind, cursor }: { kind: RegisterKind; cursor: string },
): Promise<ListPage<RegisterDocument>> {
  const asked = buildQuery({ from, to, kind, cursor });
  const { rows, nextCursor } = await callStaffApi(`/analytics/register?${asked}`);
  return { rows: rows as RegisterDocument[], nextCursor: nextCursor as string | null };
}
