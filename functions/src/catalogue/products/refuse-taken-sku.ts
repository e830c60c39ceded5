import type { Product } from '@kargha/domain/catalogue/product';
import { COLLECTIONS } from '@kargha/domain/records/collections';
import { skuKey } from '@kargha/domain/shopping/quick-order';

import { conflict } from '../../http/errors.ts';
import { firestore, type Transaction } from '../../platform/firestore.ts';
import { readProducts } from '../../records/product-record.ts';

/** Values that one query of Firestore can compare with. */
const QUERY_VALUES = 30;

/**
 * Throws 409 sku_taken when another product has the SKU of a variant. Only SKUs that are new here are looked up.
 * Products themselves may share a SKU, as staff are warned in the form.
 */
export async function refuseTakenSkus(
  transaction: Transaction,
  productId: string,
  before: Product['combinations'],
  after: Product['combinations'],
): Promise<void> {
  const known = new Set(skusIn(before));
  const skus = skusIn(after).filter((sku) => !known.has(sku));
  for (let place = 0; place < skus.length; place += QUERY_VALUES) {
    await refuseTaken(transaction, productId, skus.slice(place, place + QUERY_VALUES));
  }
}

async function refuseTaken(transaction: Transaction, productId: string, skus: string[]) {
  const products = firestore().collection(COLLECTIONS.products);
  const [byVariant, byProduct] = await Promise.all([
    transaction.get(products.where('skus', 'array-contains-any', skus).limit(2)),
    // Older products have no list of SKUs.
    transaction.get(products.where('sku', 'in', skus).limit(2)),
  ]);
  const other = readProducts([...byVariant.docs, ...byProduct.docs]).find(
    ({ _id }) => _id !== productId,
  );
  if (!other) return;
  const own = new Set([other.sku, ...skusIn(other.combinations)].map(skuKey));
  const sku = skus.find((one) => own.has(one)) ?? '';
  const message = `The SKU ${sku} belongs to “${other.title}”.`;
  throw conflict('sku_taken', message, { sku, productId: other._id });
}

function skusIn(combinations: Product['combinations']): string[] {
  const all = Object.values(combinations).map(({ sku, retired }) => (retired ? '' : skuKey(sku)));
  return all.filter((sku) => sku !== '');
}
