import { beforeEach, expect, test } from 'vitest';

import { db, exists, orderOf, stockOf, stockProduct } from '../ledger-fixtures.ts';
import { checkoutOf } from '../checkout-fixtures.ts';
import { faultyGateway, type FaultyGateway } from '../model/faulty-gateway.ts';
import { expectPaymentInvariants } from '../payment-invariants.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { openInProcessShop, type InProcessShop } from '../in-process-shop.ts';
import { concurrently } from '../concurrent-calls.ts';

isolateDatabase();

let shop: InProcessShop;
let faults: FaultyGateway;
beforeEach(() => {
  shop = openInProcessShop((context) => {
    faults = faultyGateway(context.gateway);
    return { ...context, gateway: faults.gateway };
  });
});

/** An order with an authorized payment that was not reported to us. */
async function authorizedOne() {
  const productId = await stockProduct({ quantity: 1 });
  const checkout = checkoutOf({ productId, quantity: 1, price: 1800 });
  const { orderId, order } = await shop.create(checkout);
  const payment = shop.gateway.pay(order?.id ?? '', 'authorized');
  return { productId, orderId, payment, eventId: `authorized-${payment.id}` };
}

type Authorized = Awaited<ReturnType<typeof authorizedOne>>;

/** The webhook delivery of the authorisation, the same each time. */
const tell = ({ payment, eventId }: Authorized) =>
  shop.deliver('payment.authorized', payment, eventId);

/** Its money cannot be taken, this once. */
async function tellInVain(one: Authorized, way: 'unavailable' | 'lost-before' | 'lost-after') {
  faults.arm({ call: 'capture', way });
  await expect(tell(one)).rejects.toThrow('A fault of a test');
}

async function expectPlaced({ productId, orderId, payment }: Authorized): Promise<void> {
  expect(await orderOf(orderId)).toMatchObject({
    state: 'placed',
    payment: { state: 'captured', paymentId: payment.id, captured: 227_400 },
  });
  expect(await stockOf(productId)).toEqual({ quantity: 0, committed: 1 });
  await expectPaymentInvariants({
    productIds: [productId],
    orderIds: [orderId],
    gateway: shop.gateway,
  });
}

test.each(['unavailable', 'lost-before', 'lost-after'] as const)(
  'captures the payment when a delivery is repeated after a failed capture (%s)',
  async (way) => {
    const one = await authorizedOne();
    await tellInVain(one, way);
    expect(await exists(`webhookEvents/${one.eventId}`)).toBe(false);
    expect((await orderOf(one.orderId)).state).toBe('pending_payment');
    await tell(one);
    await expectPlaced(one);
    expect(await exists(`webhookEvents/${one.eventId}`)).toBe(true);
  },
);

test('captures once for ten concurrent deliveries', async () => {
  const one = await authorizedOne();
  await tellInVain(one, 'unavailable');
  await concurrently(10, () => tell(one));
  await expectPlaced(one);
});

test('records an authorisation that needs no capture at once', async () => {
  const one = await authorizedOne();
  await shop.verify(one.payment);
  await tell(one);
  expect(await exists(`webhookEvents/${one.eventId}`)).toBe(true);
  await expectPlaced(one);
});

const TAKERS: Record<string, (one: Authorized) => Promise<unknown>> = {
  'the browser': ({ payment }) => shop.verify(payment),
  'the sweeper': async () => {
    shop.passMinutes(16);
    return shop.sweep();
  },
  'the night': () => shop.reconcile(),
  'the gateway': tell,
};

test.each(Object.keys(TAKERS))(
  'captures a payment of %s despite a failure reported after its authorisation',
  async (name) => {
    const one = await authorizedOne();
    await tellInVain(one, 'unavailable');
    await shop.deliver('payment.failed', { ...one.payment, status: 'failed' });
    const kept = await db().doc(`payments/${one.payment.id}`).get();
    expect(kept.get('state')).toBe('authorized');
    await TAKERS[name]!(one);
    await expectPlaced(one);
  },
);
