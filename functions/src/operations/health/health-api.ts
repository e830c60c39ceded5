import { describeRoutes } from '../../http/api-route.ts';

export const HEALTH_API = describeRoutes('/api/health', {
  'GET /': {
    does: 'Returns whether the shop works, and how many alarms are open.',
    responseFields: ['status', 'checks', 'alarms', 'at'],
  },
});
