import {
  MAX_BULK_PRODUCTS,
  PRODUCTS_PER_BULK_STEP,
  withoutTags,
  withTags,
  type ProductBulkChange,
  type ProductBulkStep,
} from '@kargha/domain/catalogue/product-bulk';
import type {
  ProductBulkProgress,
  ProductOutcome,
} from '@kargha/domain/catalogue/product-bulk-endpoints';
import type { ProductUpdate } from '@kargha/domain/catalogue/product-input';
import type { Product } from '@kargha/domain/catalogue/product';

import { addToCollection } from '../collections/add-to-collection.ts';
import { HttpError, invalid } from '../../http/errors.ts';
import { firestore } from '../../platform/firestore.ts';
import type { Change } from '../products/product-audit.ts';
import { updateProduct } from '../products/product-store.ts';
import { productRef, readProducts } from '../../records/product-record.ts';
import { countProducts, cursorAfter, hasAllWords, productsUntil } from './matching-products.ts';
import { formatCount } from '@kargha/domain/money/count-format';
import { splitCommaList } from '@kargha/domain/records/split-text';

const NO_LONGER_EXISTS = 'This product no longer exists.';

/** Each product has its own outcome. */
export async function changeSelected(
  ids: readonly string[],
  bulkChange: ProductBulkChange,
  change: Change,
): Promise<ProductOutcome[]> {
  const found = await firestore().getAll(...ids.map(productRef));
  const products = readProducts(found);
  const missing = found.filter(({ exists }) => !exists);
  return [
    ...(await changeAll(products, bulkChange, change)),
    ...missing.map(({ id }) => ({ id, title: id, problem: NO_LONGER_EXISTS })),
  ];
}

/**
 * Applies the change to the next products of a filter. Products created after `until` are skipped. Throws 400 for
 * too many products.
 */
export async function runBulkStep(
  { filter, until, cursor, ...bulkChange }: ProductBulkStep,
  change: Change,
): Promise<ProductBulkProgress> {
  if (cursor === '') refuseTooMany(await countProducts(filter, until));
  const matching = productsUntil(filter, until, cursor);
  const { docs } = await matching.limit(PRODUCTS_PER_BULK_STEP).get();
  const found = readProducts(docs);
  const matches = found.filter((product) => hasAllWords(product, filter));
  const outcomes = await changeAll(matches, bulkChange, change);
  const last = docs.length === PRODUCTS_PER_BULK_STEP ? found.at(-1) : undefined;
  return { outcomes, nextCursor: last ? cursorAfter(last) : null };
}

function refuseTooMany(count: number): void {
  if (count <= MAX_BULK_PRODUCTS) return;
  throw invalid(
    `At most ${formatCount(MAX_BULK_PRODUCTS)} products at once. Please filter the list further.`,
    {
      count,
    },
  );
}

async function changeAll(
  products: readonly Product[],
  bulkChange: ProductBulkChange,
  change: Change,
): Promise<ProductOutcome[]> {
  if (bulkChange.action === 'collect') return collectAll(products, bulkChange.value, change);
  const outcomes: ProductOutcome[] = [];
  for (const product of products) {
    const problem = await problemOf(() => changeOne(product, bulkChange, change));
    outcomes.push({ id: product._id, title: product.title, problem });
  }
  return outcomes;
}

async function collectAll(
  products: readonly Product[],
  slug: string,
  change: Change,
): Promise<ProductOutcome[]> {
  if (products.length === 0) return [];
  const ids = products.map(({ _id }) => _id);
  const problem = await problemOf(() => addToCollection(slug, ids, change));
  return products.map(({ _id: id, title }) => ({ id, title, problem }));
}

async function changeOne(
  product: Product,
  bulkChange: ProductBulkChange,
  change: Change,
): Promise<void> {
  const update = updateOf(product, bulkChange);
  if (!update) return;
  // Tags are based on what was read, so concurrent changes must be detected.
  const seen = update.tags ? { seenAt: product.updatedAt } : {};
  await updateProduct(product._id, update, change, seen);
}

const STATUSES: Partial<Record<ProductBulkChange['action'], Product['status']>> = {
  activate: 'active',
  archive: 'archived',
  draft: 'draft',
};

/** Null when nothing changes. Throws 400 for too many tags. */
function updateOf(product: Product, { action, value }: ProductBulkChange): ProductUpdate | null {
  const status = STATUSES[action];
  if (status) return product.status === status ? null : { status };
  const tagsGiven = splitCommaList(value);
  const tags =
    action === 'add-tags'
      ? withTags(product.tags, tagsGiven)
      : withoutTags(product.tags, tagsGiven);
  if (!tags) throw invalid('A product can have at most 30 tags.');
  return tags.length === product.tags.length ? null : { tags };
}

async function problemOf(work: () => Promise<void>): Promise<string> {
  try {
    await work();
    return '';
  } catch (error) {
    if (error instanceof HttpError) return error.message;
    throw error;
  }
}
