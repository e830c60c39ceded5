import {
  type Alarm,
  type OpsList,
  type OpsRow,
  type IntegrityReport,
} from '@kargha/domain/reports/ops';
import type { ListPage } from '#lib/reading/use-pages.ts';
import { callStaffApi, buildQuery } from '#session/state/staff-api.ts';

export interface OpsOverview {
  alarms: Alarm[];
  report: IntegrityReport | null;
}

// Below: our own server's answers, in the types that both sides share.

export async function readOverview(): Promise<OpsOverview> {
  return (await callStaffApi('/ops')) as unknown as OpsOverview;
}

export async function readOpsList(list: OpsList, cursor: string): Promise<ListPage<OpsRow>> {
  const answer = await callStaffApi(`/ops/lists/${list}?${buildQuery({ cursor })}`);
  return answer as unknown as ListPage<OpsRow>;
}

export async function runIntegrityCheck(): Promise<IntegrityReport> {
  const { report } = await callStaffApi('/ops/self-check', { method: 'POST', body: {} });
  return report as IntegrityReport;
}

const ACTION_PATHS: Partial<Record<OpsList, (id: string) => string>> = {
  webhooks: (id) => `webhooks/${id}/replay`,
  unmatched: (id) => `payments/${id}/check`,
  stuck: (id) => `checkouts/${id}/settle`,
  mail: (id) => `mail/${id}/resend`,
  refunds: (id) => `refunds/${id}/retry`,
};

export async function runRowAction(list: OpsList, { id }: OpsRow): Promise<string> {
  const path = ACTION_PATHS[list]?.(encodeURIComponent(id));
  if (path === undefined) return '';
  const { state } = await callStaffApi(`/ops/${path}`, { method: 'POST', body: {} });
  return String(state);
}
