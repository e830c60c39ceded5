import { describedAt } from '../http/api-route.ts';

export const RECEIPT_API = describedAt('/api/receipts', {
  'GET /:id/pdf': {
    does: 'Gives a receipt voucher, as invoices are given.',
    file: 'application/pdf',
  },
});
