import type { Product } from '@kargha/domain/catalogue/product';
import { skuKey, skuSpellings } from '@kargha/domain/shopping/quick-order';
import type { RowIdentity } from '@kargha/domain/catalogue/sheet-rows';
import { COLLECTIONS } from '@kargha/domain/records/collections';
import { isRecordId } from '@kargha/domain/records/record-id';

import { conflict, notFound } from '../../http/errors.ts';
import { firestore, type Query, type Transaction } from '../../platform/firestore.ts';
import { productRef, readProduct, readProducts } from '../../records/product-record.ts';

/**
 * The product of a row; null for a new one. Throws 404 for an unknown ID, and 409 when several products match or
 * the SKU belongs to another product.
 */
export async function matchProduct(
  transaction: Transaction,
  { id, sku, title }: RowIdentity,
): Promise<Product | null> {
  const withSameSku = sku === '' ? [] : await withSku(transaction, sku);
  if (id !== '') return withId(transaction, id, sku, withSameSku);
  if (sku !== '') return onlyMatch(withSameSku, `the SKU ${sku}`);
  if (title === '') return null;
  return onlyMatch(await withTitle(transaction, title), `the title “${title}” and no SKU`);
}

async function withId(
  transaction: Transaction,
  id: string,
  sku: string,
  withSameSku: readonly Product[],
): Promise<Product> {
  const isPlain = isRecordId(id);
  const product = isPlain ? readProduct(await transaction.get(productRef(id))) : null;
  if (!product) throw notFound(`There is no product with the ID ${id}.`);
  const other = withSameSku.find(({ _id }) => _id !== id);
  if (other && skuKey(product.sku) !== skuKey(sku)) {
    throw conflict('sku_taken', `The SKU ${sku} belongs to “${other.title}”.`);
  }
  return product;
}

function onlyMatch(products: readonly Product[], criterion: string): Product | null {
  const [product, another] = products;
  if (!another) return product ?? null;
  throw conflict('ambiguous', `Several products have ${criterion}. Enter the ID of the right one.`);
}

function withSku(transaction: Transaction, sku: string): Promise<Product[]> {
  return firstTwo(transaction, products().where('sku', 'in', skuSpellings(sku)));
}

function withTitle(transaction: Transaction, title: string): Promise<Product[]> {
  return firstTwo(transaction, products().where('title', '==', title).where('sku', '==', ''));
}

/** Two are enough to detect ambiguity. */
async function firstTwo(transaction: Transaction, query: Query): Promise<Product[]> {
  const { docs } = await transaction.get(query.limit(2));
  return readProducts(docs);
}

function products(): Query {
  return firestore().collection(COLLECTIONS.products);
}
