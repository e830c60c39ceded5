import { unitOf } from '@kargha/domain/catalogue/variants';
import { isCustomLine } from '@kargha/domain/orders/custom-line';
import type { OrderLine } from '@kargha/domain/orders/order';

import { firestore } from '../../platform/firestore.ts';
import type { OrderRecord } from '../../records/order-record.ts';
import { productRef, readProducts } from '../../records/product-record.ts';

/** The bar code on the label of what was sold; '' without one. */
export type BarcodeOf = (line: OrderLine) => string;

/** Of the products as they are now: orders keep no bar code. */
export async function barcodesOf(orders: readonly OrderRecord[]): Promise<BarcodeOf> {
  const lines = orders.flatMap((order) => order.lines);
  const ids = new Set(lines.map(({ productId }) => productId).filter((id) => !isCustomLine(id)));
  const found = ids.size === 0 ? [] : await firestore().getAll(...[...ids].map(productRef));
  const products = new Map(readProducts(found).map((product) => [product._id, product]));
  return ({ productId, variantId }) => {
    const product = products.get(productId);
    return product ? unitOf(product, variantId).barcode : '';
  };
}
