import type { OrderTotals } from '@kargha/domain/pricing/price-order';
import fc from 'fast-check';
import { expect } from 'vitest';

import { COUNTER_ACTIONS, sellInShowroom } from './counter-actions.ts';
import {
  expireReservation,
  ORDER_ACTIONS,
  pay,
  type OrderAction,
  type ReportedBy,
} from './order-actions.ts';
import {
  checkoutFor,
  expectAsModel,
  expectWholeShopAsModel,
  openRealShop,
  editStock,
  errorCode,
  type RealOrder,
  type RealShop,
} from './real-shop.ts';
import { RETURN_ACTIONS } from './return-actions.ts';
import {
  FIRST_STOCK,
  newModel,
  expectedError,
  reserve,
  totalsOf,
  type ModelOrder,
  type ShopModel,
  type OrderRequest,
} from './shop-model.ts';

type Command = fc.AsyncCommand<ShopModel, RealShop>;

function command(pick: number, { name, on, also = () => true, run }: OrderAction): Command {
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

type Made = RealOrder & { isManual: boolean; paid: boolean };

interface Opening {
  name: string;
  make: (real: RealShop, request: OrderRequest, totals: OrderTotals) => Promise<Made>;
}

const checkout: Opening = {
  name: 'open',
  make: async (real, request, { total }) => {
    const form = checkoutFor(real, request, total);
    const { orderId, trackingToken, order, paid } = await real.shop.create(form);
    expect(paid).toBe(total === 0);
    const gatewayOrderId = order?.id ?? null;
    return { checkout: form, orderId, trackingToken, gatewayOrderId, isManual: false, paid };
  },
};

const counter: Opening = {
  name: 'sell over the counter',
  make: async (real, request, totals) => {
    const { id: orderId } = await sellInShowroom(real, request, totals);
    const form = checkoutFor(real, request, totals.total);
    const ids = { orderId, trackingToken: '', gatewayOrderId: null };
    return { checkout: form, ...ids, isManual: true, paid: true };
  },
};

/** Opens an order, or expects the error that the model predicts. */
function openCommand({ name, make }: Opening, request: OrderRequest): Command {
  return {
    check: ({ orders }) => orders.length < 12,
    run: async (model, real) => {
      const totals = totalsOf(model, request);
      const wanted = expectedError(model, request);
      if (wanted !== null) {
        expect(await errorCode(make(real, request, totals))).toBe(wanted);
        return;
      }
      const { isManual, paid, ...its } = await make(real, request, totals);
      const order: ModelOrder = {
        ...request,
        price: model.prices[request.product] ?? 0,
        totals,
        state: paid ? 'placed' : 'open',
        money: isManual ? totals.total : 0,
        owed: 0,
        isManual,
        atGateway: !paid,
        wasPaid: paid,
        wasClosedByShopper: false,
      };
      reserve(model, order);
      model.orders.push(order);
      real.orders.push(its);
      await expectAsModel(model, order, real, its);
    },
    toString: () => `${name}(${JSON.stringify(request)})`,
  };
}

const passTime: Command = {
  check: () => true,
  run: (model, { shop }) => expireReservation({ model, shop, until: null }),
  toString: () => 'pass 16 minutes',
};

function restock(product: number, items: number): Command {
  return {
    check: () => true,
    run: async (model, real) => {
      const level = model.stock[product];
      if (!level) return;
      level.quantity += items;
      await editStock(real, product, { quantity: level.quantity });
    },
    toString: () => `restock(${product}, ${items})`,
  };
}

function editPrice(product: number, price: number): Command {
  return {
    check: () => true,
    run: async (model, real) => {
      model.prices[product] = price;
      await editStock(real, product, { price });
    },
    toString: () => `price(${product}, ${price})`,
  };
}

const product = fc.nat(FIRST_STOCK.length - 1);
const request = fc.record({
  product,
  items: fc.integer({ min: 1, max: 2 }),
  withCode: fc.boolean(),
  withCard: fc.boolean(),
});
const payment = fc
  .tuple(
    fc.nat(20),
    fc.constantFrom<ReportedBy>('verify', 'webhook', 'both', 'lost'),
    fc.constantFrom('captured' as const, 'authorized' as const),
  )
  .map(([pick, way, status]) => command(pick, pay(way, status)));

const ANYTHING = [
  request.map((one) => openCommand(checkout, one)),
  request.map((one) => openCommand(checkout, one)),
  request.map((one) => openCommand(counter, one)),
  payment,
  payment,
  ...[...ORDER_ACTIONS, ...RETURN_ACTIONS, ...COUNTER_ACTIONS].map((action) =>
    fc.nat(20).map((pick) => command(pick, action)),
  ),
  fc.constant(passTime),
  fc.tuple(product, fc.integer({ min: 1, max: 3 })).map(([which, items]) => restock(which, items)),
  fc
    .tuple(product, fc.constantFrom(1800, 1999.99, 650.5, 42))
    .map(([which, price]) => editPrice(which, price)),
];

/** Runs random command sequences of at most `steps` on the model and the real shop and compares the results. */
export async function compareWithModel(stories: number, steps: number): Promise<void> {
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
