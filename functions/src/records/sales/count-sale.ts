import { COLLECTIONS } from '@kargha/domain/records/collections';
import { isCustomLine } from '@kargha/domain/orders/custom-line';
import type { Order } from '@kargha/domain/orders/order';
import { lineRevenue, monthSalesId, productSalesId, saleOf } from '@kargha/domain/reports/sales';

import {
  FieldValue,
  firestore,
  type DocumentSnapshot,
  type Transaction,
} from '../../platform/firestore.ts';
import { countSold } from './count-breakdown.ts';

export interface Sale {
  order: Order;
  /** '2026-11-21' */
  day: string;
}

/**
 * Adds a paid order to the sales of its day and products; `sign` −1 removes it. Writes only, and is not
 * idempotent: the caller's transaction knows what was counted. `products` are the snapshots of the order's lines,
 * in their order. A custom-made line counts for the day only.
 */
export function countSale(
  transaction: Transaction,
  { order, day }: Sale,
  products: readonly DocumentSnapshot[],
  sign: 1 | -1,
): void {
  const month = day.slice(0, 7);
  const sale = Object.entries(saleOf(order)).map(
    ([name, amount]) => [name, FieldValue.increment(sign * amount)] as const,
  );
  const days = { [day]: Object.fromEntries(sale) };
  transaction.set(
    statRef(monthSalesId(month)),
    { kind: 'month-sales', month, days },
    { merge: true },
  );
  countSold(transaction, { order, day }, products, sign);
  order.lines.forEach((line, index) => {
    if (isCustomLine(line.productId)) return;
    const category: unknown = products[index]?.get('category');
    transaction.set(
      statRef(productSalesId(month, line.productId)),
      {
        kind: 'product-sales',
        month,
        productId: line.productId,
        title: line.title,
        category: typeof category === 'string' ? category : '',
        units: FieldValue.increment(sign * line.quantity),
        revenue: FieldValue.increment(sign * lineRevenue(line, order.totals)),
      },
      { merge: true },
    );
  });
}

function statRef(id: string) {
  return firestore().collection(COLLECTIONS.stats).doc(id);
}
