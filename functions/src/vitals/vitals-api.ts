import { vitalsSchema } from '@kargha/domain/reports/vitals';

import { describeRoutes } from '../http/api-route.ts';

export const VITALS_API = describeRoutes('/api/vitals', {
  'POST /': {
    does: 'Takes how fast a page was, how far a visit came, and what went wrong, from those who agreed.',
    body: vitalsSchema,
  },
});
