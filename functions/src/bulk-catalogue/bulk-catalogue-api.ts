import { describeRoutes } from '../http/api-route.ts';

export const BULK_CATALOGUE_API = describeRoutes('/api/bulk', {
  'GET /catalogue.pdf': {
    does: 'Gives the bulk catalogue of today; verified business buyers find their prices in it.',
    file: 'application/pdf',
  },
});
