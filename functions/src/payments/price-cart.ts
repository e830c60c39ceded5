import type { CartPriceRequest } from '@kargha/domain/checkout-request';
import type { OrderCoupon } from '@kargha/domain/discount';
import { paise, type Paise } from '@kargha/domain/paise';
import { priceOrder, type OrderTotals } from '@kargha/domain/pricing';
import { mostBuyable } from '@kargha/domain/product';

import { storeSettings } from '../records/settings-record.ts';
import { readTogether } from '../platform/firestore.ts';
import {
  codesOf,
  countingGuesses,
  couponOf,
  readCodes,
  reductionsOf,
  type CheckoutCodes,
  type KnownCodes,
} from './checkout-codes.ts';
import { forSale, mergeItems, pricedLine, type Shelf, type WantedItem } from './checkout-lines.ts';
import type { PaymentContext } from './payment-context.ts';
import { readShelf } from './shelf.ts';
import { accountKey, type Shopper } from './shopper.ts';

/** A line of the cart as the shop can sell it now; one that is not for sale has a price and a stock of 0. */
interface CartPriceLine {
  productId: string;
  unitPrice: Paise;
  quantity: number;
  /** the most pieces that can be bought now */
  available: number;
  chargeTax: boolean;
}

export interface CartPrice {
  /** of what is for sale, in the quantities asked for; shipping, tax and codes as at the checkout */
  totals: OrderTotals;
  coupon?: OrderCoupon;
  giftCard?: { last4: string; balance: Paise; applied: Paise };
  lines: CartPriceLine[];
}

/**
 * What a cart costs with its codes, as create-order would price it now; nothing is held and nothing is counted.
 * Throws 400 coupon_not_valid or gift_card_not_valid, and 429 after too many wrong codes from one address.
 */
export async function cartPrice(
  context: PaymentContext,
  shopper: Shopper,
  request: CartPriceRequest,
): Promise<CartPrice> {
  const at = context.now();
  const items = mergeItems(request.items);
  const codes = codesOf(request, context.cardKeys);
  return countingGuesses(codes, { address: shopper.address, at }, async () => {
    const [settings, { shelf, known }] = await Promise.all([
      storeSettings(),
      readTogether(async (transaction) => ({
        shelf: await readShelf(transaction, items, shopper.uid),
        known: await readCodes(transaction, codes, { ...codesUser(context, shopper, codes), at }),
      })),
    ]);
    return priced(items, { ...shelf, tax: { table: settings.tax, at } }, known, at);
  });
}

/** A guest has no name yet: their uses of a code are looked at when they order. */
function codesUser(
  { ids }: PaymentContext,
  { uid }: Shopper,
  { couponCode }: CheckoutCodes,
): { uid: string | null; personKey: string | null } {
  const counted = uid !== null && couponCode !== null;
  return { uid, personKey: counted ? accountKey(ids, uid) : null };
}

function priced(
  items: readonly WantedItem[],
  shelf: Shelf,
  known: KnownCodes,
  at: Date,
): CartPrice {
  const sold = items.flatMap((item) => {
    const product = forSale(item, shelf);
    return product ? pricedLine({ item, product }, shelf) : [];
  });
  const totals = priceOrder(sold, reductionsOf(known, sold, at));
  const coupon = couponOf(known, totals);
  const { card } = known;
  return {
    totals,
    ...(coupon && { coupon }),
    ...(card && {
      giftCard: { last4: card.card.last4, balance: card.card.balance, applied: totals.giftCard },
    }),
    lines: items.map((item) => lineNow(item, shelf)),
  };
}

function lineNow(item: WantedItem, shelf: Shelf): CartPriceLine {
  const product = forSale(item, shelf);
  const { productId, quantity } = item;
  if (!product) {
    return { productId, unitPrice: paise(0), quantity, available: 0, chargeTax: true };
  }
  const { unitPrice, chargeTax } = pricedLine({ item, product }, shelf);
  return { productId, unitPrice, quantity, available: mostBuyable(product), chargeTax };
}
