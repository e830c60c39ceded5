import { describeRoutes } from '../../http/api-route.ts';
import { issueSchema } from './invoice-routes.ts';

const PDF = 'application/pdf';

export const INVOICE_API = describeRoutes('/api/invoices', {
  'POST /': {
    does: 'Issues the tax invoice of an order before its dispatch.',
    who: 'staff',
    body: issueSchema,
    responseFields: ['invoice'],
  },
  'GET /:id/pdf': {
    does: 'Returns a tax invoice to its owner, to staff, or with the tracking link of the order.',
    file: PDF,
  },
});

export const CREDIT_NOTE_API = describeRoutes('/api/credit-notes', {
  'GET /:id/pdf': {
    does: 'Returns a credit note, with the same access rules as invoices.',
    file: PDF,
  },
});
