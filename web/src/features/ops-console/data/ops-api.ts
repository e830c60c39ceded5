import type { OpsList } from '@kargha/domain/reports/ops';
import {
  opsEndpoints,
  type IntegrityReport,
  type OpsOverview,
  type OpsRow,
} from '@kargha/domain/reports/ops-endpoints';
import type { ListPage } from '#lib/reading/use-pages.ts';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';

export function readOverview(): Promise<OpsOverview> {
  return callStaffEndpoint(opsEndpoints.overview, {});
}

export function readOpsList(list: OpsList, cursor: string): Promise<ListPage<OpsRow>> {
  return callStaffEndpoint(opsEndpoints.list, { params: { list }, query: { cursor } });
}

export async function runIntegrityCheck(): Promise<IntegrityReport> {
  return (await callStaffEndpoint(opsEndpoints.check, {})).report;
}

/** Does what the rows of a list offer, and returns the new state. Other lists offer nothing. */
export async function runRowAction(list: OpsList, { id }: OpsRow): Promise<string> {
  switch (list) {
    case 'webhooks':
    case 'unmatched':
    case 'stuck':
    case 'mail':
    case 'refunds':
      return (await callStaffEndpoint(opsEndpoints[list], { params: { id } })).state;
    default:
      return '';
  }
}
