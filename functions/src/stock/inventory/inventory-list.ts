import { paise } from '@kargha/domain/money/paise';
import { COLLECTIONS, SUBCOLLECTIONS } from '@kargha/domain/records/collections';
import type { InventoryFilter, InventoryQuery } from '@kargha/domain/stock/inventory';
import type { InventoryRow, InventoryTotals } from '@kargha/domain/stock/inventory-endpoints';
import { ownQuantity, stockOnHand, type Product } from '@kargha/domain/catalogue/product';
import { retiredWithUnits, variantsOf, type Variant } from '@kargha/domain/catalogue/variants';
import { queryTokens } from '@kargha/domain/catalogue/search-words';

import { readPage, type CursorPage } from '../../http/cursor-page.ts';
import {
  AggregateField,
  FieldPath,
  firestore,
  type DocumentSnapshot,
  type Query,
} from '../../platform/firestore.ts';
import { costsOf } from '../../records/costing-record.ts';
import { storeSettings } from '../../records/settings-record.ts';
import { productRef, readProduct } from '../../records/product-record.ts';

const PER_PAGE = 50;

/** Pages searched until a row matches all words. */
const MAX_PAGES = 20;

/** One page of stock: all products by title, low and sold-out ones by quantity. */
export async function listInventory({
  filter,
  search,
  cursor,
  costs: hasCosts,
}: InventoryQuery): Promise<CursorPage<InventoryRow>> {
  const words = queryTokens(search);
  const products: Product[] = [];
  let next: string | null | undefined = cursor;
  for (let page = 0; page < MAX_PAGES && products.length === 0 && next !== null; page += 1) {
    const found: CursorPage<Product> = await readPage({
      query: filteredByWord(productsIn(filter), words[0])
        .orderBy(filter === 'all' ? 'title' : 'quantity')
        .orderBy(FieldPath.documentId()),
      cursor: next,
      size: PER_PAGE,
      documentRef: productRef,
      rowOf: (snapshot) => productWithWords(snapshot, words),
    });
    products.push(...found.rows);
    next = found.nextCursor;
  }
  const { lowStockAt } = await storeSettings();
  const costs = hasCosts ? await costsOf(products.map(({ _id }) => _id)) : {};
  const rows = products.map((product) =>
    inventoryRow(product, lowStockAt, costs[product._id]?.unitCost ?? null),
  );
  return { rows, nextCursor: next ?? null };
}

/** Firestore can search for one word; the others are checked afterwards. */
function filteredByWord(products: Query, word: string | undefined): Query {
  return word === undefined ? products : products.where('searchTokens', 'array-contains', word);
}

function productWithWords(snapshot: DocumentSnapshot, words: readonly string[]): Product | null {
  const product = readProduct(snapshot);
  const isFound = words.every((word) => product?.searchTokens.includes(word));
  return product && isFound ? product : null;
}

export async function inventoryTotals(): Promise<InventoryTotals> {
  const costings = firestore().collectionGroup(SUBCOLLECTIONS.private);
  const [all, low, out, value, withoutCost] = await Promise.all([
    productsIn('all').count().get(),
    productsIn('low').count().get(),
    productsIn('out').count().get(),
    costings.aggregate({ sum: AggregateField.sum('stockValue') }).get(),
    costings.aggregate({ sum: AggregateField.sum('withoutCost') }).get(),
  ]);
  return {
    products: all.data().count,
    lowStock: low.data().count,
    outOfStock: out.data().count,
    value: paise(value.data().sum),
    withoutCost: withoutCost.data().sum,
  };
}

/** `shopLimit` is the low-stock limit in the settings. */
export function inventoryRow(
  product: Product,
  shopLimit: number,
  unitCost: number | null,
): InventoryRow {
  const { _id: id, title, sku, status, trackQuantity, quantity, committed } = product;
  const onHand = stockOnHand(product);
  const lowStock = product.lowStock ?? shopLimit;
  const levelOf = (one: Variant) => ({
    id: one.id,
    options: one.options,
    sku: one.sku,
    available: one.quantity,
    committed: one.committed,
    lowStock: one.lowStock ?? lowStock,
  });
  const variants = variantsOf(product).map(levelOf);
  const retired = retiredWithUnits(product).map(levelOf);
  return {
    id,
    title,
    sku,
    status,
    isTracked: trackQuantity,
    available: quantity,
    committed,
    onHand,
    lowStock,
    unitCost,
    variants,
    retired,
    unassigned: variants.length + retired.length === 0 ? 0 : ownQuantity(product),
  };
}

function productsIn(filter: InventoryFilter): Query {
  const products = firestore().collection(COLLECTIONS.products);
  if (filter === 'all') return products;
  return filter === 'out'
    ? products.where('hasSoldOut', '==', true)
    : products.where('hasLowStock', '==', true).where('quantity', '>', 0);
}
