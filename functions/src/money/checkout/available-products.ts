import { followsBulkRules, type BulkTier } from '@kargha/domain/catalogue/bulk-price';
import type { Product } from '@kargha/domain/catalogue/product';
import { isVerifiedBuyer } from '@kargha/domain/people/user-profile';

import type { DocumentSnapshot, Transaction } from '../../platform/firestore.ts';
import { bulkRef, tiersIn } from '../../records/bulk-record.ts';
import { productRef, readProduct } from '../../records/product-record.ts';
import { accessCodesOf, readUser, userRef } from '../../records/user-record.ts';
import type { AvailableProducts } from './price-checkout.ts';
import { quantityByProduct, requestedProductIds, type RequestedItem } from './checkout-items.ts';

export async function readAvailableProducts(
  transaction: Transaction,
  items: readonly RequestedItem[],
  uid: string | null,
): Promise<AvailableProducts> {
  const references = requestedProductIds(items).map((id) => productRef(id));
  return availableProductsOf(transaction, await transaction.getAll(...references), { items, uid });
}

/** Reads access codes only if a product is restricted, and bulk prices only if a verified business buys in bulk. */
export async function availableProductsOf(
  transaction: Transaction,
  snapshots: readonly DocumentSnapshot[],
  { items, uid }: { items: readonly RequestedItem[]; uid: string | null },
): Promise<AvailableProducts> {
  const products = new Map(snapshots.map((one) => [one.id, readProduct(one)]));
  const restricted = [...products.values()].some((product) => product?.restricted === true);
  const bulkProductIds = [...quantityByProduct(items)]
    .filter(([id, quantity]) => isBulkQuantity(quantity, products.get(id)))
    .map(([id]) => id);
  const [accessCodes, tiers] = await Promise.all([
    restricted && uid !== null ? accessCodesOf(uid) : [],
    uid === null || bulkProductIds.length === 0
      ? NO_TIERS
      : readTiers(transaction, bulkProductIds, uid),
  ]);
  return { products, accessCodes, tiers };
}

const NO_TIERS: ReadonlyMap<string, BulkTier[]> = new Map();

function isBulkQuantity(quantity: number, product: Product | null | undefined): boolean {
  const rules = product?.bulk;
  return rules != null && followsBulkRules(quantity, rules);
}

async function readTiers(
  transaction: Transaction,
  productIds: readonly string[],
  uid: string,
): Promise<ReadonlyMap<string, BulkTier[]>> {
  const [profile, ...bulk] = await transaction.getAll(userRef(uid), ...productIds.map(bulkRef));
  if (!profile || !isVerifiedBuyer(readUser(profile))) return NO_TIERS;
  return new Map(productIds.map((id, place) => [id, bulk[place] ? tiersIn(bulk[place]) : []]));
}
