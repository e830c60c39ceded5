import type { BulkTier } from '@kargha/domain/catalogue/bulk-rules';
import { paise } from '@kargha/domain/money/paise';
import { piecePrice } from '@kargha/domain/pricing/piece-price';
import type { Product } from '@kargha/domain/catalogue/product';
import type { QuoteLine, QuoteWish } from '@kargha/domain/quotes/quote';
import type { TaxTable } from '@kargha/domain/pricing/tax-table';
import { isVerifiedBuyer, type UserProfile } from '@kargha/domain/people/user-profile';

import { readTogether } from '../platform/firestore.ts';
import { bulkRef, tiersIn } from '../records/bulk-record.ts';
import { productRef, readProduct } from '../records/product-record.ts';
import { storeSettings } from '../records/settings-record.ts';

/** What the first line of an offer for a product follows from. */
interface Start {
  product: Product | null;
  /** empty for a buyer whom the shop has not verified */
  tiers: readonly BulkTier[];
  tax: TaxTable;
  at: Date;
}

/**
 * The lines that an offer can begin with: what the buyer has asked for by name, at the price that this buyer would
 * pay for the number now. A product that is gone is a line of words, without a price.
 */
export async function offerStart(
  wishes: readonly QuoteWish[],
  profile: UserProfile | null,
  at: Date,
): Promise<QuoteLine[]> {
  if (wishes.length === 0) return [];
  const isVerified = isVerifiedBuyer(profile);
  const [{ tax }, found] = await Promise.all([storeSettings(), readShelfOf(wishes)]);
  return wishes.map((wish, place) => {
    const { product = null, tiers = [] } = found[place] ?? {};
    return startLine(wish, { product, tiers: isVerified ? tiers : [], tax, at });
  });
}

function readShelfOf(wishes: readonly QuoteWish[]) {
  return readTogether(async (transaction) => {
    const [products, bulk] = await Promise.all([
      transaction.getAll(...wishes.map(({ productId }) => productRef(productId))),
      transaction.getAll(...wishes.map(({ productId }) => bulkRef(productId))),
    ]);
    return products.map((snapshot, place) => {
      const terms = bulk[place];
      return { product: readProduct(snapshot), tiers: terms ? tiersIn(terms) : [] };
    });
  });
}

function startLine({ productId, title, quantity }: QuoteWish, start: Start): QuoteLine {
  const { product, tiers, tax, at } = start;
  const words = { description: title, quantity, discountPercent: 0, customisation: '' };
  if (!product) {
    return { ...words, productId: null, unitPrice: paise(0), hsnCode: '', taxPercent: 0 };
  }
  const { hsnCode, chargeTax } = product;
  const { unitPrice, taxPercent } = piecePrice(product, quantity, { tiers, tax, at });
  return { ...words, productId, unitPrice, hsnCode, taxPercent: chargeTax ? taxPercent : 0 };
}
