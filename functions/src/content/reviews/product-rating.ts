import { FieldValue, type Transaction } from '../../platform/firestore.ts';
import { productRef } from '../../records/product-record.ts';
import type { ReviewRecord } from '../../records/review-record.ts';

/** Returns null for a deleted product, which has no rating any more. */
export async function countedProduct(
  transaction: Transaction,
  { productId }: Pick<ReviewRecord, 'productId'>,
): Promise<CountedProduct | null> {
  const { exists } = await transaction.get(productRef(productId));
  return exists ? { productId } : null;
}

export interface CountedProduct {
  productId: string;
}

/** Keeps the product's `updatedAt`, because no member of staff changed it. */
export function addRating(
  transaction: Transaction,
  { productId }: CountedProduct,
  review: Rated,
): void {
  write(transaction, productId, 1, review);
}

export function subtractRating(
  transaction: Transaction,
  { productId }: CountedProduct,
  review: Rated,
): void {
  write(transaction, productId, -1, review);
}

type Rated = Pick<ReviewRecord, 'rating' | 'fit'>;

function write(
  transaction: Transaction,
  productId: string,
  count: 1 | -1,
  { rating, fit }: Rated,
): void {
  transaction.update(productRef(productId), {
    'reviews.count': FieldValue.increment(count),
    'reviews.sum': FieldValue.increment(count * rating),
    ...(fit && { [`reviews.fits.${fit}`]: FieldValue.increment(count) }),
  });
}
