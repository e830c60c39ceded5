import Razorpay from 'razorpay';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { DEMO_CREDENTIALS } from '../demo-credentials.ts';
import { startSandboxFixture } from '../testing/sandbox-fixture.ts';
import type { SandboxFixture } from '../testing/sandbox-fixture.ts';

let fixture: SandboxFixture;

beforeAll(async () => {
  fixture = await startSandboxFixture();
});

afterEach(() => fixture.reset());
afterAll(() => fixture.close());

const PAID = ['payment.authorized', 'payment.captured', 'order.paid'];

const deliveries = async () => (await fixture.state()).webhooks;
const statuses = async () => (await deliveries()).map(({ status }) => status);

async function payNewOrder(outcome: 'captured' | 'failed' | 'authorized_late' = 'captured') {
  const order = await fixture.createOrder({ receipt: 'r-9' });
  return fixture.pay(order.id, outcome);
}

/** Allows for a slow machine. */
const SLOW_MACHINE_TIMEOUT = { timeout: 15_000 };

test('sends three events for a payment, in order', async () => {
  await payNewOrder();
  await expect.poll(() => fixture.events()).toEqual(PAID);
});

test('sends a snapshot of the entities with an event', async () => {
  const { razorpay_payment_id: id, razorpay_order_id: orderId } = await payNewOrder();
  await expect.poll(() => fixture.received.length).toBe(3);
  const [authorized, , paid] = fixture.received.map(({ body }) => JSON.parse(body) as unknown);
  expect(authorized).toMatchObject({
    entity: 'event',
    event: 'payment.authorized',
    contains: ['payment'],
    payload: { payment: { entity: { id, status: 'authorized', captured: false } } },
  });
  expect(paid).toMatchObject({
    event: 'order.paid',
    contains: ['payment', 'order'],
    payload: {
      payment: { entity: { id, status: 'captured' } },
      order: { entity: { id: orderId, status: 'paid', receipt: 'r-9' } },
    },
  });
});

test("passes the official SDK's signature check with the raw body only", async () => {
  await payNewOrder();
  await expect.poll(() => fixture.received.length).toBe(3);
  for (const { body, signature } of fixture.received) {
    const isBelieved = (text: string) =>
      Razorpay.validateWebhookSignature(text, signature, DEMO_CREDENTIALS.webhookSecret);
    expect(isBelieved(body)).toBe(true);
    expect(isBelieved(`${body} `)).toBe(false);
  }
});

test('sends events for failed and late payments, captures and refunds', async () => {
  // Events of one moment arrive in order; those of different moments may overtake each other.
  const arrived: string[] = [];
  const arrive = async (...events: string[]) => {
    arrived.push(...events);
    await expect.poll(() => fixture.events()).toEqual(arrived);
  };
  await payNewOrder('failed');
  await arrive('payment.failed');
  const { razorpay_payment_id: late } = await payNewOrder('authorized_late');
  await arrive('payment.authorized');
  await fixture.call('POST', `/v1/payments/${late}/capture`, { amount: 50_000, currency: 'INR' });
  await arrive('payment.captured', 'order.paid');
  await fixture.call('POST', `/v1/payments/${late}/refund`, {});
  await arrive('refund.created', 'refund.processed');
});

test('retries an event with the same id until the shop answers 2xx', async () => {
  const answers = [500, 404, 302];
  fixture.answerWebhook = () => answers.shift() ?? 200;
  await payNewOrder('failed');
  await expect.poll(statuses, SLOW_MACHINE_TIMEOUT).toEqual(['delivered']);
  expect((await deliveries())[0]?.tries).toEqual([500, 404, 302, 200]);
  expect(new Set(fixture.received.map(({ eventId }) => eventId)).size).toBe(1);
  expect(new Set(fixture.received.map(({ signature }) => signature)).size).toBe(1);
});

test('treats a missing answer as a failure', async () => {
  const answers = [undefined];
  fixture.answerWebhook = () => (answers.length > 0 ? answers.pop() : 200);
  await payNewOrder('failed');
  await expect.poll(statuses, SLOW_MACHINE_TIMEOUT).toEqual(['delivered']);
  expect((await deliveries())[0]?.tries).toEqual(['TimeoutError', 200]);
});

test('gives up an event that is never accepted', async () => {
  fixture.answerWebhook = () => 503;
  await payNewOrder('failed');
  await expect.poll(statuses, SLOW_MACHINE_TIMEOUT).toEqual(['given_up']);
  expect(fixture.received).toHaveLength(4);
});

test('does not delay other events when one fails', async () => {
  fixture.answerWebhook = ({ event }) => (event === 'payment.authorized' ? 500 : 200);
  await payNewOrder();
  await expect.poll(statuses, SLOW_MACHINE_TIMEOUT).toEqual(['given_up', 'delivered', 'delivered']);
});

test('sends duplicates with the id of their event', async () => {
  await fixture.call('POST', '/control/webhooks', { duplicate: true });
  await payNewOrder();
  await expect.poll(() => fixture.received.length).toBe(6);
  expect(new Set(fixture.received.map(({ eventId }) => eventId)).size).toBe(3);
});

test('sends up to ten duplicates of every event', async () => {
  await fixture.call('POST', '/control/webhooks', { duplicate: 10 });
  await payNewOrder('failed');
  await expect.poll(() => fixture.received.length).toBe(11);
});

test('sends shuffled events in a different order', async () => {
  await fixture.call('POST', '/control/webhooks', { shuffle: true });
  for (let round = 0; round < 5; round += 1) {
    fixture.received.length = 0;
    await payNewOrder();
    await expect.poll(() => fixture.events().toSorted()).toEqual(PAID.toSorted());
    expect(fixture.events()).not.toEqual(PAID);
  }
});

test('sends held events on release', async () => {
  await fixture.call('POST', '/control/webhooks', { hold: true });
  await payNewOrder();
  expect(await statuses()).toEqual(['held', 'held', 'held']);
  expect(fixture.received).toEqual([]);
  const { body } = await fixture.call('POST', '/control/webhooks', { release: true });
  expect(body).toMatchObject({ hold: false, held: 0 });
  await expect.poll(() => fixture.events()).toEqual(PAID);
});

test('resends a delivered event', async () => {
  await payNewOrder('failed');
  await expect.poll(statuses, SLOW_MACHINE_TIMEOUT).toEqual(['delivered']);
  const [delivery] = await deliveries();
  await fixture.call('POST', `/control/webhooks/${delivery!.eventId}/send`);
  await expect.poll(() => fixture.received.length).toBe(2);
  expect(fixture.received[1]).toEqual(fixture.received[0]);
});
