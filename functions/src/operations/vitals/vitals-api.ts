import { vitalsSchema } from '@kargha/domain/reports/vitals';

import { describeRoutes } from '../../http/api-route.ts';

export const VITALS_API = describeRoutes('/api/vitals', {
  'POST /': {
    does: 'Records page speed, purchase steps and errors, with consent only.',
    body: vitalsSchema,
  },
});
