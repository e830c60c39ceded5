import { object, string } from 'yup';

import type { Product } from '@kargha/domain/catalogue/product';
import { isRecordId } from '@kargha/domain/records/record-id';
import { MAX_OFFER_LINES } from '@kargha/domain/quotes/quote-offer';

import { costingRef } from '../../catalogue/products/product-costing.ts';
import { readTogether } from '../../platform/firestore.ts';
import { productRef, readProduct } from '../../records/product-record.ts';

/** GET /api/quotes/products; `ids` are separated by commas. */
export const offerProductsQuerySchema = object({
  ids: string()
    .required('Please name the products.')
    .test(
      'few',
      `At most ${MAX_OFFER_LINES} products at a time.`,
      (ids) => ids.split(',').length <= MAX_OFFER_LINES,
    ),
});

export type OfferProduct = Pick<
  Product,
  | 'title'
  | 'status'
  | 'quantity'
  | 'trackQuantity'
  | 'continueSelling'
  | 'price'
  | 'hsnCode'
  | 'chargeTax'
> & {
  id: string;
  /** rupees per unit; null when it is not recorded */
  unitCost: number | null;
};

export async function listOfferProducts(ids: readonly string[]): Promise<OfferProduct[]> {
  const validIds = ids.filter(isRecordId);
  if (validIds.length === 0) return [];
  const [products, costings] = await readTogether((transaction) =>
    Promise.all([
      transaction.getAll(...validIds.map((id) => productRef(id))),
      transaction.getAll(...validIds.map((id) => costingRef(id))),
    ]),
  );
  return products.flatMap((snapshot, place) => {
    const product = readProduct(snapshot);
    const cost: unknown = costings[place]?.get('unitCost');
    return product ? toOfferProduct(product, typeof cost === 'number' ? cost : null) : [];
  });
}

function toOfferProduct(product: Product, unitCost: number | null): OfferProduct {
  const { _id: id, title, status, quantity, trackQuantity, continueSelling } = product;
  const { price, hsnCode, chargeTax } = product;
  const stock = { quantity, trackQuantity, continueSelling };
  return { id, title, status, ...stock, price, hsnCode, chargeTax, unitCost };
}
