import type { Discount } from '@kargha/domain/pricing/discount';
import { discountRow, type DiscountRow } from '@kargha/domain/pricing/discount-editing';

import { firestore } from '../../platform/firestore.ts';
import { productRef, readProduct } from '../../records/product-record.ts';

export async function discountView(discount: Discount, now: Date): Promise<DiscountRow> {
  const { products } = discount;
  if (products.length === 0) return discountRow(discount, now);
  const found = await firestore().getAll(...products.map(productRef));
  const titles = found.flatMap((snapshot) => {
    const product = readProduct(snapshot);
    return product ? [[product._id, product.title] as const] : [];
  });
  return discountRow(discount, now, Object.fromEntries(titles));
}
