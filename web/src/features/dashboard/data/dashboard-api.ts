import type { Dashboard } from '@kargha/domain/dashboard';
import { callApi } from '#lib/api-client.ts';
import { idToken } from '#session/state/sign-in-actions.ts';

/** How the shop does now. @throws ApiError */
export async function readDashboard(): Promise<Dashboard> {
  const { dashboard } = await callApi('/dashboard', { token: await idToken() });
  // Our own server's answer, in the shape that both sides share.
  return dashboard as Dashboard;
}
