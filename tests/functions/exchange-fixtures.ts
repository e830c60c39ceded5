import { expect } from 'vitest';

import type { OrderReturn } from '@kargha/domain/orders/return-schema';

import { checkoutOf, fromAnywhere, open, type Opened } from './checkout-fixtures.ts';
import { db, orderOf, stockKurta } from './ledger-fixtures.ts';
import { setUpReturns, type ReturnFixtures } from './return-fixtures.ts';
import { pay } from './sandbox-client.ts';
import { takeOrderSteps, type StaffClient } from './staff-orders.ts';
import type { Person } from './sample-people.ts';
import type { Answer } from './shop-client.ts';

export interface ExchangeFixtures extends ReturnFixtures {
  /** a delivered order of kurtas in size M at ₹1,800; `prices` in rupees by size */
  kurta: (plan?: KurtaPlan) => Promise<Opened & { productId: string }>;
  /** asks for another size, is approved, and arrives in full */
  sentBack: (order: { orderId: string; productId: string }, plan?: WishPlan) => Promise<string>;
  wish: (productId: string, plan?: WishPlan) => object;
  exchange: (returnId: string) => Promise<Answer>;
  returnOf: (id: string) => Promise<OrderReturn>;
  /** the order that replaces what came back */
  replacementOf: (returnId: string) => ReturnType<typeof orderOf>;
}

interface KurtaPlan {
  stock?: Record<string, number>;
  prices?: Record<string, number>;
  quantity?: number;
  /** null for a guest */
  owner?: Person | null;
}

const PLAN: Required<KurtaPlan> = {
  stock: { M: 5, L: 2 },
  prices: {},
  quantity: 1,
  owner: null,
};

interface WishPlan {
  size?: string;
  from?: string;
  quantity?: number;
}

export function setUpExchanges(): ExchangeFixtures {
  const fixtures = setUpReturns();
  const { shop, admin, owner, ask, step, idOf } = fixtures;
  const returnOf = async (id: string) =>
    ({ id, ...(await db().doc(`returns/${id}`).get()).data() }) as OrderReturn;
  const wish = (
    productId: string,
    { size = 'L', from = 'M', quantity = 1 }: WishPlan = {},
  ): object => ({
    productId,
    options: { Size: from },
    quantity,
    reason: 'fit',
    exchangeFor: { Size: size },
  });
  return {
    ...fixtures,
    wish,
    returnOf,
    exchange: async (id) => step(id, 'exchange', { revision: (await returnOf(id)).revision }),
    replacementOf: async (id) => orderOf((await returnOf(id)).exchange?.orderId),
    kurta: (plan) => deliverKurta({ shop, admin }, { owner, ...plan }),
    async sentBack({ orderId, productId }, plan = {}) {
      const { quantity = 1, from = 'M' } = plan;
      const asked = await ask(orderId, [wish(productId, plan)]);
      expect(asked.status, JSON.stringify(asked.body)).toBe(200);
      const id = idOf(asked);
      const approved = await step(id, 'approve', { revision: 0 });
      expect(approved.status, JSON.stringify(approved.body)).toBe(200);
      const options = { Size: from };
      const lines = [{ productId, options, received: quantity, restock: quantity }];
      expect((await step(id, 'receive', { revision: 1, lines })).status).toBe(200);
      return id;
    },
  };
}

/** Orders kurtas in size M, pays for them and delivers them. */
export async function deliverKurta(
  staff: StaffClient,
  plan: KurtaPlan,
): Promise<Opened & { productId: string }> {
  const { stock, prices, quantity, owner } = { ...PLAN, ...plan };
  const { shop } = staff;
  const productId = await stockKurta(stock);
  const sizes = Object.keys(stock);
  for (const [size, price] of Object.entries(prices)) {
    const field = `combinations.v${sizes.indexOf(size) + 1}.price`;
    await db()
      .doc(`products/${productId}`)
      .update({ [field]: price });
  }
  const item = { productId, quantity, price: prices.M ?? 1800, options: { Size: 'M' } };
  const caller = { ...fromAnywhere(), ...(owner && { token: owner.token }) };
  const opened = await open(shop, checkoutOf(item), caller);
  const paid = await shop.post('/razorpay/verify-payment', await pay(opened.gatewayOrderId));
  expect(paid.status).toBe(200);
  await takeOrderSteps(staff, opened.orderId, 'confirm', 'pack', 'ship', 'deliver');
  return { ...opened, productId };
}

export async function refundsOf(orderId: string) {
  const { docs } = await db().collection('refunds').where('orderId', '==', orderId).get();
  return docs.map((one) => one.data());
}

export async function mailText(id: string): Promise<string> {
  return String((await db().doc(`mail/${id}`).get()).get('message.text'));
}
