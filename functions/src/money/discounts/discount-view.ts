import { discountStatus, type Discount } from '@kargha/domain/pricing/discount';
import type { DiscountRow } from '@kargha/domain/pricing/discount-endpoints';

import { firestore } from '../../platform/firestore.ts';
import { productRef, readProductOrSkip } from '../../records/product-record.ts';

export function discountRow(
  discount: Discount,
  now: Date,
  titles: DiscountRow['titles'] = {},
): DiscountRow {
  const { createdAt, stackable, ...same } = discount;
  return { ...same, standing: discountStatus(discount, now), titles };
}

export async function discountView(discount: Discount, now: Date): Promise<DiscountRow> {
  const { products } = discount;
  if (products.length === 0) return discountRow(discount, now);
  const found = await firestore().getAll(...products.map(productRef));
  const titles = found.flatMap((snapshot) => {
    const product = readProductOrSkip(snapshot);
    return product ? [[product._id, product.title] as const] : [];
  });
  return discountRow(discount, now, Object.fromEntries(titles));
}
