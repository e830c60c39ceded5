import { stockNoticeSchema } from '@kargha/domain/stock/back-in-stock';

import { describedAt } from '../http/api-route.ts';

export const STOCK_NOTICE_API = describedAt('/api/stock-notices', {
  'POST /': {
    does: 'Asks to be told once when a product is back.',
    body: stockNoticeSchema,
    gives: ['message'],
  },
  'GET /end': { does: 'Is where the link of that letter leads.', leadsOn: true },
});
