import type { BulkTier } from '@kargha/domain/catalogue/bulk-price';
import {
  isInCategory,
  type ProductInput,
  type ProductUpdate,
  type Seen,
} from '@kargha/domain/catalogue/product-input';
import { withoutCosts } from '@kargha/domain/catalogue/cost-input';
import { effectiveAccess, configuredAccess } from '@kargha/domain/catalogue/product-access';
import type { Product } from '@kargha/domain/catalogue/product';
import { picturesInOrder } from '@kargha/domain/catalogue/product-pictures';
import { searchTokens } from '@kargha/domain/catalogue/search-words';
import { slugOf } from '@kargha/domain/catalogue/slug';
import { isRecordId } from '@kargha/domain/records/record-id';
import {
  checkedMarks,
  allowsMarks,
  SILK_MARK_REFUSED,
} from '@kargha/domain/catalogue/trust-mark-input';
import { catalogueMessages } from '@kargha/domain/messages/catalogue-messages';

import { HttpError, invalid, notFound } from '../../http/errors.ts';
import { removeFiles } from '../../platform/file-store.ts';
import { inTransaction, type Transaction } from '../../platform/firestore.ts';
import { log } from '../../platform/log.ts';
import { bulkRef, tiersIn } from '../../records/bulk-record.ts';
import { costsBefore, writeCosts } from '../../records/costing-record.ts';
import { productRef, readProduct } from '../../records/product-record.ts';
import { adjustStock, skusOf, stockFields, stockPlan } from './product-stock.ts';
import { storeImages } from './store-images.ts';
import { auditProduct, type Change } from './product-audit.ts';
import { refuseAboveMrp, refuseIncomplete } from './refuse-incomplete.ts';
import { refuseTakenSkus } from './refuse-taken-sku.ts';
import { refuseWithoutHsn } from './refuse-without-hsn.ts';
const STALE = 'Someone else has just changed this product. Nothing you entered is lost.';
const WRONG_COLLECTION = 'Choose a collection in this category.';

export async function findProduct(id: string): Promise<Product> {
  const product = isId(id) ? readProduct(await productRef(id).get()) : null;
  if (!product) throw notFound(catalogueMessages.product_not_found());
  return product;
}

export function freshProduct(
  id: string,
  input: Omit<ProductInput, 'combinations'> & Partial<Pick<Product, 'combinations'>>,
  { by, at }: Change,
) {
  return {
    slug: slugOf(input.title, id),
    searchTokens: searchTokens(input),
    pictures: [],
    committed: 0,
    marks: checkedMarks(input.marks, [], { by, at }),
    soldScore: 0,
    createdAt: at,
    updatedAt: at,
  };
}

/**
 * Changes the sent fields. A new quantity is booked as a difference from the one that was seen. Throws 409 `stale`
 * when the product has changed since.
 */
export async function updateProduct(
  id: string,
  update: ProductUpdate,
  change: Change,
  seen: Seen = {},
): Promise<Product> {
  const known = await findProduct(id);
  refuseStale(known, seen);
  refuseIncomplete(known, update);
  const { fields: sent, costs } = withoutCosts(update);
  const { combinations: _sent, quantity: _quantity, ...fields } = sent;
  const images = update.images && (await storeImages(known._id, update.images));
  await inTransaction(async (transaction) => {
    const product = readProduct(await transaction.get(productRef(id)));
    if (!product) throw notFound(catalogueMessages.product_not_found());
    refuseStale(product, seen);
    const tiersBefore = update.bulk === undefined ? [] : await readTiers(transaction, id);
    const oldCosts = await costsBefore(transaction, id, costs);
    const plan = stockPlan(product, update, seen);
    await refuseTakenSkus(transaction, id, product.combinations, plan.combinations ?? {});
    const changed = changedProduct({ ...product, ...configuredAccess(product) }, update, change);
    refuseIncomplete(product, update);
    await refuseWithoutHsn(transaction, product, changed);
    refuseUnfit(changed);
    await refuseAboveMrp(changed, update, change.at);
    adjustStock(transaction, id, plan.moves, change);
    const { rules, tiers } = bulkParts(update.bulk);
    const written = {
      ...fields,
      ...rules,
      ...effectiveAccess(changed),
      hasSKU: changed.hasSKU,
      marks: changed.marks,
      ...stockFields(product, plan),
      skus: skusOf({ ...product, ...fields, ...plan }),
      // New images get their pictures a moment later.
      ...(images && { images, pictures: picturesInOrder({ ...product, images }) }),
    };
    transaction.update(productRef(id), {
      ...written,
      searchTokens: searchTokens({ ...changed, ...plan }),
      updatedAt: change.at,
    });
    if (tiers) transaction.set(bulkRef(id), { tiers });
    writeCosts(transaction, { ...product, ...written }, costs);
    auditProduct(transaction, {
      id,
      before: { ...product, ...oldCosts, bulkTiers: tiersBefore },
      after: { ...product, ...written, ...oldCosts, ...costs, bulkTiers: tiers ?? tiersBefore },
      ...change,
    });
  });
  return findProduct(id);
}

/** The changed product, without stock, bulk prices and costs. */
export function changedProduct(product: Product, update: ProductUpdate, change: Change): Product {
  const {
    bulk: _rules,
    marks,
    combinations: _stock,
    quantity: _pieces,
    ...plain
  } = withoutCosts(update).fields;
  const { sku = product.sku } = plain;
  return {
    ...product,
    ...plain,
    // hasSKU always follows the stored SKU.
    hasSKU: sku !== '',
    marks: marks ? checkedMarks(marks, product.marks, change) : product.marks,
  };
}

/** Throws 400 for fields that contradict each other. */
export function refuseUnfit({ category, productCollection, marks, provenance }: Product): void {
  if (!isInCategory(category, productCollection)) {
    throw invalid(WRONG_COLLECTION, { productCollection: WRONG_COLLECTION });
  }
  if (!allowsMarks(marks, provenance))
    throw invalid(SILK_MARK_REFUSED, { marks: SILK_MARK_REFUSED });
}

async function readTiers(transaction: Transaction, id: string): Promise<readonly BulkTier[]> {
  return tiersIn(await transaction.get(bulkRef(id)));
}

/** Splits public bulk rules from the confidential tiers; empty when nothing was sent. */
export function bulkParts(bulk: ProductUpdate['bulk']): {
  rules?: Pick<Product, 'bulk'>;
  tiers?: readonly BulkTier[];
} {
  if (bulk === undefined) return {};
  if (bulk === null) return { rules: { bulk: null }, tiers: [] };
  const { tiers, ...rules } = bulk;
  return { rules: { bulk: rules }, tiers };
}

function refuseStale({ updatedAt }: Product, { seenAt }: Seen): void {
  if (!seenAt || seenAt.getTime() === updatedAt.getTime()) return;
  throw new HttpError(409, 'stale', STALE, { updatedAt });
}

/** Throws 409 while units are committed to open orders. */
export async function deleteProduct(id: string, change: Change): Promise<void> {
  await findProduct(id);
  await inTransaction(async (transaction) => {
    const product = readProduct(await transaction.get(productRef(id)));
    if (product && product.committed > 0) {
      const { committed } = product;
      const message = `${committed} pieces are committed to open orders. Please archive the product instead.`;
      throw new HttpError(409, 'in_open_orders', message, { committed });
    }
    transaction.delete(productRef(id));
    transaction.delete(bulkRef(id));
    if (product) auditProduct(transaction, { id, before: product, after: null, ...change });
  });
  await removeFiles(`products/${id}`).catch((error: unknown) => {
    log.error('The pictures of a deleted product could not be deleted.', error, { product: id });
  });
}

function isId(id: string): boolean {
  return isRecordId(id);
}
