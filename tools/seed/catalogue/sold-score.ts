import { COLLECTIONS } from '@kargha/domain/collections';
import { isPaid } from '@kargha/domain/payment';
import { soldWeight } from '@kargha/domain/sold-score';

import { seedDocument, type SeedDocument } from '../foundation/seed-document.ts';
import type { StoredOrder } from '../orders/stored-order.ts';

/** Decayed units sold: what "most popular" sorts by. Money that went back counts for nothing. */
export function soldScore(productId: string, orders: readonly StoredOrder[]): number {
  const score = orders
    .filter(countsAsSold)
    .flatMap(({ lines, createdAt }) =>
      lines
        .filter((line) => line.productId === productId)
        .map(({ quantity }) => soldWeight(quantity, createdAt)),
    )
    .reduce((sum, part) => sum + part, 0);
  return Math.round(score * 1000) / 1000;
}

/** soldScores/{orderId}: which orders are in the scores already. */
export function soldScoreDocuments(orders: readonly StoredOrder[]): SeedDocument[] {
  return orders
    .filter(countsAsSold)
    .map(({ id, createdAt }) =>
      seedDocument(`${COLLECTIONS.soldScores}/${id}`, { counted: true, at: createdAt }),
    );
}

function countsAsSold({ payment }: StoredOrder): boolean {
  return isPaid(payment.state) && payment.state !== 'refunded';
}
