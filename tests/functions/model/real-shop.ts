import { randomUUID } from 'node:crypto';

import { expect } from 'vitest';

import { orderOf, stockOf, stockProduct } from '../ledger-fixtures.ts';
import { asha, type checkoutOf } from '../checkout-fixtures.ts';
import {
  balanceOf,
  expectGiftCardToBalance,
  expectCodeUsesToMatch,
  issueDiscount,
  issueGiftCard,
} from '../code-fixtures.ts';
import { expectPaymentInvariants } from '../payment-invariants.ts';
import { offlinePayments, sumOf } from '../staff-orders.ts';
import { clearIsolatedDatabase } from '../isolated-database.ts';
import { openInProcessShop, type InProcessShop } from '../in-process-shop.ts';
import {
  CARD_BALANCE,
  CODE_LIMIT,
  FIRST_PRICES,
  FIRST_STOCK,
  type ModelOrder,
  type ModelState,
  type ShopModel,
  type OrderRequest,
} from './shop-model.ts';

type Checkout = ReturnType<typeof checkoutOf> & { couponCode?: string; giftCard?: string };

export interface RealOrder {
  checkout: Checkout;
  orderId: string;
  trackingToken: string;
  gatewayOrderId: string | null;
}

export interface RealShop {
  shop: InProcessShop;
  productIds: string[];
  couponCode: string;
  card: { code: string; cardId: string };
  orders: RealOrder[];
}

export async function openRealShop(): Promise<RealShop> {
  await clearIsolatedDatabase();
  const productIds: string[] = [];
  for (const [product, quantity] of FIRST_STOCK.entries()) {
    productIds.push(await stockProduct({ quantity, price: FIRST_PRICES[product] ?? 0 }));
  }
  return {
    shop: openInProcessShop(),
    productIds,
    couponCode: await issueDiscount({ totalLimit: CODE_LIMIT }),
    card: await issueGiftCard(CARD_BALANCE),
    orders: [],
  };
}

export function productOf({ productIds }: RealShop, product: number): string {
  const id = productIds[product];
  if (id === undefined) throw new RangeError(`There is no product ${product}.`);
  return id;
}

/** The checkout request for a model order. */
export function checkoutFor(real: RealShop, request: OrderRequest, amount: number): Checkout {
  return {
    amount,
    currency: 'INR',
    receipt: `m_${randomUUID().slice(0, 30)}`,
    items: [{ productId: productOf(real, request.product), quantity: request.items }],
    customer: asha,
    ...(request.withCode && { couponCode: real.couponCode }),
    ...(request.withCard && { giftCard: real.card.code }),
  };
}

/** The error code, or null on success. */
export async function errorCode(attempt: Promise<unknown>): Promise<unknown> {
  try {
    await attempt;
    return null;
  } catch (error) {
    if (error instanceof Error && 'code' in error) return error.code;
    throw error;
  }
}

const REAL_STATES: Record<ModelState, string[]> = {
  open: ['pending_payment'],
  closed: ['cancelled', 'expired'],
  late: ['cancelled', 'expired'],
  placed: ['placed'],
  packed: ['packed'],
  shipped: ['shipped'],
  delivered: ['delivered'],
  returned: ['returned'],
  cancelled: ['cancelled'],
};

/** Compares the order and its product with the model. */
export async function expectAsModel(
  model: ShopModel,
  order: ModelOrder,
  real: RealShop,
  { orderId }: RealOrder,
): Promise<void> {
  const { state, payment } = await orderOf(orderId);
  expect(REAL_STATES[order.state]).toContain(state);
  expect(payment.owed ?? 0).toBe(order.owed);
  if (order.isManual) expect(payment.captured - payment.refunded).toBe(order.money);
  expect(await stockOf(productOf(real, order.product))).toEqual(model.stock[order.product]);
}

export async function expectWholeShopAsModel(model: ShopModel, real: RealShop): Promise<void> {
  const { shop, productIds, card, couponCode, orders } = real;
  for (const [index, order] of model.orders.entries()) {
    const its = orders[index];
    if (!its) continue;
    await expectAsModel(model, order, real, its);
    if (order.isManual) expect(await keptPastGateway(its.orderId)).toBe(order.money);
  }
  for (const [product, productId] of productIds.entries()) {
    expect(await stockOf(productId)).toEqual(model.stock[product]);
  }
  expect(await balanceOf(card.cardId)).toBe(model.card);
  await expectGiftCardToBalance(card.cardId);
  await expectCodeUsesToMatch(couponCode, model.uses);
  const orderIds = orders.map(({ orderId }) => orderId);
  await expectPaymentInvariants({ productIds, orderIds, gateway: shop.gateway });
  const kept = shop.gateway
    .taken()
    .reduce((sum, { id, amount }) => sum + amount - shop.gateway.givenBack(id), 0);
  const byGateway = model.orders.filter(({ isManual }) => !isManual);
  expect(kept).toBe(byGateway.reduce((sum, { money }) => sum + money, 0));
}

/** Manual payments of an order minus manual refunds, in paise. */
async function keptPastGateway(orderId: string): Promise<number> {
  const { came, went } = await offlinePayments(orderId);
  return sumOf(came) - sumOf(went);
}
