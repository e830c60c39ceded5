import { COLLECTIONS, SUBCOLLECTIONS } from '@kargha/domain/collections';
import type {
  InventoryFilter,
  InventoryQuery,
  InventoryRow,
  InventoryTotals,
} from '@kargha/domain/inventory';
import { stockOnHand, type Product } from '@kargha/domain/product';
import { queryTokens } from '@kargha/domain/search-words';
import { LOW_STOCK } from '@kargha/domain/stock';

import { readPage, type CursorPage } from '../http/cursor-page.ts';
import { AggregateField, FieldPath, firestore, type Query } from '../platform/firestore.ts';
import { productRef, readProduct } from '../records/product-record.ts';

const PER_PAGE = 50;

/** One page of what is in stock: all by name, the short ones by what is left. */
export async function listInventory({
  filter,
  search,
  cursor,
}: InventoryQuery): Promise<CursorPage<InventoryRow>> {
  const [token, ...others] = queryTokens(search);
  const left = leftBy(filter);
  const found = token === undefined ? left : left.where('searchTokens', 'array-contains', token);
  return readPage({
    query: found.orderBy(filter === 'all' ? 'title' : 'quantity').orderBy(FieldPath.documentId()),
    cursor,
    size: PER_PAGE,
    placeOf: productRef,
    rowOf: (snapshot) => {
      const product = readProduct(snapshot);
      const isFound = others.every((word) => product?.searchTokens.includes(word));
      return product && isFound ? inventoryRow(product) : null;
    },
  });
}

/** The figures above the list, by counting and adding up in the database: no product is read. */
export async function inventoryTotals(): Promise<InventoryTotals> {
  const [all, low, out, value] = await Promise.all([
    leftBy('all').count().get(),
    leftBy('low').count().get(),
    leftBy('out').count().get(),
    firestore()
      .collectionGroup(SUBCOLLECTIONS.private)
      .aggregate({ value: AggregateField.sum('stockValue') })
      .get(),
  ]);
  return {
    products: all.data().count,
    lowStock: low.data().count,
    outOfStock: out.data().count,
    value: value.data().value,
  };
}

/** A product as a row of the inventory. */
export function inventoryRow(product: Product): InventoryRow {
  const { _id: id, title, sku, status, trackQuantity, quantity, committed } = product;
  const onHand = stockOnHand(product);
  return {
    id,
    title,
    sku,
    status,
    isTracked: trackQuantity,
    available: quantity,
    committed,
    onHand,
  };
}

function leftBy(filter: InventoryFilter): Query {
  const products = firestore().collection(COLLECTIONS.products);
  if (filter === 'all') return products;
  const counted = products.where('trackQuantity', '==', true);
  return filter === 'out'
    ? counted.where('quantity', '<=', 0)
    : counted.where('quantity', '>', 0).where('quantity', '<=', LOW_STOCK);
}
