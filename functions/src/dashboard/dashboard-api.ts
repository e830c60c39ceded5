import { describedAt } from '../http/api-route.ts';

export const DASHBOARD_API = describedAt('/api/dashboard', {
  'GET /': { does: 'Tells how the shop does.', who: 'staff', gives: ['dashboard'] },
});
