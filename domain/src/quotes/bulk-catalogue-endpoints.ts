import { defineEndpoints } from '../api/endpoint.ts';

export const bulkCatalogueEndpoints = defineEndpoints('/api/bulk', {
  pdf: {
    method: 'GET',
    path: '/catalogue.pdf',
    does: 'Returns today’s bulk catalogue; verified business buyers see bulk prices.',
    file: 'application/pdf',
  },
});
