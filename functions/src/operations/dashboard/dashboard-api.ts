import { describeRoutes } from '../../http/api-route.ts';

export const DASHBOARD_API = describeRoutes('/api/dashboard', {
  'GET /': {
    does: 'Returns the figures of the dashboard.',
    who: 'staff',
    responseFields: ['dashboard'],
  },
});
