import type { OpsList } from '@kargha/domain/reports/ops';
import { opsEndpoints, type OpsRow } from '@kargha/domain/reports/ops-endpoints';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';

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
