import { describedAt } from '../http/api-route.ts';

export const HEALTH_API = describedAt('/api/health', {
  'GET /': {
    does: 'Tells whether the shop can work, and how many alarms are open.',
    gives: ['status', 'checks', 'alarms', 'at'],
  },
});
