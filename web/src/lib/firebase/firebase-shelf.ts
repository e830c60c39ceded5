import { FirebaseError } from 'firebase/app';
import { doc, getDoc } from 'firebase/firestore/lite';

import { automaticAt, readAutomaticWindows } from '@kargha/domain/pricing/automatic-discount';
import { readBulkTiers, type BulkTier } from '@kargha/domain/catalogue/bulk-rules';
import {
  COLLECTIONS,
  PUBLIC_SETTINGS_ID,
  SUBCOLLECTIONS,
} from '@kargha/domain/records/collections';
import type { Product } from '@kargha/domain/catalogue/product';
import { readShipping, type ShippingFigures } from '@kargha/domain/pricing/shipping-figures';
import { readTaxTable, type TaxTable } from '@kargha/domain/pricing/tax-table';
import { recordOf } from '@kargha/domain/records/stored-part';
import { readDelivery } from '@kargha/domain/shopping/delivery';

import { liteFirestore } from './firebase-lite.ts';
import { productFrom } from '../documents/product-document.ts';

/** The products of these ids as they are now. One that is gone, or may no longer be seen, is missing. */
export async function readProducts(ids: readonly string[]): Promise<Product[]> {
  const found = await Promise.all(ids.map(readOne));
  return found.filter((product) => product !== undefined);
}

/** What the shop's settings say of prices, and of what is woven to order. */
interface PriceSettings {
  tax: TaxTable;
  shipping: ShippingFigures;
  /** an automatic discount runs now: what it does to a cart is told by the server alone */
  hasAutomatic: boolean;
  /** working days until a piece that is woven to order leaves */
  weavingDays: number;
}

/** What goods are taxed at, what sending costs, how long weaving takes, and whether the server may take something off by itself. */
export async function readPriceSettings(): Promise<PriceSettings> {
  const settings = await getDoc(doc(liteFirestore, COLLECTIONS.settings, PUBLIC_SETTINGS_ID));
  const windows = readAutomaticWindows(settings.get('automaticDiscounts'));
  return {
    tax: readTaxTable(settings.get('tax')),
    shipping: readShipping(settings.get('shipping')),
    hasAutomatic: automaticAt(windows, new Date()).length > 0,
    weavingDays: readDelivery(recordOf(settings.get('delivery'))).weavingDays,
  };
}

/** What products cost in numbers, by id: for verified business buyers; nothing for whom the rules refuse. @throws FirebaseError */
export async function readTiers(ids: readonly string[]): Promise<Record<string, BulkTier[]>> {
  const read = async (id: string): Promise<[string, BulkTier[]]> => {
    const path = [COLLECTIONS.products, id, SUBCOLLECTIONS.private, 'bulk'].join('/');
    const found = await getDoc(doc(liteFirestore, path)).catch((error: unknown) => {
      if (!isRefusal(error)) throw error;
    });
    return [id, readBulkTiers(found?.get('tiers'))];
  };
  return Object.fromEntries(await Promise.all(ids.map(read)));
}

async function readOne(id: string): Promise<Product | undefined> {
  try {
    const snapshot = await getDoc(doc(liteFirestore, COLLECTIONS.products, id));
    return snapshot.exists() ? productFrom(snapshot.id, snapshot.data()) : undefined;
  } catch (error) {
    // The rules hide what is not for sale.
    if (isRefusal(error)) return undefined;
    throw error;
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof FirebaseError && error.code === 'permission-denied';
}
