import type { Dashboard } from '@kargha/domain/reports/dashboard';
import { callStaffApi } from '#session/state/staff-api.ts';

export async function readDashboard(): Promise<Dashboard> {
  const { dashboard } = await callStaffApi('/dashboard');
  // The response of our own API, typed by the shared type.
  return dashboard as Dashboard;
}
