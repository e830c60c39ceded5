import { describeRoutes } from '../../http/api-route.ts';

export const BULK_CATALOGUE_API = describeRoutes('/api/bulk', {
  'GET /catalogue.pdf': {
    does: 'Returns today’s bulk catalogue; verified business buyers see bulk prices.',
    file: 'application/pdf',
  },
});
