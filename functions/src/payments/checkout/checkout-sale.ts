import type { StoreSettings } from '@kargha/domain/settings/settings';
import { reserve } from '@kargha/domain/stock/stock';

import type { DocumentSnapshot, Transaction } from '../../platform/firestore.ts';
import type { KeyedIds } from '../../platform/keyed-ids.ts';
import { orderRef, readOrder, type OrderRecord } from '../../records/order-record.ts';
import { productRef } from '../../records/product-record.ts';
import { settingsIn, settingsRef } from '../../records/settings-record.ts';
import { changeStock } from '../../records/stock-record.ts';
import {
  couponOf,
  giftCardOf,
  readCodes,
  reductionsOf,
  type ResolvedCodes,
} from './checkout-codes.ts';
import { priceCheckout, type AvailableProducts } from './price-checkout.ts';
import { isCovered, type CheckoutRequest, type Checkout, type Sale } from './new-order.ts';
import { redeemCodes } from './order-codes.ts';
import { queueOrderPaidEmail } from '../processing/payment-emails.ts';
import { availableProductsOf } from './available-products.ts';
import { trackingLink } from '../links/tracking-link.ts';
import { requestedProductIds } from './requested-items.ts';

interface Found {
  /** the order of this checkout, when there is one already */
  known: OrderRecord | null;
  settings: StoreSettings;
  shelf: AvailableProducts;
}

/**
 * The order of a checkout, the settings and the products, in one round trip: each is time that somebody waits, and a
 * lock that others wait for.
 */
export async function readForCheckout(
  transaction: Transaction,
  asked: Pick<CheckoutRequest, 'orderId' | 'items' | 'uid'>,
): Promise<Found> {
  const references = requestedProductIds(asked.items).map((id) => productRef(id));
  const [order, settings, ...products] = (await transaction.getAll(
    orderRef(asked.orderId),
    settingsRef(),
    ...references,
  )) as [DocumentSnapshot, DocumentSnapshot, ...DocumentSnapshot[]];
  return {
    known: readOrder(order),
    settings: settingsIn(settings),
    shelf: await availableProductsOf(transaction, products, asked),
  };
}

/**
 * A checkout as it can be sold now, at the server's own price, with the codes that it uses. Throws 400 coupon_not_valid
 * or gift_card_not_valid, and 409 as priceCheckout does.
 */
export async function readSale(
  transaction: Transaction,
  checkout: Checkout,
  available: AvailableProducts,
): Promise<{ sale: Sale; codes: ResolvedCodes }> {
  const { items, request, at, settings, terms } = checkout;
  const codes = await readCodes(transaction, checkout.codes, checkout);
  const { shipping } = settings;
  const byStaff = terms !== undefined;
  const today = { ...available, byStaff, tax: { table: settings.tax, at }, shipping };
  const { reductions, ...priced } = priceCheckout(items, today, request.amount, (lines) =>
    reductionsOf(codes, lines, { shipping, at, terms }),
  );
  const { totals } = priced;
  const sale = {
    ...priced,
    coupon: couponOf(reductions, totals),
    giftCard: giftCardOf(codes, totals),
  };
  return { sale, codes };
}

/** What a new order takes: pieces from the shelf, a use of its code, its gift card's part. Mails one that is covered. */
export function reserveForOrder(
  transaction: Transaction,
  order: OrderRecord,
  { coupon, card }: ResolvedCodes,
  { ids, ...cause }: { ids: KeyedIds; by: string; at: Date },
): void {
  const { id: orderId, holdRound: round } = order;
  changeStock(transaction, order.lines, reserve, { orderId, round, ...cause });
  const codes = { hasDiscount: coupon !== null, card: card?.card ?? null };
  redeemCodes(transaction, order, codes, cause);
  if (isCovered(order)) queueOrderPaidEmail(transaction, order, trackingLink(ids, orderId, cause.at));
}
