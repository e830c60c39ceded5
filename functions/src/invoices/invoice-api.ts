import { describeRoutes } from '../http/api-route.ts';
import { issueSchema } from './invoice-routes.ts';

const PDF = 'application/pdf';

export const INVOICE_API = describeRoutes('/api/invoices', {
  'POST /': {
    does: 'Issues the tax invoice of an order before its dispatch does.',
    who: 'staff',
    body: issueSchema,
    responseFields: ['invoice'],
  },
  'GET /:id/pdf': {
    does: 'Gives a tax invoice to its owner, to staff, and to whoever has the link of the order.',
    file: PDF,
  },
});

export const CREDIT_NOTE_API = describeRoutes('/api/credit-notes', {
  'GET /:id/pdf': { does: 'Gives a credit note, as invoices are given.', file: PDF },
});
