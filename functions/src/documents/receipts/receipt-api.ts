import { describeRoutes } from '../../http/api-route.ts';

const PDF = 'application/pdf';

export const RECEIPT_API = describeRoutes('/api/receipts', {
  'GET /:id/pdf': {
    does: 'Returns a receipt voucher, with the same access rules as invoices.',
    file: PDF,
  },
});

export const REFUND_VOUCHER_API = describeRoutes('/api/refund-vouchers', {
  'GET /:id/pdf': {
    does: 'Returns a refund voucher, with the same access rules as invoices.',
    file: PDF,
  },
});
