import { FieldValue, type Transaction } from '../platform/firestore.ts';
import { productRef } from '../records/product-record.ts';
import type { ReviewRecord } from '../records/review-record.ts';

/** Reads the product that a review is added to or taken off; null for one that was deleted, whose sum nobody keeps. */
export async function countedProduct(
  transaction: Transaction,
  { productId }: Pick<ReviewRecord, 'productId'>,
): Promise<CountedProduct | null> {
  const { exists } = await transaction.get(productRef(productId));
  return exists ? { productId } : null;
}

/** A product that is there, as this transaction has seen. */
export interface CountedProduct {
  productId: string;
}

/** Adds a review to the sum of its product, whose `updatedAt` stays: no member of staff has changed it. */
export function addRating(
  transaction: Transaction,
  { productId }: CountedProduct,
  { rating }: Pick<ReviewRecord, 'rating'>,
): void {
  write(transaction, productId, 1, rating);
}

/** Takes a review that everybody could read off the sum of its product. */
export function subtractRating(
  transaction: Transaction,
  { productId }: CountedProduct,
  { rating }: Pick<ReviewRecord, 'rating'>,
): void {
  write(transaction, productId, -1, -rating);
}

function write(transaction: Transaction, productId: string, count: number, sum: number): void {
  transaction.update(productRef(productId), {
    'reviews.count': FieldValue.increment(count),
    'reviews.sum': FieldValue.increment(sum),
  });
}
