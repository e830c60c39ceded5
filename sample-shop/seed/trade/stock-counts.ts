import type { StockCount } from '../orders/stock-ledger.ts';
import { receivedStock } from './purchase-orders.ts';

/** Stock movements without an order: deliveries from makers and counts by staff. */
export function stockCounts(): StockCount[] {
  return [
    ...receivedStock(),
    {
      productId: 'alappuzha-coir-doormat-fishbone',
      difference: -2,
      daysAgo: 41,
      note: 'Two mats got wet under the window',
    },
    {
      productId: 'cuddalore-madras-check-hanky',
      difference: 3,
      daysAgo: 16,
      note: 'Recounted: three more in the drawer',
    },
  ];
}
