import { giftCardShare } from '@kargha/domain/pricing/gift-card';
import { paise, rupeesToPaise } from '@kargha/domain/money/paise';
import { orderWorth, priceOrder, type OrderTotals } from '@kargha/domain/pricing/price-order';

import { TEN_OFF } from '../code-fixtures.ts';

/** The status of an order in the model. */
export type ModelState =
  | 'open'
  | 'closed'
  | 'placed'
  | 'packed'
  | 'shipped'
  | 'delivered'
  | 'returned'
  | 'cancelled'
  | 'late';

export interface ModelOrder {
  product: number;
  items: number;
  /** Rupees, from when the order was last opened. */
  price: number;
  totals: OrderTotals;
  withCode: boolean;
  withCard: boolean;
  state: ModelState;
  /** Received and not refunded, in paise. */
  money: number;
  /** The part of it that staff owe as manual refunds, in paise. */
  owed: number;
  /** True when it was paid manually. */
  isManual: boolean;
  /** True when it has a gateway order that can be paid. */
  atGateway: boolean;
  /** True once the gateway has paid it; later payments are refunded. */
  wasPaid: boolean;
  /** True when the shopper closed it, which gives up the discount. */
  wasClosedByShopper: boolean;
}

export interface ShopModel {
  prices: number[];
  stock: { quantity: number; committed: number }[];
  card: number;
  uses: number;
  orders: ModelOrder[];
}

export const CODE_LIMIT = 3;
export const CARD_BALANCE = 400_000;
/** A saree, and two sizes of one kurta, each with its own stock and price. */
export const FIRST_PRICES = [1800, 650.5, 900];
export const FIRST_STOCK = [3, 6, 2];
/** The sizes of the kurta; the saree has none. */
export const SIZES = [null, 'M', 'L'];

export function newModel(): ShopModel {
  return {
    prices: [...FIRST_PRICES],
    stock: FIRST_STOCK.map((quantity) => ({ quantity, committed: 0 })),
    card: CARD_BALANCE,
    uses: 0,
    orders: [],
  };
}

export type OrderRequest = Pick<ModelOrder, 'product' | 'items' | 'withCode' | 'withCard'>;

export function totalsOf(model: ShopModel, { product, items, withCode, withCard }: OrderRequest) {
  const unitPrice = rupeesToPaise(model.prices[product] ?? 0);
  return priceOrder([{ unitPrice, quantity: items, chargeTax: true, collection: 'saree' }], {
    discount: withCode ? TEN_OFF : null,
    ...(withCard && { giftCardBalance: paise(model.card) }),
  });
}

/** The expected error code; null when the checkout succeeds. */
export function expectedError(
  model: ShopModel,
  { product, items, withCode, withCard }: OrderRequest,
) {
  if (withCard && model.card === 0) return 'gift_card_not_valid';
  if ((model.stock[product]?.quantity ?? 0) < items) return 'out_of_stock';
  return withCode && model.uses >= CODE_LIMIT ? 'coupon_not_valid' : null;
}

export function reserve(model: ShopModel, order: ModelOrder): void {
  move(model, order, -order.items, order.items);
  if (order.withCode) model.uses += 1;
  model.card -= order.totals.giftCard;
}

export function releaseReservation(model: ShopModel, order: ModelOrder): void {
  move(model, order, order.items, -order.items);
  if (order.withCode) model.uses -= 1;
  model.card += order.totals.giftCard;
}

export function removeFromStock(model: ShopModel, order: ModelOrder): void {
  move(model, order, 0, -order.items);
}

/** Returned items become available again. */
export function restockItems(model: ShopModel, order: ModelOrder, items: number): void {
  move(model, order, items, 0);
}

/** The first payment places the order if it can still be fulfilled; every other payment is refunded. */
export function receiveMoney(model: ShopModel, order: ModelOrder): void {
  if (order.wasPaid || order.state === 'cancelled') return;
  order.wasPaid = true;
  if (order.state === 'open') {
    order.state = 'placed';
    order.money = order.totals.total;
    return;
  }
  if (!isStillThere(model, order)) {
    order.state = 'late';
    return;
  }
  order.state = 'placed';
  order.money = order.totals.total;
  reserve(model, order);
}

/** Checks that a closed order can reserve everything again; a discount is kept unless the shopper closed the order. */
function isStillThere(model: ShopModel, order: ModelOrder): boolean {
  if (order.withCode && order.wasClosedByShopper && model.uses >= CODE_LIMIT) return false;
  const items = model.stock[order.product]?.quantity ?? 0;
  return items >= order.items && model.card >= order.totals.giftCard;
}

/** Refunds the amount: at once at the gateway, or once staff record the manual refund. */
export function refundMoney(order: ModelOrder, amount: number): void {
  if (order.isManual) order.owed += amount;
  else order.money -= amount;
}

/** What can still be refunded, in paise. */
export function readRefundableMoney({ money, owed }: ModelOrder): number {
  return money - owed;
}

/** True when the gift card would cover the same part again. */
export function isCardPartSame({ card }: ShopModel, { totals, withCard }: ModelOrder): boolean {
  return !withCard || giftCardShare(orderWorth(totals), paise(card)) === totals.giftCard;
}

function move(model: ShopModel, { product }: ModelOrder, quantity: number, committed: number) {
  const level = model.stock[product];
  if (!level) return;
  level.quantity += quantity;
  level.committed += committed;
}
