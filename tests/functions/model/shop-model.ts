import { giftCardShare } from '@kargha/domain/pricing/gift-card';
import { paise, rupeesToPaise } from '@kargha/domain/money/paise';
import { orderWorth, priceOrder, type OrderTotals } from '@kargha/domain/pricing/pricing';

import { TEN_OFF } from '../code-fixtures.ts';

/** Where an order stands, in the words of the model. */
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
  /** rupees, as it was when the order was opened last */
  price: number;
  totals: OrderTotals;
  withCode: boolean;
  withCard: boolean;
  state: ModelState;
  /** taken and not given back, in paise */
  money: number;
  /** the part of it that staff have promised to give back by hand */
  owed: number;
  /** true when its money came past the gateway */
  byHand: boolean;
  /** true when the gateway has an order for it, which somebody may pay */
  atGateway: boolean;
  /** true once it was paid by the gateway: whatever comes then goes back */
  wasPaid: boolean;
  /** true when its shopper has closed it, and so given up what the code promised */
  wasGivenUp: boolean;
}

/** What a shop of two products, one code and one gift card ought to look like. */
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

/** What the wish costs now. */
export function totalsOf(model: ShopModel, { product, pieces, withCode, withCard }: Wish) {
  const unitPrice = rupeesToPaise(model.prices[product] ?? 0);
  return priceOrder([{ unitPrice, quantity: pieces, chargeTax: true, collection: 'saree' }], {
    discount: withCode ? TEN_OFF : null,
    ...(withCard && { giftCardBalance: paise(model.card) }),
  });
}

/** Why the shop must refuse the wish; null when it must take it. */
export function refusalOf(model: ShopModel, { product, pieces, withCode, withCard }: Wish) {
  if (withCard && model.card === 0) return 'gift_card_not_valid';
  if ((model.stock[product]?.quantity ?? 0) < pieces) return 'out_of_stock';
  return withCode && model.uses >= CODE_LIMIT ? 'coupon_not_valid' : null;
}

/** The order takes its pieces, its use of the code and its part of the card. */
export function take(model: ShopModel, order: ModelOrder): void {
  move(model, order, -order.pieces, order.pieces);
  if (order.withCode) model.uses += 1;
  model.card -= order.totals.giftCard;
}

/** The order gives all of that back. */
export function giveBack(model: ShopModel, order: ModelOrder): void {
  move(model, order, order.pieces, -order.pieces);
  if (order.withCode) model.uses -= 1;
  model.card += order.totals.giftCard;
}

export function leaveTheShop(model: ShopModel, order: ModelOrder): void {
  move(model, order, 0, -order.pieces);
}

/** Pieces that came back are sold again. */
export function backOnTheShelf(model: ShopModel, order: ModelOrder, pieces: number): void {
  move(model, order, pieces, 0);
}

/** Money has come for an order: the first for it places it if it can still be had, all other goes back. */
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

/** What a closed order had taken can be taken once more; a code is honoured unless its shopper has closed the order. */
function isStillThere(model: ShopModel, order: ModelOrder): boolean {
  if (order.withCode && order.wasGivenUp && model.uses >= CODE_LIMIT) return false;
  const pieces = model.stock[order.product]?.quantity ?? 0;
  return pieces >= order.pieces && model.card >= order.totals.giftCard;
}

/** So much of an order's money goes back: at once by the gateway, else once staff have given it by hand. */
export function payBack(order: ModelOrder, amount: number): void {
  if (order.byHand) order.owed += amount;
  else order.money -= amount;
}

/** What could still be asked back of an order's money. */
export function readRefundableMoney({ money, owed }: ModelOrder): number {
  return money - owed;
}

/** True when the card would pay the same part again. */
export function isCardPartSame({ card }: ShopModel, { totals, withCard }: ModelOrder): boolean {
  return !withCard || giftCardShare(orderWorth(totals), paise(card)) === totals.giftCard;
}

function move(model: ShopModel, { product }: ModelOrder, quantity: number, committed: number) {
  const level = model.stock[product];
  if (!level) return;
  level.quantity += quantity;
  level.committed += committed;
}
