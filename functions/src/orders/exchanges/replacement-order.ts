import { linePicture } from '@kargha/domain/catalogue/variants';
import type { Product } from '@kargha/domain/catalogue/product';
import { asChosen } from '@kargha/domain/catalogue/variants';
import { EXCHANGE_PAY_DAYS } from '@kargha/domain/orders/exchange';
import {
  exchangePrice,
  priceReplacements,
  worthOfLines,
} from '@kargha/domain/orders/exchange-price';
import type { OrderLine } from '@kargha/domain/orders/order';
import { paise, sumPaise, type Paise } from '@kargha/domain/money/paise';
import { giftCardShare } from '@kargha/domain/pricing/gift-card';
import type { OrderTotals, PriceTerms } from '@kargha/domain/pricing/price-order';
import { DAY_MS } from '@kargha/domain/records/time-spans';
import { titlesOf } from '@kargha/domain/shopping/hindi-line';
import { keyOf, refOf } from '@kargha/domain/shopping/line-ref';

import { UNPAID } from '../../money/checkout/new-order.ts';
import { trackingToken } from '../../money/checkout/checkout-shopper.ts';
import { reservedUnitsOf } from '../../money/reservations/unpaid-orders.ts';
import { hashOf, type KeyedIds } from '../../platform/keyed-ids.ts';
import { personKeysOf, type OrderRecord } from '../../records/order-record.ts';
import type { ReturnedLine } from './exchange-stock.ts';

/** Returned lines, with the quantity that has arrived. */
interface ReturnedGoods {
  order: OrderRecord;
  lines: readonly ReturnedLine[];
  worth: Paise;
  products: ReadonlyMap<string, Product | null>;
  terms: Pick<PriceTerms, 'tax' | 'at'>;
}

export interface PricedReplacement {
  lines: OrderLine[];
  /** `giftCard` is what the returned items pay */
  totals: OrderTotals;
}

/** What is sent instead, paid with the worth of the returned items as far as it goes. */
export function priceReplacement({
  order,
  lines,
  worth,
  products,
  terms,
}: ReturnedGoods): PricedReplacement {
  const shares = worthOfLines(order, lines, worth);
  const wanted = mergeLines(
    lines.flatMap(({ productId, quantity, exchange }, place) => {
      const product = products.get(productId);
      if (!exchange || !product) return [];
      const price = exchangePrice(shares[place] ?? paise(0), exchange);
      return [{ productId, options: exchange.options, quantity, price, product }];
    }),
  );
  const goods = wanted.map(({ product, ...one }) => {
    const { chargeTax, hsnCode } = product;
    return { ...one, chargeTax, hsnCode };
  });
  const priced = priceReplacements(goods, terms, order.totals.taxIncluded === true);
  const price = sumPaise(wanted.map((one) => one.price));
  const giftCard = giftCardShare(price, worth);
  return {
    lines: wanted.flatMap((one, place) => {
      const line = priced.lines[place];
      return line ? [{ ...snapshotOf(one), ...line }] : [];
    }),
    totals: { ...priced.totals, giftCard, total: paise(price - giftCard) },
  };
}

interface WantedLine {
  productId: string;
  options: Record<string, string>;
  quantity: number;
  price: Paise;
  product: Product;
}

/** Two sizes may be exchanged for the same one. */
function mergeLines(lines: readonly WantedLine[]): WantedLine[] {
  const merged = new Map<string, WantedLine>();
  for (const line of lines) {
    const before = merged.get(keyOf(line));
    merged.set(keyOf(line), {
      ...line,
      quantity: line.quantity + (before?.quantity ?? 0),
      price: sumPaise([line.price, before?.price ?? paise(0)]),
    });
  }
  return [...merged.values()];
}

function snapshotOf({ product: whole, quantity, ...line }: WantedLine) {
  const product = asChosen(whole, line.options);
  return {
    ...refOf(line),
    ...(product.variantId !== undefined && { variantId: product.variantId }),
    ...titlesOf(product),
    image: linePicture(whole, line.options),
    sku: product.sku,
    hsnCode: product.hsnCode,
    chargeTax: product.chargeTax,
    quantity,
    held: product.trackQuantity ? quantity : 0,
  };
}

interface NewReplacement extends PricedReplacement {
  /** the order whose items were returned */
  order: OrderRecord;
  returnId: string;
  number: string;
  ids: KeyedIds;
  at: Date;
}

/** Placed at once when the returned items pay for all of it; else its price difference can be paid for some days. */
export function newReplacement(input: NewReplacement): OrderRecord {
  const { order, returnId, number, lines, totals, ids, at } = input;
  const id = replacementId(ids, returnId);
  const isCovered = totals.total === 0;
  const state = isCovered ? 'placed' : 'pending_payment';
  const { purchaseOrderNumber } = order;
  return {
    id,
    number,
    uid: order.uid,
    state,
    stateTimes: { pending_payment: at, [state]: at },
    closedBy: null,
    lines,
    totals,
    coupon: null,
    giftCard: null,
    exchange: { orderId: order.id, orderNumber: order.number, returnId, credit: totals.giftCard },
    currency: 'INR',
    customer: order.customer,
    payment: { ...UNPAID, ...(isCovered && { state: 'captured', method: 'exchange' }) },
    reviewReasons: [],
    stockHeld: true,
    holdRound: 1,
    holdExpiresAt: isCovered ? null : new Date(at.getTime() + EXCHANGE_PAY_DAYS * DAY_MS),
    shipments: [],
    ...(purchaseOrderNumber && { purchaseOrderNumber }),
    createdAt: at,
    updatedAt: at,
    checkout: {
      receipt: returnId,
      fingerprint: hashOf(returnId),
      placedFrom: null,
      personKeys: personKeysOf(order),
      reservedUnits: reservedUnitsOf(lines),
    },
    trackingTokenHashes: [hashOf(trackingToken(ids, id))],
    awbs: [],
  };
}

/** The same return always gets the same replacement. */
function replacementId(ids: KeyedIds, returnId: string): string {
  return ids.idFor('replacement', returnId);
}
