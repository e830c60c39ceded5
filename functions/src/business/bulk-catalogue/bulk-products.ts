import type { BulkTier } from '@kargha/domain/catalogue/bulk-price';
import { COLLECTIONS } from '@kargha/domain/records/collections';
import { pictureFile, PRINTED_FORMAT } from '@kargha/domain/catalogue/pictures';
import type { Product } from '@kargha/domain/catalogue/product';
import { isVerifiedBuyer } from '@kargha/domain/people/user-profile';

import { firestore } from '../../platform/firestore.ts';
import { readStoredFile } from '../../platform/file-store.ts';
import { bulkRef, tiersIn } from '../../records/bulk-record.ts';
import { readProducts } from '../../records/product-record.ts';
import { readUser, userRef } from '../../records/user-record.ts';

/** `tiers` is empty except for verified business buyers. */
export interface BulkProduct {
  product: Product;
  tiers: readonly BulkTier[];
  /** a JPEG or PNG; null without one that a PDF can show */
  picture: Buffer | null;
}

const MOST_SHOWN = 160;
const PRINTABLE = /\.(jpe?g|png)$/i;

export async function canSeeTiers(uid: string): Promise<boolean> {
  return isVerifiedBuyer(readUser(await userRef(uid).get()));
}

/** All public products with bulk terms, by collection and title. */
export async function bulkProducts(show: { tiers: boolean }): Promise<BulkProduct[]> {
  const { docs } = await firestore()
    .collection(COLLECTIONS.products)
    .where('status', '==', 'active')
    .where('restricted', '==', false)
    .where('bulk.minimum', '>', 0)
    .limit(MOST_SHOWN)
    .get();
  const products = readProducts(docs).sort(byCollection);
  return Promise.all(
    products.map(async (product) => ({
      product,
      tiers: show.tiers ? tiersIn(await bulkRef(product._id).get()) : [],
      picture: await pictureOf(product),
    })),
  );
}

function byCollection(one: Product, other: Product): number {
  const collections = one.productCollection.localeCompare(other.productCollection);
  return collections === 0 ? one.title.localeCompare(other.title) : collections;
}

/** PDF supports JPEG and PNG: uses the printed copy of the first picture, else a suitable upload. */
async function pictureOf({ pictures: [first], images }: Product): Promise<Buffer | null> {
  const printed = first && (await readStoredFile(pictureFile(first, 320, PRINTED_FORMAT)));
  if (printed) return printed;
  const uploaded = images.map(pathOf).find((path) => PRINTABLE.test(path));
  return uploaded === undefined ? null : readStoredFile(uploaded);
}

function pathOf(image: string): string {
  const [, encoded] = /\/o\/([^?]+)/.exec(image) ?? [];
  return encoded === undefined ? '' : decodeURIComponent(encoded);
}
