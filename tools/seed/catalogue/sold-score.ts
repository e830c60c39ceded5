import { isPaid } from '@kargha/domain/payment';
import { soldWeight } from '@kargha/domain/sold-score';

import type { StoredOrder } from '../orders/stored-order.ts';

/** Decayed units sold: what "most popular" sorts by. Money that went back counts for nothing. */
export function soldScore(productId: string, orders: readonly StoredOrder[]): number {
  const score = orders
    .filter(({ payment }) => isPaid(payment.state) && payment.state !== 'refunded')
    .flatMap(({ lines, createdAt }) =>
      lines
        .filter((line) => line.productId === productId)
        .map(({ quantity }) => soldWeight(quantity, createdAt)),
    )
    .reduce((sum, part) => sum + part, 0);
  return Math.round(score * 1000) / 1000;
}
