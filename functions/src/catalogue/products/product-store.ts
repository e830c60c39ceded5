import type { BulkTier } from '@kargha/domain/catalogue/bulk-price';
import type { ProductInput, ProductUpdate, Seen } from '@kargha/domain/catalogue/product-input';
import { withoutCosts } from '@kargha/domain/catalogue/cost-input';
import type { Product } from '@kargha/domain/catalogue/product';
import { pictureFields, picturesInOrder } from '@kargha/domain/catalogue/product-pictures';
import { searchTokens } from '@kargha/domain/catalogue/search-words';
import { slugOf } from '@kargha/domain/catalogue/slug';
import { isRecordId } from '@kargha/domain/records/record-id';
import { checkedMarks } from '@kargha/domain/catalogue/trust-mark-input';
import { catalogueMessages } from '@kargha/domain/messages/catalogue-messages';

import { HttpError, notFound } from '../../http/errors.ts';
import { removeFiles } from '../../platform/file-store.ts';
import { inTransaction, type Transaction } from '../../platform/firestore.ts';
import { log } from '../../platform/log.ts';
import { bulkRef, tiersIn } from '../../records/bulk-record.ts';
import { costsBefore, writeCosts } from '../../records/costing-record.ts';
import { productRef, readProduct } from '../../records/product-record.ts';
import { planChange } from './plan-change.ts';
import { adjustStock } from './product-stock.ts';
import { storeImages } from './store-images.ts';
import { auditProduct, type Change } from './product-audit.ts';
import { refuseIncomplete } from './refuse-incomplete.ts';

const STALE = 'Someone else has just changed this product. Nothing you entered is lost.';

export async function findProduct(id: string): Promise<Product> {
  const product = isRecordId(id) ? readProduct(await productRef(id).get()) : null;
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
    ...pictureFields([]),
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
  const { costs } = withoutCosts(update);
  const images = update.images && (await storeImages(known._id, update.images));
  await inTransaction(async (transaction) => {
    const product = readProduct(await transaction.get(productRef(id)));
    if (!product) throw notFound(catalogueMessages.product_not_found());
    refuseStale(product, seen);
    const tiersBefore = update.bulk === undefined ? [] : await readTiers(transaction, id);
    const oldCosts = await costsBefore(transaction, id, costs);
    const plan = await planChange(transaction, product, update, { ...change, seen });
    adjustStock(transaction, id, plan.moves, change);
    const { rules, tiers } = bulkParts(update.bulk);
    const written = {
      ...plan.fields,
      ...rules,
      // New images get their pictures a moment later.
      ...(images && { images, ...pictureFields(picturesInOrder({ ...product, images })) }),
    };
    transaction.update(productRef(id), written);
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
