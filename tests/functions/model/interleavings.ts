import fc from 'fast-check';
import { expect } from 'vitest';

import type { PaymentContext } from '../../../functions/src/money/payments/payment-context.ts';
import { orderOf, stockOf, stockProduct } from '../ledger-fixtures.ts';
import { asha, checkoutOf } from '../checkout-fixtures.ts';
import { everyCall } from '../crashing-ports.ts';
import { expectPaymentInvariants } from '../payment-invariants.ts';
import { clearIsolatedDatabase } from '../isolated-database.ts';
import { openInProcessShop, type InProcessShop } from '../in-process-shop.ts';

/** Requests that can run at the same time for one paid order and the last item. */
const REQUESTS = [
  'verify',
  'webhook captured',
  'the same webhook again',
  'webhook of a failed try',
  'close',
  'the same checkout again',
  'sweep',
  'another buyer',
  'a second payment',
] as const;
type RequestName = (typeof REQUESTS)[number];

interface Scene {
  shop: InProcessShop;
  productId: string;
  orderId: string;
  orderIds: Set<string>;
  perform: Record<RequestName, () => Promise<unknown>>;
  /** Inside `meeting` the scheduler decides which request continues; outside it nothing waits. */
  letMeet: (meeting: () => Promise<unknown>) => Promise<void>;
}

type Turn = (label: string) => Promise<void>;

/** Waits for the scheduler before and after every gateway call. */
function takingTurns(context: PaymentContext, turn: Turn): PaymentContext {
  return {
    ...context,
    gateway: everyCall(context.gateway, (call) => async (...args) => {
      await turn('before the gateway');
      const answer = await call(...args);
      await turn('after the gateway');
      return answer;
    }),
    scheduleExpiry: () => turn('reminder'),
  };
}

/** One item and one order for it, paid at the gateway; the shop has not been notified. */
async function setScene(scheduler: fc.Scheduler, isOver: boolean): Promise<Scene> {
  await clearIsolatedDatabase();
  let areMeeting = false;
  const turn: Turn = (label) =>
    areMeeting ? scheduler.schedule(Promise.resolve(), label) : Promise.resolve();
  const productId = await stockProduct({ quantity: 1 });
  const shop = openInProcessShop((context) => takingTurns(context, turn));
  const checkout = checkoutOf({ productId, quantity: 1, price: 1800 });
  const opened = await shop.create(checkout);
  const orderIds = new Set([opened.orderId]);
  if (isOver) shop.passMinutes(16);
  return {
    shop,
    productId,
    orderId: opened.orderId,
    orderIds,
    perform: requests(shop, { checkout, opened, orderIds }),
    letMeet: async (meeting) => {
      areMeeting = true;
      await scheduler.waitFor(meeting());
      areMeeting = false;
    },
  };
}

interface Story {
  checkout: ReturnType<typeof checkoutOf>;
  opened: Awaited<ReturnType<InProcessShop['create']>>;
  orderIds: Set<string>;
}

function requests(
  shop: InProcessShop,
  { checkout, opened, orderIds }: Story,
): Record<RequestName, () => Promise<unknown>> {
  const gatewayOrderId = opened.order?.id ?? '';
  const payment = shop.gateway.pay(gatewayOrderId, 'captured');
  const deliver = () => shop.deliver('payment.captured', payment, `event-${payment.id}`);
  return {
    verify: () => shop.verify(payment),
    'webhook captured': deliver,
    'the same webhook again': deliver,
    'webhook of a failed try': () =>
      shop.deliver('payment.failed', shop.gateway.pay(gatewayOrderId, 'failed')),
    close: () => shop.close(opened),
    'the same checkout again': () => shop.create(checkout),
    sweep: () => shop.sweep(),
    'another buyer': async () => {
      const customer = { ...asha, email: 'ravi@kargha.example' };
      const made = await shop.create({ ...checkout, receipt: 'another', customer });
      orderIds.add(made.orderId);
    },
    'a second payment': () =>
      shop.deliver('payment.captured', shop.gateway.pay(gatewayOrderId, 'captured')),
  };
}

/** The first order has its item or a full refund; no other order is paid. */
async function expectGoodEnd({ shop, productId, orderId, orderIds }: Scene): Promise<void> {
  shop.passMinutes(16);
  await shop.sweep();
  await shop.reconcile();
  const { state, closedBy } = await orderOf(orderId);
  const isPlaced = state === 'placed';
  if (!isPlaced) expect({ state, closedBy }).toMatchObject({ closedBy: 'shortfall' });
  expect(await stockOf(productId)).toEqual(
    isPlaced ? { quantity: 0, committed: 1 } : { quantity: 1, committed: 0 },
  );
  const { gateway } = shop;
  const kept = gateway
    .taken()
    .reduce((sum, { id, amount }) => sum + amount - gateway.givenBack(id), 0);
  expect(kept).toBe(isPlaced ? 227_400 : 0);
  await expectPaymentInvariants({ productIds: [productId], orderIds: [...orderIds], gateway });
}

/** Runs two to five requests in many interleavings and checks the final state of each. */
export async function checkInterleavings(runs: number): Promise<void> {
  const meeting = fc.shuffledSubarray([...REQUESTS], { minLength: 2, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), meeting, fc.boolean(), async (scheduler, names, isOver) => {
      const scene = await setScene(scheduler, isOver);
      await scene.letMeet(() => Promise.allSettled(names.map((name) => scene.perform[name]())));
      await expectGoodEnd(scene);
    }),
    { numRuns: runs },
  );
}
