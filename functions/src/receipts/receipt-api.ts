import { describeRoutes } from '../http/api-route.ts';

const PDF = 'application/pdf';

export const RECEIPT_API = describeRoutes('/api/receipts', {
  'GET /:id/pdf': { does: 'Gives a receipt voucher, as invoices are given.', file: PDF },
});

export const REFUND_VOUCHER_API = describeRoutes('/api/refund-vouchers', {
  'GET /:id/pdf': { does: 'Gives a refund voucher, as invoices are given.', file: PDF },
});
