import { createHmac, randomBytes } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { DEMO_CREDENTIALS } from '../../../local-suite/razorpay/demo-credentials.ts';
import { startCountingFirestore, type CountingFirestore } from '../../bench/counting-firestore.ts';
import { openIsolatedShop, type IsolatedShop } from '../isolated-shop.ts';

// A Firestore of the test's own, which counts; the shop of this process is pointed at it.
let counted: CountingFirestore;
let shop: IsolatedShop;
beforeAll(async () => {
  counted = await startCountingFirestore();
  shop = await openIsolatedShop();
});
afterAll(async () => {
  await shop.close();
  await counted.server.close();
});

const THOUSAND = 1000;

const BODY = JSON.stringify({
  entity: 'event',
  event: 'payment.captured',
  payload: { payment: { entity: { id: 'pay_1', order_id: 'order_1', amount: 100 } } },
});

const signed = (body: string, secret: string) =>
  createHmac('sha256', secret).update(body).digest('hex');

const REAL = signed(BODY, DEMO_CREDENTIALS.webhookSecret);

/** Signatures that are none of ours: made up, cut, stretched, of another body, another secret, another spelling. */
const FORGERIES: readonly (() => string)[] = [
  () => '',
  () => randomBytes(32).toString('hex'),
  () => randomBytes(32).toString('base64'),
  () => REAL.slice(0, -1),
  () => `${REAL}0`,
  () => REAL.toUpperCase(),
  () => REAL.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
  () => signed(`${BODY} `, DEMO_CREDENTIALS.webhookSecret),
  () => signed(BODY, randomBytes(16).toString('hex')),
  () => signed(BODY, DEMO_CREDENTIALS.keySecret),
];

test('reads nothing for a thousand unsigned webhooks', async () => {
  const cost = await counted.costOf(async () => {
    for (let sent = 0; sent < THOUSAND; sent += FORGERIES.length) {
      const answers = await Promise.all(
        FORGERIES.map((forge, index) =>
          shop.send('POST', '/razorpay/webhook', BODY, {
            headers: { 'x-razorpay-signature': forge(), 'x-razorpay-event-id': `e${sent + index}` },
          }),
        ),
      );
      for (const { status } of answers) expect(status).toBe(400);
    }
  });
  expect(cost).toMatchObject({ reads: 0, writes: 0, calls: 0 });
});

test('reads nothing for bodies that are too large or not JSON', async () => {
  const cost = await counted.costOf(async () => {
    const large = await shop.send('POST', '/razorpay/webhook', `{"x":"${'x'.repeat(300_000)}"}`);
    expect(large.status).toBe(413);
    expect((await shop.send('POST', '/razorpay/webhook', '{')).status).toBe(400);
  });
  expect(cost).toMatchObject({ reads: 0, writes: 0, calls: 0 });
});
