import { giftCardShare } from '@kargha/domain/pricing/gift-card';
import { paise, rupeesToPaise } from '@kargha/domain/money/paise';
import { orderWorth, priceOrder, type OrderTotals } from '@kargha/domain/pricing/pricing';

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
  pieces: number;
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
  byHand: boolean;
  /** True when it has a gateway order that can be paid. */
  atGateway: boolean;
  /** True once the gateway has paid it; later payments are refunded. */
  wasPaid: boolean;
  /** True when the shopper closed it, which gives up the discount. */
  wasGivenUp: boolean;
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
export const FIRST_PRICES = [1800, 650.5];
export const FIRST_STOCK = [3, 6];

export function newModel(): ShopModel {
  return {
    prices: [...FIRST_PRICES],
    stock: FIRST_STOCK.map((quantity) => ({ quantity, committed: 0 })),
    card: CARD_BALANCE,
    uses: 0,
    orders: [],
  };
}

export type Wish = Pick<ModelOrder, 'product' | 'pieces' | 'withCode' | 'withCard'>;

export function totalsOf(model: ShopModel, { product, pieces, withCode, withCard }: Wish) {
  const unitPrice = rupeesToPaise(model.prices[product] ?? 0);
  return priceOrder([{ unitPrice, quantity: pieces, chargeTax: true, collection: 'saree' }], {
    discount: withCode ? TEN_OFF : null,
    ...(withCard && { giftCardBalance: paise(model.card) }),
  });
}

/** The expected error code; null when the checkout succeeds. */
export function refusalOf(model: ShopModel, { product, pieces, withCode, withCard }: Wish) {
  if (withCard && model.card === 0) return 'gift_card_not_valid';
  if ((model.stock[product]?.quantity ?? 0) < pieces) return 'out_of_stock';
  return withCode && model.uses >= CODE_LIMIT ? 'coupon_not_valid' : null;
}

export function take(model: ShopModel, order: ModelOrder): void {
  move(model, order, -order.pieces, order.pieces);
  if (order.withCode) model.uses += 1;
  model.card -= order.totals.giftCard;
}

export function giveBack(model: ShopModel, order: ModelOrder): void {
  move(model, order, order.pieces, -order.pieces);
  if (order.withCode) model.uses -= 1;
  model.card += order.totals.giftCard;
}

export function leaveTheShop(model: ShopModel, order: ModelOrder): void {
  move(model, order, 0, -order.pieces);
}

/** Returned items become available again. */
export function backOnTheShelf(model: ShopModel, order: ModelOrder, pieces: number): void {
  move(model, order, pieces, 0);
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
  take(model, order);
}

/** Checks that a closed order can reserve everything again; a discount is kept unless the shopper closed the order. */
function isStillThere(model: ShopModel, order: ModelOrder): boolean {
  if (order.withCode && order.wasGivenUp && model.uses >= CODE_LIMIT) return false;
  const pieces = model.stock[order.product]?.quantity ?? 0;
  return pieces >= order.pieces && model.card >= order.totals.giftCard;
}

/** Refunds the amount: at once at the gateway, or once staff record the manual refund. */
export function payBack(order: ModelOrder, amount: number): void {
  if (order.byHand) order.owed += amount;
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
