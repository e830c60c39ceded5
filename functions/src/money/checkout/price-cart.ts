import type { CartPrice, CartPriceLine } from '@kargha/domain/shopping/cart-endpoints';
import type { CartPriceRequest } from '@kargha/domain/shopping/checkout-request';
import type { StaffTerms } from '@kargha/domain/orders/draft-order';
import { paise } from '@kargha/domain/money/paise';
import type { PricedLine } from '@kargha/domain/pricing/priced-line';
import { priceOrder, type PriceTerms } from '@kargha/domain/pricing/price-order';
import { refOf } from '@kargha/domain/shopping/line-ref';
import { maxPurchasable } from '@kargha/domain/catalogue/product';
import { asChosen } from '@kargha/domain/catalogue/variants';
import type { StoreSettings } from '@kargha/domain/settings/settings';

import type { CouponUser } from '../discounts/coupon.ts';
import { storeSettings } from '../../records/settings-record.ts';
import { readTogether } from '../../platform/firestore.ts';
import {
  checkoutCodesOf,
  withGuessLimit,
  couponOf,
  readCodes,
  reductionsOf,
  type CheckoutCodes,
  type ResolvedCodes,
} from './checkout-codes.ts';
import { forSale, optionsError, pricedLine, type AvailableProducts } from './price-checkout.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { readAvailableProducts } from './available-products.ts';
import { accountKey, type Shopper } from './checkout-shopper.ts';
import { mergeItems, quantityByProduct, type RequestedItem } from './checkout-items.ts';

/**
 * Prices a cart with its codes exactly as create-order would; reserves and counts nothing. Throws 400
 * coupon_not_valid or gift_card_not_valid, and 429 after too many wrong codes from one address.
 */
export async function priceCart(
  context: PaymentContext,
  shopper: Shopper,
  request: CartPriceRequest,
  agreed?: StaffTerms,
): Promise<CartPrice> {
  const { items, available, resolved, terms } = await readCart(context, shopper, request);
  const today = { ...available, byStaff: agreed !== undefined };
  return priced(items, today, resolved, { terms, agreed });
}

interface ReadCart {
  items: readonly RequestedItem[];
  settings: StoreSettings;
  available: AvailableProducts;
  resolved: ResolvedCodes;
  terms: PriceTerms;
}

/** Reads what a price is made of. Throws as priceCart does. */
export async function readCart(
  context: PaymentContext,
  shopper: Shopper,
  request: CartPriceRequest,
): Promise<ReadCart> {
  const at = context.now();
  const items = mergeItems(request.items);
  const codes = checkoutCodesOf(request, context.cardKeys);
  return withGuessLimit(codes, { address: shopper.address, at }, async () => {
    const person = codesUser(context, shopper, codes);
    const [settings, available, resolved] = await readTogether((transaction) => {
      const settingsRead = storeSettings();
      const readKnown = (found: StoreSettings) =>
        readCodes(transaction, codes, { ...person, at, settings: found });
      return Promise.all([
        settingsRead,
        readAvailableProducts(transaction, items, shopper.uid),
        settingsRead.then(readKnown),
      ]);
    });
    const terms = { shipping: settings.shipping, tax: settings.tax, at };
    const { giftWrap } = settings;
    return { items, settings, available: { ...available, giftWrap }, resolved, terms };
  });
}

function codesUser(
  { ids }: PaymentContext,
  { uid }: Shopper,
  { couponCode }: CheckoutCodes,
): CouponUser {
  const counted = uid !== null && couponCode !== null;
  return { uid, personKeys: counted ? [accountKey(ids, uid)] : [] };
}

function priced(
  items: readonly RequestedItem[],
  available: AvailableProducts,
  resolved: ResolvedCodes,
  { terms, agreed }: { terms: PriceTerms; agreed: StaffTerms | undefined },
): CartPrice {
  const quantities = quantityByProduct(items);
  const sold = soldLines(items, available);
  const reductions = reductionsOf(resolved, sold, terms, agreed);
  const totals = priceOrder(sold, reductions, terms);
  const coupon = couponOf(reductions, totals);
  const { card } = resolved;
  return {
    totals,
    ...(coupon && { coupon }),
    ...(card && {
      giftCard: { last4: card.card.last4, balance: card.card.balance, applied: totals.giftCard },
    }),
    lines: items.map((item) => currentLine(item, available, quantities)),
  };
}

/** The lines that this buyer can buy now, with their prices. */
export function soldLines(
  items: readonly RequestedItem[],
  available: AvailableProducts,
): PricedLine[] {
  const quantities = quantityByProduct(items);
  return items.flatMap((item) => {
    const product = forSale(item, available);
    return product ? pricedLine({ item, product }, available, quantities) : [];
  });
}

function currentLine(
  item: RequestedItem,
  available: AvailableProducts,
  quantities: ReadonlyMap<string, number>,
): CartPriceLine {
  const product = forSale(item, available);
  const { quantity } = item;
  const line = { ...refOf(item), quantity };
  if (!product) return { ...line, unitPrice: paise(0), available: 0, chargeTax: true };
  const { unitPrice, chargeTax } = pricedLine({ item, product }, available, quantities);
  const problem = optionsError(item, product);
  return {
    ...line,
    unitPrice,
    available: maxPurchasable(asChosen(product, item.options)),
    chargeTax,
    ...(problem && { optionsProblem: problem.text }),
  };
}
