import type { BulkTier } from '@kargha/domain/catalogue/bulk-price';
import { offerPrice } from '@kargha/domain/quotes/offer-input';
import { paise, sumPaise } from '@kargha/domain/money/paise';
import { unitPriceFor } from '@kargha/domain/pricing/unit-price';
import type { Product } from '@kargha/domain/catalogue/product';
import { isMadeToMeasure, servicesPrice } from '@kargha/domain/catalogue/tailoring';
import { asChosen } from '@kargha/domain/catalogue/variants';
import type { OfferTaxMode, QuoteLine, QuoteRequestLine } from '@kargha/domain/quotes/quote-schema';
import { isSameLine, refOf } from '@kargha/domain/shopping/line-ref';
import { lineTitle } from '@kargha/domain/shopping/line-title';
import type { TaxTable } from '@kargha/domain/pricing/tax-table';
import { isVerifiedBuyer } from '@kargha/domain/people/user-profile';
import type { UserProfile } from '@kargha/domain/people/user-schema';

import { quantityByProduct, requestedProductIds } from '../../money/checkout/checkout-items.ts';
import { readTogether } from '../../platform/firestore.ts';
import { bulkRef, tiersIn } from '../../records/bulk-record.ts';
import { productRef, readProduct } from '../../records/product-record.ts';

interface LineContext {
  product: Product | null;
  /** empty unless the buyer's company is verified */
  tiers: readonly BulkTier[];
  tax: TaxTable;
  at: Date;
  mode: OfferTaxMode;
  /** units of the product in all options, which decide the bulk price */
  totalQuantity: number;
  /** an earlier line has this product in these options */
  isRepeated: boolean;
}

/**
 * Lines for a first offer: the requested products at this buyer's current price, with the requested services. A
 * deleted product becomes a custom line without a price. A piece that is made to measure becomes one with its price,
 * since an offer has no measurements, and so does the same product with other services, since an offer has it once.
 */
export async function initialOfferLines(
  requestedLines: readonly QuoteRequestLine[],
  profile: UserProfile | null,
  { tax, at, mode }: Pick<LineContext, 'tax' | 'at' | 'mode'>,
): Promise<QuoteLine[]> {
  if (requestedLines.length === 0) return [];
  const isVerified = isVerifiedBuyer(profile);
  const found = await readProductsAndTiers(requestedLines);
  const pieces = quantityByProduct(requestedLines);
  return requestedLines.map((requested, place) => {
    const { product = null, tiers = [] } = found.get(requested.productId) ?? {};
    const isRepeated = requestedLines.slice(0, place).some((line) => isSameLine(line, requested));
    const totalQuantity = pieces.get(requested.productId) ?? requested.quantity;
    return initialLine(requested, {
      product,
      tiers: isVerified ? tiers : [],
      tax,
      at,
      mode,
      totalQuantity,
      isRepeated,
    });
  });
}

function readProductsAndTiers(requestedLines: readonly QuoteRequestLine[]) {
  const ids = requestedProductIds(requestedLines);
  return readTogether(async (transaction) => {
    const [products, bulk] = await Promise.all([
      transaction.getAll(...ids.map((id) => productRef(id))),
      transaction.getAll(...ids.map((id) => bulkRef(id))),
    ]);
    return new Map(
      products.map((snapshot, place) => {
        const terms = bulk[place];
        const tiers = terms ? tiersIn(terms) : [];
        return [snapshot.id, { product: readProduct(snapshot), tiers }];
      }),
    );
  });
}

function initialLine(requested: QuoteRequestLine, start: LineContext): QuoteLine {
  const { title, options, quantity, tailoring: { services = [] } = {} } = requested;
  const { product: whole, tiers, tax, at, mode, totalQuantity } = start;
  const customisation = services.map(({ name }) => name).join(', ');
  const words = { description: title, quantity, discountPercent: 0, customisation };
  const custom = { productId: null, description: lineTitle({ title, options }) };
  if (!whole) return { ...words, ...custom, unitPrice: paise(0), hsnCode: '', taxPercent: 0 };
  const product = asChosen(whole, options);
  const { hsnCode, chargeTax } = product;
  const ids = services.map(({ id }) => id);
  const unitPrice = sumPaise([
    unitPriceFor(product, totalQuantity, tiers),
    servicesPrice(whole, ids),
  ]);
  return {
    ...words,
    ...(start.isRepeated || isMadeToMeasure(whole) ? custom : refOf(requested)),
    ...offerPrice({ unitPrice, hsnCode, chargeTax }, mode, { tax, at }),
    hsnCode,
  };
}
