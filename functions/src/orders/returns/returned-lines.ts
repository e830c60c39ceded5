import { hasArrived } from '@kargha/domain/orders/return';
import type { OrderReturn } from '@kargha/domain/orders/return-schema';
import type { LineRef } from '@kargha/domain/shopping/line-ref';

import type { DocumentSnapshot, Transaction } from '../../platform/firestore.ts';
import { reviewIdOf, reviewRef } from '../../records/review-record.ts';

type Lines = OrderReturn['lines'];

export function returnedLines(returns: readonly Pick<OrderReturn, 'state' | 'lines'>[]): LineRef[] {
  return returns.filter(hasArrived).flatMap(({ lines }) => lines.filter(isHere));
}

export async function reviewsOfLines(
  transaction: Transaction,
  orderId: string,
  lines: Lines,
): Promise<DocumentSnapshot[]> {
  const references = lines.filter(isHere).map((line) => reviewRef(reviewIdOf(orderId, line)));
  if (references.length === 0) return [];
  const found = await transaction.getAll(...references);
  return found.filter(({ exists }) => exists);
}

/** A review of a returned item stays and says that it was returned. */
export function markReviewsReturned(
  transaction: Transaction,
  found: readonly DocumentSnapshot[],
): void {
  for (const { ref } of found) transaction.update(ref, { returned: true });
}

/** Older returns have no received quantity: everything arrived. */
function isHere({ received, quantity }: Lines[number]): boolean {
  return (received ?? quantity) > 0;
}
