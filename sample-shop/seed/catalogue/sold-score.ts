import { COLLECTIONS } from '@kargha/domain/records/collections';
import { isSold } from '@kargha/domain/payments/payment';
import { soldOf } from '@kargha/domain/reports/sold-order';
import { soldWeight } from '@kargha/domain/reports/sold-score';

import { seedDocument, type SeedDocument } from '../foundation/seed-document.ts';
import type { StoredOrder } from '../orders/stored-order.ts';

/** Decayed units sold, for the sort order "most popular". Refunded orders do not count. */
export function soldScore(productId: string, orders: readonly StoredOrder[]): number {
  const score = orders
    .filter(({ payment }) => isSold(payment.state))
    .flatMap(({ lines, createdAt }) =>
      lines
        .filter((line) => line.productId === productId)
        .map(({ quantity }) => soldWeight(quantity, createdAt)),
    )
    .reduce((sum, part) => sum + part, 0);
  return Math.round(score * 1000) / 1000;
}

/** soldScores/{orderId}: what each order adds to scores and sales, marked when it was paid. */
export function soldScoreDocuments(orders: readonly StoredOrder[]): SeedDocument[] {
  return orders.flatMap((order) => {
    const sold = soldOf(order);
    if (!sold) return [];
    const at = order.stateTimes.placed ?? order.createdAt;
    return [seedDocument(`${COLLECTIONS.soldScores}/${order.id}`, { counted: true, sold, at })];
  });
}
