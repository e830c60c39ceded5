import { afterEach, beforeEach, expect, test } from 'vitest';

import { isolatedShop } from '../isolated-shop.ts';
import { db, eventually, exists } from '../ledger-fixtures.ts';
import { control, resetSandbox, setFault, switchWebhooks, webhook } from '../sandbox-client.ts';
import { isolateShop } from '../isolated-database.ts';

isolateShop();

const shop = isolatedShop({ sandbox: 'own', gatewayTimeoutMs: 3000 });

const list = () => db().doc('settings/paymentDowntimes');

beforeEach(() => list().delete());
afterEach(resetSandbox);

let minutesPassed = 0;
/** Until the end of the test, since the gateway's clock does not move. */
const passMinutes = (minutes: number) => {
  minutesPassed += minutes;
  shop.passMinutes(minutes);
};
afterEach(() => passMinutes(-minutesPassed));

const announced = async () => (await shop.get('/payment-downtimes')).body.downtimes;
const start = (fields: object) => control<{ id: string }>('POST', '/control/downtimes', fields);
const resolve = (id: string) => control('POST', `/control/downtimes/${id}/resolve`);
const UPI = { method: 'upi', severity: 'high', instrument: null };

async function stored(): Promise<unknown[]> {
  return ((await list().get()).get('downtimes') ?? []) as unknown[];
}

async function deliver(event: string, id: string) {
  const { body, signature } = webhook(event, {});
  const headers = { 'x-razorpay-signature': signature, 'x-razorpay-event-id': id };
  return shop.send('POST', '/razorpay/webhook', body, { headers });
}

test('announces a method from its webhook until it works again', async () => {
  expect(await announced()).toEqual([]);
  const { id } = await start({ method: 'upi' });
  await eventually(async () => (await stored()).length === 1);
  expect(await announced()).toEqual([UPI]);
  await control('POST', `/control/downtimes/${id}`, { severity: 'medium' });
  await eventually(async () => JSON.stringify(await stored()).includes('medium'));
  expect(await announced()).toEqual([{ ...UPI, severity: 'medium' }]);
  await resolve(id);
  await eventually(async () => (await stored()).length === 0);
  expect(await announced()).toEqual([]);
});

test('names the bank, network or app that is affected', async () => {
  await switchWebhooks({ hold: true });
  await start({ method: 'netbanking', instrument: { bank: 'HDFC' } });
  await start({ method: 'card', severity: 'medium', instrument: { network: 'VISA' } });
  await start({ method: 'upi', instrument: { vpa_handle: 'ALL' } });
  expect(await announced()).toEqual([
    { method: 'netbanking', severity: 'high', instrument: 'HDFC' },
    { method: 'card', severity: 'medium', instrument: 'VISA' },
    UPI,
  ]);
});

test('does not announce what has little effect', async () => {
  await switchWebhooks({ hold: true });
  await start({ method: 'card', severity: 'low' });
  expect(await announced()).toEqual([]);
});

test('shows the present state whatever the order and number of webhooks', async () => {
  await switchWebhooks({ hold: true });
  const { id } = await start({ method: 'upi' });
  await resolve(id);
  await deliver('payment.downtime.resolved', 'down-2');
  await deliver('payment.downtime.started', 'down-1');
  await deliver('payment.downtime.started', 'down-1');
  expect(await announced()).toEqual([]);
  expect(await exists('webhookEvents/down-1')).toBe(true);
});

test('asks for the webhook again while the gateway does not answer', async () => {
  await switchWebhooks({ hold: true });
  await start({ method: 'upi' });
  await setFault('list_downtimes', 'timeout_before');
  expect((await deliver('payment.downtime.started', 'down-3')).status).toBe(500);
  expect(await exists('webhookEvents/down-3')).toBe(false);
  expect((await deliver('payment.downtime.started', 'down-3')).status).toBe(200);
  expect(await announced()).toEqual([UPI]);
});

test('finds out without a webhook, five minutes later', async () => {
  await switchWebhooks({ hold: true });
  const { id } = await start({ method: 'upi' });
  expect(await announced()).toEqual([UPI]);
  await resolve(id);
  expect(await announced()).toEqual([UPI]);
  passMinutes(5);
  expect(await announced()).toEqual([]);
});

test('stops announcing when the gateway cannot be asked for half an hour', async () => {
  await switchWebhooks({ hold: true });
  await start({ method: 'upi' });
  expect(await announced()).toEqual([UPI]);
  await setFault('list_downtimes', 'refused', 10);
  passMinutes(20);
  expect(await announced()).toEqual([UPI]);
  passMinutes(11);
  expect(await announced()).toEqual([]);
});

test('stops announcing a downtime that is neither updated nor resolved for a day', async () => {
  await switchWebhooks({ hold: true });
  await start({ method: 'upi' });
  expect(await announced()).toEqual([UPI]);
  passMinutes(24 * 60 + 1);
  expect(await announced()).toEqual([]);
});

test('asks the gateway once for many shoppers', async () => {
  await switchWebhooks({ hold: true });
  await start({ method: 'upi' });
  // All but one call would get an answer.
  await setFault('list_downtimes', 'refused');
  const answers = await Promise.all(Array.from({ length: 8 }, announced));
  expect(answers).toEqual(Array.from({ length: 8 }, () => []));
});

test('rejects an unsigned webhook', async () => {
  const { body } = webhook('payment.downtime.started', {});
  const headers = { 'x-razorpay-signature': 'x', 'x-razorpay-event-id': 'down-9' };
  expect((await shop.send('POST', '/razorpay/webhook', body, { headers })).status).toBe(400);
  expect((await list().get()).exists).toBe(false);
});
