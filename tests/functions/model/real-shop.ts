import { randomUUID } from 'node:crypto';

import { expect } from 'vitest';

import { combinationInputs } from '@kargha/domain/catalogue/variant-input';
import { asChosen } from '@kargha/domain/catalogue/variants';
import type { LineRef } from '@kargha/domain/shopping/line-ref';
import type { StockLevel } from '@kargha/domain/stock/stock';

import { db, orderOf, stockKurta, stockProduct } from '../ledger-fixtures.ts';
import {
  findProduct,
  updateProduct,
} from '../../../functions/src/catalogue/products/product-store.ts';
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
  SIZES,
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
  /** of the saree, and of the kurta for each of its sizes */
  productIds: string[];
  couponCode: string;
  card: { code: string; cardId: string };
  orders: RealOrder[];
}

export async function openRealShop(): Promise<RealShop> {
  await clearIsolatedDatabase();
  const [quantity = 0, M = 0, L = 0] = FIRST_STOCK;
  const [price = 0, ...sizePrices] = FIRST_PRICES;
  const saree = await stockProduct({ quantity, price });
  const kurta = await stockKurta({ M, L });
  const [first, second] = sizePrices;
  await db()
    .doc(`products/${kurta}`)
    .update({ 'combinations.v1.price': first, 'combinations.v2.price': second });
  return {
    shop: openInProcessShop(),
    productIds: [saree, kurta, kurta],
    couponCode: await issueDiscount({ totalLimit: CODE_LIMIT }),
    card: await issueGiftCard(CARD_BALANCE),
    orders: [],
  };
}

/** What a line of an order or return names. */
export function lineOf({ productIds }: RealShop, product: number): LineRef {
  const productId = productIds[product];
  if (productId === undefined) throw new RangeError(`There is no product ${product}.`);
  const size = SIZES[product] ?? null;
  return { productId, ...(size !== null && { options: { Size: size } }) };
}

/** Staff change the stock or the price of the saree, or of one size of the kurta. */
export async function editStock(
  real: RealShop,
  product: number,
  changes: { quantity?: number; price?: number },
): Promise<void> {
  const { productId, options } = lineOf(real, product);
  const found = await findProduct(productId);
  const combinations = combinationInputs(found).map((one) =>
    one.options.Size === options?.Size ? { ...one, ...changes } : one,
  );
  const change = { by: 'staff', at: real.shop.context.now() };
  await updateProduct(productId, options ? { combinations } : changes, change);
}

async function levelOf(real: RealShop, product: number): Promise<StockLevel> {
  const { productId, options } = lineOf(real, product);
  const { quantity, committed } = asChosen(await findProduct(productId), options);
  return { quantity, committed };
}

/** The checkout request for a model order. */
export function checkoutFor(real: RealShop, request: OrderRequest, amount: number): Checkout {
  return {
    amount,
    currency: 'INR',
    receipt: `m_${randomUUID().slice(0, 30)}`,
    items: [{ ...lineOf(real, request.product), quantity: request.items }],
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
  expect(await levelOf(real, order.product)).toEqual(model.stock[order.product]);
}

export async function expectWholeShopAsModel(model: ShopModel, real: RealShop): Promise<void> {
  const { shop, productIds, card, couponCode, orders } = real;
  for (const [index, order] of model.orders.entries()) {
    const its = orders[index];
    if (!its) continue;
    await expectAsModel(model, order, real, its);
    if (order.isManual) expect(await keptPastGateway(its.orderId)).toBe(order.money);
  }
  for (const [product, level] of model.stock.entries()) {
    expect(await levelOf(real, product)).toEqual(level);
  }
  expect(await balanceOf(card.cardId)).toBe(model.card);
  await expectGiftCardToBalance(card.cardId);
  await expectCodeUsesToMatch(couponCode, model.uses);
  const orderIds = orders.map(({ orderId }) => orderId);
  await expectPaymentInvariants({
    productIds: [...new Set(productIds)],
    orderIds,
    gateway: shop.gateway,
  });
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
