import type { Product } from '@kargha/domain/catalogue/product';
import { isRecordId } from '@kargha/domain/records/record-id';
import type { OfferProduct } from '@kargha/domain/quotes/staff-quote-endpoints';

import { readTogether } from '../../platform/firestore.ts';
import { costingIn, costingRef } from '../../records/costing-record.ts';
import { productRef, readProductOrSkip } from '../../records/product-record.ts';

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
    const product = readProductOrSkip(snapshot);
    const costing = costings[place];
    return product ? toOfferProduct(product, costing ? costingIn(costing).unitCost : null) : [];
  });
}

function toOfferProduct(product: Product, unitCost: number | null): OfferProduct {
  const { _id: id, title, status, quantity, trackQuantity, continueSelling } = product;
  const { price, hsnCode, chargeTax, variants, combinations } = product;
  const stock = { quantity, trackQuantity, continueSelling };
  return {
    id,
    title,
    status,
    ...stock,
    variants,
    combinations,
    price,
    hsnCode,
    chargeTax,
    unitCost,
  };
}
