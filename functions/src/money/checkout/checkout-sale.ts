import type { RiskLevel } from '@kargha/domain/payments/cash-on-delivery-risk';
import type { StoreSettings } from '@kargha/domain/settings/settings';
import type { Product } from '@kargha/domain/catalogue/product';
import { expectedDelivery } from '@kargha/domain/shopping/delivery';
import type { CreateOrderRequest } from '@kargha/domain/shopping/checkout-request';

import type { DocumentSnapshot, Transaction } from '../../platform/firestore.ts';
import { orderRef, readOrder, type OrderRecord } from '../../records/order-record.ts';
import { productRef } from '../../records/product-record.ts';
import { settingsIn, settingsRef } from '../../records/settings-record.ts';
import {
  couponOf,
  giftCardOf,
  readCodes,
  reductionsOf,
  type ResolvedCodes,
} from './checkout-codes.ts';
import { priceCheckout, type AvailableProducts } from './price-checkout.ts';
import type { Checkout, CheckoutRequest, Sale } from './new-order.ts';
import { openCashOnDelivery, withFee } from '../cash-on-delivery/open-cash-on-delivery.ts';
import { refuseOtherStates } from './refuse-other-states.ts';
import { availableProductsOf } from './available-products.ts';
import { requestedProductIds } from './checkout-items.ts';

interface CheckoutReads {
  existing: OrderRecord | null;
  settings: StoreSettings;
  available: AvailableProducts;
}

/**
 * Reads the order of a checkout, the settings and the products in one round trip, to keep the wait and the locks
 * short.
 */
export async function readForCheckout(
  transaction: Transaction,
  request: Pick<CheckoutRequest, 'orderId' | 'items' | 'uid'>,
): Promise<CheckoutReads> {
  const references = requestedProductIds(request.items).map((id) => productRef(id));
  const [order, settings, ...products] = (await transaction.getAll(
    orderRef(request.orderId),
    settingsRef(),
    ...references,
  )) as [DocumentSnapshot, DocumentSnapshot, ...DocumentSnapshot[]];
  return {
    existing: readOrder(order),
    settings: settingsIn(settings),
    available: await availableProductsOf(transaction, products, request),
  };
}

/**
 * Prices a checkout on the server with its codes. Throws 400 coupon_not_valid or gift_card_not_valid, and 409 as
 * refuseOtherStates, priceCheckout and openCashOnDelivery do.
 */
export async function readSale(
  transaction: Transaction,
  checkout: Checkout,
  available: AvailableProducts,
): Promise<{ sale: Sale; codes: ResolvedCodes; risk: RiskLevel | null }> {
  const { items, request, at, settings, terms: agreed } = checkout;
  const goods = [...available.products.values()].filter((product) => product !== null);
  refuseOtherStates(settings.seller, deliveryOf(request.customer), goods, at);
  const codes = await readCodes(transaction, checkout.codes, checkout);
  const terms = { shipping: settings.shipping, tax: settings.tax, at };
  const { giftWrap, delivery } = settings;
  const { weavingDays } = delivery;
  const today = { ...available, byStaff: agreed !== undefined, terms, weavingDays, giftWrap };
  const { reductions, ...priced } = priceCheckout(items, today, request.amount, (lines) =>
    withFee(reductionsOf(codes, lines, terms, agreed), checkout),
  );
  const { totals } = priced;
  const sale: Sale = {
    ...priced,
    coupon: couponOf(reductions, totals),
    giftCard: giftCardOf(codes, totals),
    ...promisedDelivery(checkout, priced.lines, goods),
  };
  if (!request.cashOnDelivery) return { sale, codes, risk: null };
  const { cashOnDelivery, risk } = await openCashOnDelivery(transaction, checkout, sale);
  return { sale: { ...sale, cashOnDelivery }, codes, risk };
}

/** Staff send a pay link that is open for days, so their orders have no date. */
function promisedDelivery(
  { request: { customer }, terms, at: createdAt, settings }: Checkout,
  lines: Sale['lines'],
  goods: readonly Product[],
): Pick<Sale, 'expectedDelivery'> {
  if (terms || !goods.some(({ isPhysicalProduct }) => isPhysicalProduct)) return {};
  const days = expectedDelivery({ customer, createdAt, lines }, settings.delivery);
  return days ? { expectedDelivery: days } : {};
}

export function deliveryOf({ address: { state }, gstin }: CreateOrderRequest['customer']) {
  return { state, gstin };
}
