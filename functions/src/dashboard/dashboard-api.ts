import { describeRoutes } from '../http/api-route.ts';

export const DASHBOARD_API = describeRoutes('/api/dashboard', {
  'GET /': { does: 'Tells how the shop does.', who: 'staff', responseFields: ['dashboard'] },
});
