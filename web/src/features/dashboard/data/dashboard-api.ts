import type { Dashboard } from '@kargha/domain/reports/dashboard';
import { callStaffApi } from '#session/state/staff-api.ts';

/** How the shop does now. @throws ApiError */
export async function readDashboard(): Promise<Dashboard> {
  const { dashboard } = await callStaffApi('/dashboard');
  // Our own server's answer, in the shape that both sides share.
  return dashboard as Dashboard;
}
