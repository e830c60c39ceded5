import { COLLECTIONS } from '@kargha/domain/records/collections';
import { soldWeight } from '@kargha/domain/reports/sold-score';

import { seedDocument, type SeedDocument } from '../foundation/seed-document.ts';
import type { CountedOrder } from '../orders/counted-orders.ts';

/** Decayed units sold, for the sort order "most popular". Returned units do not count. */
export function soldScore(productId: string, counted: readonly CountedOrder[]): number {
  const score = counted
    .flatMap(({ order: { createdAt }, entries }) =>
      entries
        .flatMap(({ lines }) => lines)
        .filter((line) => line.productId === productId)
        .map(({ units }) => soldWeight(units, createdAt)),
    )
    .reduce((sum, part) => sum + part, 0);
  return Math.round(score * 1000) / 1000;
}

/** soldScores/{orderId}: what each order adds to scores and sales, marked when it was placed. */
export function soldScoreDocuments(counted: readonly CountedOrder[]): SeedDocument[] {
  return counted.map(({ order, entries }) => {
    const at = order.stateTimes.placed ?? order.createdAt;
    const destination = order.customer.address.state;
    return seedDocument(`${COLLECTIONS.soldScores}/${order.id}`, { entries, destination, at });
  });
}
