import { expect, test } from 'vitest';

import { orderOf, stockOf, stockProduct } from '../ledger-fixtures.ts';
import { asha, checkoutOf } from '../checkout-fixtures.ts';
import { Crash, crashingPorts, type CrashingPorts } from '../crashing-ports.ts';
import { expectPaymentInvariants } from '../payment-invariants.ts';
import { clearIsolatedDatabase, isolateDatabase } from '../isolated-database.ts';
import { openInProcessShop, type InProcessShop } from '../in-process-shop.ts';

isolateDatabase();

/** One act of a story: what was there before, what the process does, and how it must end however often it dies. */
interface Act {
  /** enough stock for each of the concurrent shoppers */
  stock: number;
  prepare: (world: World) => Promise<void>;
  /** may be repeated: by the shopper, by the gateway or by the schedule */
  perform: (world: World) => Promise<unknown>;
  check: (world: World) => Promise<void>;
}

interface World {
  shop: InProcessShop;
  productId: string;
  checkout: ReturnType<typeof checkoutOf>;
  /** orders of the story, the first one its subject */
  orderIds: string[];
  gatewayOrderId: string;
  paymentId: string;
}

const RIVALS = 20;

async function openFirst(world: World): Promise<void> {
  const opened = await world.shop.create(world.checkout);
  world.orderIds = [opened.orderId];
  world.gatewayOrderId = opened.order?.id ?? '';
}

async function isPlaced({ orderIds: [orderId], paymentId }: World): Promise<void> {
  expect(await orderOf(orderId)).toMatchObject({ state: 'placed', payment: { paymentId } });
}

function pays(status: 'captured' | 'authorized') {
  return async (world: World) => {
    await openFirst(world);
    world.paymentId = world.shop.gateway.pay(world.gatewayOrderId, status).id;
  };
}

const paymentOf = ({ shop, paymentId }: World) => shop.gateway.fetchPayment(paymentId);
const verify = async (world: World) => world.shop.verify(await paymentOf(world));
const deliver = async (world: World) =>
  world.shop.deliver('payment.captured', await paymentOf(world), `event-${world.paymentId}`);
/** The same bytes each time, whatever has become of the payment. */
const deliverAuthorized = async (world: World) => {
  const payment = { ...(await paymentOf(world)), status: 'authorized' as const };
  await world.shop.deliver('payment.authorized', payment, `event-${payment.id}`);
};

const ACTS: Record<string, Act> = {
  create: {
    stock: RIVALS + 1,
    prepare: () => Promise.resolve(),
    perform: openFirst,
    check: async ({ orderIds: [orderId] }) => {
      expect(await orderOf(orderId)).toMatchObject({ state: 'pending_payment', stockHeld: true });
    },
  },
  verify: { stock: 5, prepare: pays('captured'), perform: verify, check: isPlaced },
  'verify and capture': { stock: 5, prepare: pays('authorized'), perform: verify, check: isPlaced },
  webhook: { stock: 5, prepare: pays('captured'), perform: deliver, check: isPlaced },
  'webhook and capture': {
    stock: 5,
    prepare: pays('authorized'),
    perform: deliverAuthorized,
    check: isPlaced,
  },
  'sweep of an unpaid order': {
    stock: 5,
    prepare: async (world) => {
      await openFirst(world);
      world.shop.passMinutes(16);
    },
    perform: ({ shop }) => shop.sweep(),
    check: async ({ orderIds: [orderId] }) => {
      expect(await orderOf(orderId)).toMatchObject({ state: 'expired', stockHeld: false });
    },
  },
  'sweep of a paid order': {
    stock: 5,
    prepare: async (world) => {
      await pays('authorized')(world);
      world.shop.passMinutes(16);
    },
    perform: ({ shop }) => shop.sweep(),
    check: isPlaced,
  },
  'refund of a second payment': {
    stock: 5,
    prepare: async (world) => {
      await pays('captured')(world);
      await verify(world);
      world.paymentId = world.shop.gateway.pay(world.gatewayOrderId, 'captured').id;
    },
    perform: async (world) => {
      await deliver(world);
      await world.shop.sweep();
    },
    check: ({ shop, paymentId }) => {
      expect(shop.gateway.givenBack(paymentId)).toBe(227_400);
      return Promise.resolve();
    },
  },
};

async function newWorld(ports: CrashingPorts, { stock }: Act): Promise<World> {
  await clearIsolatedDatabase();
  const shop = openInProcessShop(ports.wrap);
  const productId = await stockProduct({ quantity: stock });
  const checkout = checkoutOf({ productId, quantity: 1, price: 1800 });
  return { shop, productId, checkout, orderIds: [], gatewayOrderId: '', paymentId: '' };
}

/** How many calls of ports an act makes when nothing goes wrong. */
async function stepsOf(act: Act): Promise<number> {
  const ports = crashingPorts();
  const world = await newWorld(ports, act);
  await act.prepare(world);
  ports.arm(null);
  await act.perform(world);
  return ports.steps();
}

/** Other shoppers of the same product, in separate processes. */
async function concurrently(count: number, { productId }: World): Promise<string[]> {
  const other = openInProcessShop();
  const tries = Array.from({ length: count }, (_, index) => {
    const customer = { ...asha, email: `rival${index}@kargha.example` };
    return other.create({ ...checkoutOf({ productId, quantity: 1, price: 1800 }), customer });
  });
  const made = await Promise.allSettled(tries);
  return made.flatMap((one) => (one.status === 'fulfilled' ? one.value.orderId : []));
}

/** Crashes at every point of the action, restarts and repeats it: the result is always the same. */
async function dieEverywhere(act: Act, others: number): Promise<void> {
  const steps = await stepsOf(act);
  expect(steps).toBeGreaterThan(0);
  const points = Array.from({ length: steps }, (_, index) => index + 1).flatMap((step) => [
    { step, side: 'before' as const },
    { step, side: 'after' as const },
  ]);
  for (const point of points) {
    const ports = crashingPorts();
    const world = await newWorld(ports, act);
    await act.prepare(world);
    ports.arm(point);
    const [died, alsoOpened] = await Promise.all([
      act.perform(world).then(
        () => null,
        (error: unknown) => error,
      ),
      concurrently(others, world),
    ]);
    if (died !== null) expect(died).toBeInstanceOf(Crash);
    ports.restart();
    await act.perform(world);
    await act.check(world);
    const { productId, shop, orderIds } = world;
    await expectPaymentInvariants({
      productIds: [productId],
      orderIds: [...new Set([...orderIds, ...alsoOpened])],
      gateway: shop.gateway,
    });
    expect((await stockOf(productId)).quantity).toBeGreaterThanOrEqual(0);
  }
}

test.each(Object.keys(ACTS))('%s: recovers from a crash at any step', async (name) => {
  await dieEverywhere(ACTS[name]!, 0);
});

test.each(Object.keys(ACTS))('%s: recovers among twenty concurrent buyers', async (name) => {
  await dieEverywhere(ACTS[name]!, RIVALS);
});
