import { dashboardEndpoints, type Dashboard } from '@kargha/domain/reports/dashboard-endpoints';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';

export async function readDashboard(): Promise<Dashboard> {
  return (await callStaffEndpoint(dashboardEndpoints.find, {})).dashboard;
}
