import type { Product } from '@kargha/domain/catalogue/product';

import type { Transaction } from '../../platform/firestore.ts';
import type { OrderRecord } from '../../records/order-record.ts';
import { productRef, readEachProduct } from '../../records/product-record.ts';
import { requestedProductIds } from '../checkout/checkout-items.ts';

export async function readLineProducts(
  transaction: Transaction,
  order: OrderRecord | null,
): Promise<ReadonlyMap<string, Product>> {
  if (!order || order.stockHeld || order.lines.length === 0) return new Map();
  const ids = requestedProductIds(order.lines);
  const snapshots = await transaction.getAll(...ids.map((id) => productRef(id)));
  const products = readEachProduct(snapshots);
  return new Map(products.map((product) => [product._id, product]));
}
