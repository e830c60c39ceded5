import type { OrderTotals } from '@kargha/domain/pricing/pricing';
import fc from 'fast-check';
import { expect } from 'vitest';

import { updateProduct } from '../../../functions/src/products/product-store.ts';
import { COUNTER_DEEDS, sellOverCounter } from './counter-actions.ts';
import { afterTime, DEEDS, pay, STAFF, type Deed, type Way } from './order-actions.ts';
import {
  checkoutFor,
  expectAsModel,
  expectWholeShopAsModel,
  openRealShop,
  productOf,
  refusal,
  type RealOrder,
  type RealShop,
} from './real-shop.ts';
import { ROAD_DEEDS } from './return-actions.ts';
import {
  newModel,
  refusalOf,
  take,
  totalsOf,
  type ModelOrder,
  type ShopModel,
  type Wish,
} from './shop-model.ts';

type Command = fc.AsyncCommand<ShopModel, RealShop>;

function command(pick: number, { name, on, also = () => true, run }: Deed): Command {
  const candidates = (model: ShopModel) =>
    model.orders.flatMap((order, index) =>
      on.includes(order.state) && also(order, model) ? index : [],
    );
  return {
    check: (model) => candidates(model).length > 0,
    run: async (model, real) => {
      const there = candidates(model);
      const index = there[pick % there.length] ?? 0;
      const [order, its] = [model.orders[index], real.orders[index]];
      if (!order || !its) throw new RangeError(`There is no order ${index}.`);
      await run({ model, order, real, its });
      await expectAsModel(model, order, real, its);
    },
    toString: () => `${name}(${pick})`,
  };
}

type Made = RealOrder & { byHand: boolean; paid: boolean };

interface Opening {
  name: string;
  make: (real: RealShop, wish: Wish, totals: OrderTotals) => Promise<Made>;
}

const checkout: Opening = {
  name: 'open',
  make: async (real, wish, { total }) => {
    const form = checkoutFor(real, wish, total);
    const { orderId, trackingToken, order, paid } = await real.shop.create(form);
    expect(paid).toBe(total === 0);
    const gatewayOrderId = order?.id ?? null;
    return { checkout: form, orderId, trackingToken, gatewayOrderId, byHand: false, paid };
  },
};

const counter: Opening = {
  name: 'sell over the counter',
  make: async (real, wish, totals) => {
    const { id: orderId } = await sellOverCounter(real, wish, totals);
    const form = checkoutFor(real, wish, totals.total);
    const ids = { orderId, trackingToken: '', gatewayOrderId: null };
    return { checkout: form, ...ids, byHand: true, paid: true };
  },
};

/** Opens an order, or expects the error that the model predicts. */
function openCommand({ name, make }: Opening, wish: Wish): Command {
  return {
    check: ({ orders }) => orders.length < 12,
    run: async (model, real) => {
      const totals = totalsOf(model, wish);
      const wanted = refusalOf(model, wish);
      if (wanted !== null) {
        expect(await refusal(make(real, wish, totals))).toBe(wanted);
        return;
      }
      const { byHand, paid, ...its } = await make(real, wish, totals);
      const order: ModelOrder = {
        ...wish,
        price: model.prices[wish.product] ?? 0,
        totals,
        state: paid ? 'placed' : 'open',
        money: byHand ? totals.total : 0,
        owed: 0,
        byHand,
        atGateway: !paid,
        wasPaid: paid,
        wasGivenUp: false,
      };
      take(model, order);
      model.orders.push(order);
      real.orders.push(its);
      await expectAsModel(model, order, real, its);
    },
    toString: () => `${name}(${JSON.stringify(wish)})`,
  };
}

const passTime: Command = {
  check: () => true,
  run: (model, { shop }) => afterTime({ model, shop, until: null }),
  toString: () => 'pass 16 minutes',
};

function restock(product: number, pieces: number): Command {
  return {
    check: () => true,
    run: async (model, real) => {
      const level = model.stock[product];
      if (!level) return;
      level.quantity += pieces;
      const change = { by: STAFF, at: real.shop.context.now() };
      await updateProduct(productOf(real, product), { quantity: level.quantity }, change);
    },
    toString: () => `restock(${product}, ${pieces})`,
  };
}

function editPrice(product: number, price: number): Command {
  return {
    check: () => true,
    run: async (model, real) => {
      model.prices[product] = price;
      const change = { by: STAFF, at: real.shop.context.now() };
      await updateProduct(productOf(real, product), { price }, change);
    },
    toString: () => `price(${product}, ${price})`,
  };
}

const product = fc.nat(1);
const wish = fc.record({
  product,
  pieces: fc.integer({ min: 1, max: 2 }),
  withCode: fc.boolean(),
  withCard: fc.boolean(),
});
const payment = fc
  .tuple(
    fc.nat(20),
    fc.constantFrom<Way>('verify', 'webhook', 'both', 'lost'),
    fc.constantFrom('captured' as const, 'authorized' as const),
  )
  .map(([pick, way, status]) => command(pick, pay(way, status)));

const ANYTHING = [
  wish.map((one) => openCommand(checkout, one)),
  wish.map((one) => openCommand(checkout, one)),
  wish.map((one) => openCommand(counter, one)),
  payment,
  payment,
  ...[...DEEDS, ...ROAD_DEEDS, ...COUNTER_DEEDS].map((deed) =>
    fc.nat(20).map((pick) => command(pick, deed)),
  ),
  fc.constant(passTime),
  fc
    .tuple(product, fc.integer({ min: 1, max: 3 }))
    .map(([which, pieces]) => restock(which, pieces)),
  fc
    .tuple(product, fc.constantFrom(1800, 1999.99, 650.5, 42))
    .map(([which, price]) => editPrice(which, price)),
];

/** Runs random command sequences of at most `steps` on the model and the real shop and compares the results. */
export async function tellStories(stories: number, steps: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(
      fc.commands(ANYTHING, { maxCommands: steps, size: 'max' }),
      async (commands) => {
        const [model, real] = [newModel(), await openRealShop()];
        await fc.asyncModelRun(() => ({ model, real }), commands);
        await expectWholeShopAsModel(model, real);
      },
    ),
    { numRuns: stories, endOnFailure: false },
  );
}
