import { describedAt } from '../http/api-route.ts';

const PDF = 'application/pdf';

export const RECEIPT_API = describedAt('/api/receipts', {
  'GET /:id/pdf': { does: 'Gives a receipt voucher, as invoices are given.', file: PDF },
});

export const REFUND_VOUCHER_API = describedAt('/api/refund-vouchers', {
  'GET /:id/pdf': { does: 'Gives a refund voucher, as invoices are given.', file: PDF },
});
