import { randomUUID } from 'node:crypto';

import { expect } from 'vitest';

import type { GatewayPayment } from '../../../functions/src/money/gateway/payment-gateway.ts';
import { stockProduct } from '../ledger-fixtures.ts';
import { asha, checkoutOf } from '../checkout-fixtures.ts';
import { expectPaymentInvariants } from '../payment-invariants.ts';
import { openInProcessShop, type InProcessShop } from '../in-process-shop.ts';
import { faultyGateway, GATEWAY_FAULTS, type FaultyGateway } from './faulty-gateway.ts';

/** Failures that the gateway does not cause. */
const MISHAPS = [
  'never verified',
  'no webhook comes',
  'neither comes',
  'the webhook comes three times',
  'the webhook comes before the browser',
  'a try fails first',
  'the window is closed',
  'the hold ends before the news',
  'it is paid twice',
  'the money is only authorized',
] as const;
type Mishap = (typeof MISHAPS)[number];

const PRODUCTS = 12;

/** A seeded pseudo-random number generator. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

interface Sale {
  shop: InProcessShop;
  faulty: FaultyGateway;
  productIds: string[];
  orderIds: string[];
  pick: <Choice>(choices: readonly Choice[]) => Choice;
}

/**
 * Places the orders, each with a gateway fault and another failure, then removes the faults and runs the
 * schedules. Nothing may be lost. Returns how often each fault occurred.
 */
export async function sellWithFailures(orders: number, seed: number): Promise<Map<string, number>> {
  const sale = await openSale(orders, seed);
  const kinds = new Map<string, number>();
  for (let sold = 0; sold < orders; sold += 1) {
    const mishap = sale.pick(MISHAPS);
    kinds.set(mishap, (kinds.get(mishap) ?? 0) + 1);
    await sellOne(sale, mishap);
    if (sold % 25 === 24) await settle(sale, 1);
  }
  await settle(sale, 3);
  const { productIds, orderIds, shop } = sale;
  await expectPaymentInvariants({ productIds, orderIds, gateway: shop.gateway });
  for (const [kind, count] of sale.faulty.faultCounts()) kinds.set(kind, count);
  return kinds;
}

/** Stock is plentiful: selling out is tested elsewhere. */
async function openSale(orders: number, seed: number): Promise<Sale> {
  let faulty: FaultyGateway | undefined;
  const shop = openInProcessShop((context) => {
    faulty = faultyGateway(context.gateway);
    return { ...context, gateway: faulty.gateway };
  });
  if (!faulty) throw new Error('The shop has opened without a gateway.');
  const next = numbers(seed);
  return {
    shop,
    faulty,
    productIds: await Promise.all(
      Array.from({ length: PRODUCTS }, () => stockProduct({ quantity: orders })),
    ),
    orderIds: [],
    pick: (choices) => choices[next(choices.length)]!,
  };
}

/** One purchase. A failed step is left for the shop to reconcile; a shopper would retry. */
async function sellOne({ shop, faulty, productIds, orderIds, pick }: Sale, mishap: Mishap) {
  const checkout = {
    ...checkoutOf({ productId: pick(productIds), quantity: 1, price: 1800 }),
    customer: { ...asha, email: `${randomUUID().slice(0, 8)}@kargha.example` },
  };
  faulty.arm(pick(GATEWAY_FAULTS));
  const opened = (await tried(() => shop.create(checkout))) ?? (await shop.create(checkout));
  orderIds.push(opened.orderId);
  if (!opened.order) throw new Error('A payable order has no gateway order.');
  const { id: gatewayOrderId } = opened.order;
  const pay = (status: 'captured' | 'failed' | 'authorized') =>
    shop.gateway.pay(gatewayOrderId, status);
  if (mishap === 'a try fails first')
    await tried(() => shop.deliver('payment.failed', pay('failed')));
  if (mishap === 'the window is closed') {
    await tried(() => shop.close(opened));
    return;
  }
  faulty.arm(pick(GATEWAY_FAULTS));
  const payment = pay(mishap === 'the money is only authorized' ? 'authorized' : 'captured');
  if (mishap === 'the hold ends before the news') {
    shop.passMinutes(16);
    await tried(() => shop.sweep());
  }
  await tell(shop, mishap, payment);
  if (mishap === 'it is paid twice')
    await tried(() => shop.deliver('payment.captured', pay('captured')));
}

async function tell(shop: InProcessShop, mishap: Mishap, payment: GatewayPayment): Promise<void> {
  const verify = () => tried(() => shop.verify(payment));
  const webhook = (id: string) => tried(() => shop.deliver('payment.captured', payment, id));
  const id = randomUUID();
  if (mishap === 'neither comes') return;
  if (mishap === 'never verified') {
    await webhook(id);
  } else if (mishap === 'no webhook comes') {
    await verify();
  } else if (mishap === 'the webhook comes three times') {
    await Promise.all([webhook(id), webhook(id), webhook(id), verify()]);
  } else if (mishap === 'the webhook comes before the browser') {
    await webhook(id);
    await verify();
  } else {
    await verify();
    await webhook(id);
  }
}

/** Removes the faults, moves time forward and runs the schedules. */
async function settle({ shop, faulty }: Sale, rounds: number): Promise<void> {
  faulty.arm(null);
  for (let round = 0; round < rounds; round += 1) {
    shop.passMinutes(16);
    await shop.sweep();
    await shop.reconcile();
  }
}

async function tried<Result>(work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await work();
  } catch (error) {
    expect(error).toBeInstanceOf(Error);
    return null;
  }
}
