import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { DEMO_CREDENTIALS } from '../demo-credentials.ts';
import { startCheckoutJourney } from '../testing/checkout-journey.ts';
import type { CheckoutJourney, Shopper } from '../testing/checkout-journey.ts';

let journey: CheckoutJourney;
let shopper: Shopper;

beforeAll(async () => {
  journey = await startCheckoutJourney();
});

afterEach(async () => {
  expect(shopper.complaints).toEqual([]);
  await shopper.page.context().close();
  await journey.fixture.reset();
});

afterAll(() => journey.close());

const payments = async () => (await journey.fixture.state()).payments;

test('returns the signed ids to the shop and closes after payment', async () => {
  shopper = await journey.shopper();
  await shopper.open();
  await shopper.press('Pay ₹12,499');
  await expect.poll(() => shopper.calls()).toHaveLength(1);
  const [payment] = await payments();
  const razorpay_signature = createHmac('sha256', DEMO_CREDENTIALS.keySecret)
    .update(`${shopper.order.id}|${payment!.id}`)
    .digest('hex');
  expect(await shopper.calls()).toEqual([
    {
      paid: {
        razorpay_payment_id: payment!.id,
        razorpay_order_id: shopper.order.id,
        razorpay_signature,
      },
    },
  ]);
  expect(payment).toMatchObject({
    status: 'captured',
    method: 'card',
    email: 'meera@kargha.example',
    contact: '+919876543210',
    card: { name: 'Meera Joshi', last4: '1111' },
  });
  expect(await shopper.isWindowOpen()).toBe(false);
  await expect.poll(() => journey.fixture.events()).toContain('order.paid');
});

test('shows the shop, the amount, and that no money moves', async () => {
  shopper = await journey.shopper();
  await shopper.open();
  for (const shown of [
    'Kargha',
    'Two stoles',
    'Payment sandbox: no money moves',
    '+919876543210 · meera@kargha.example',
  ]) {
    await shopper.window.getByText(shown, { exact: true }).waitFor();
  }
  await shopper.window.locator('.amount', { hasText: '₹12,499' }).waitFor();
});

test('lets the shopper retry on the same order after a failure', async () => {
  shopper = await journey.shopper();
  await shopper.open();
  await shopper.press('Fail payment');
  await shopper.window.getByRole('alert').getByText('Payment failed').waitFor();
  const [failed] = await payments();
  expect(await shopper.calls()).toEqual([
    {
      failed: {
        code: 'BAD_REQUEST_ERROR',
        description: expect.stringContaining('declined'),
        source: 'bank',
        step: 'payment_authorization',
        reason: 'payment_failed',
        metadata: { order_id: shopper.order.id, payment_id: failed!.id },
      },
    },
  ]);
  await shopper.press('Try again');
  await shopper.press(/^Pay ₹/);
  await expect.poll(() => shopper.calls()).toHaveLength(2);
  expect((await payments()).map(({ status }) => status)).toEqual(['failed', 'captured']);
});

test('fails with the UPI id that always fails', async () => {
  shopper = await journey.shopper();
  await shopper.open();
  await shopper.window.getByRole('tab', { name: 'UPI' }).click();
  await shopper.window.getByLabel('UPI ID').fill('failure@razorpay');
  await shopper.press(/^Pay ₹/);
  await shopper.window.getByText('Payment failed').waitFor();
  expect(await payments()).toMatchObject([{ status: 'failed', vpa: 'failure@razorpay' }]);
});

test('limits retries as the shop requests', async () => {
  shopper = await journey.shopper();
  await shopper.open({ retry: { enabled: true, max_count: 1 } });
  await shopper.press('Fail payment');
  await shopper.press('Try again');
  await shopper.press('Fail payment');
  await shopper.window.getByText('Payment failed').waitFor();
  expect(await shopper.window.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  await shopper.press('Close');
  await expect.poll(() => shopper.calls()).toContainEqual({ dismissed: null });
});

test('authorises a late payment once the window is closed', async () => {
  shopper = await journey.shopper();
  await shopper.open();
  await shopper.press('Pay late');
  await shopper.window.getByText('Waiting for the bank').waitFor();
  expect(await payments()).toMatchObject([{ status: 'created' }]);
  await shopper.press('Close');
  await expect.poll(() => shopper.calls()).toEqual([{ dismissed: null }]);
  await expect.poll(payments).toMatchObject([{ status: 'authorized', captured: false }]);
  await expect.poll(() => journey.fixture.events()).toEqual(['payment.authorized']);
});

test('authorises a late payment when the whole page is closed', async () => {
  shopper = await journey.shopper();
  await shopper.open();
  await shopper.press('Pay late');
  await shopper.window.getByText('Waiting for the bank').waitFor();
  await shopper.page.goto('about:blank');
  shopper.complaints.length = 0;
  await expect.poll(payments).toMatchObject([{ status: 'authorized' }]);
});

test('notifies the shop on close, with nothing paid', async () => {
  shopper = await journey.shopper();
  await shopper.open();
  await shopper.press('Close payment window');
  await expect.poll(() => shopper.calls()).toEqual([{ dismissed: null }]);
  expect(await shopper.isWindowOpen()).toBe(false);
  expect(await payments()).toEqual([]);
});

test('asks before closing if the shop wants that', async () => {
  shopper = await journey.shopper();
  await shopper.open({ modal: { confirm_close: true } });
  await shopper.window.getByLabel('Card number').fill('5555 5555 5555 4444');
  await shopper.press('Close payment window');
  await shopper.press('Continue payment');
  expect(await shopper.window.getByLabel('Card number').inputValue()).toBe('5555 5555 5555 4444');
  await shopper.press('Close payment window');
  await shopper.press('Yes, leave');
  await expect.poll(() => shopper.calls()).toEqual([{ dismissed: null }]);
});

test('closes at the time limit and reports why', async () => {
  shopper = await journey.shopper();
  await shopper.open({ timeout: 1 });
  await expect.poll(() => shopper.calls(), { timeout: 10_000 }).toEqual([{ dismissed: 'timeout' }]);
});

test('posts the result to the callback address', async () => {
  shopper = await journey.shopper();
  await shopper.open({ callback_url: '/callback' });
  await shopper.press(/^Pay ₹/);
  await shopper.page.waitForURL('**/callback');
  expect(JSON.parse(await shopper.page.locator('body').innerText())).toEqual({
    razorpay_payment_id: expect.stringMatching(/^pay_/),
    razorpay_order_id: shopper.order.id,
    razorpay_signature: expect.stringMatching(/^[\da-f]{64}$/),
  });
});

test('posts a failure to the callback address with redirect', async () => {
  shopper = await journey.shopper();
  await shopper.open({ callback_url: '/callback', redirect: true });
  await shopper.press('Fail payment');
  await shopper.page.waitForURL('**/callback');
  const fields = JSON.parse(await shopper.page.locator('body').innerText()) as Record<
    string,
    string
  >;
  expect(fields).toMatchObject({ 'error[code]': 'BAD_REQUEST_ERROR' });
  expect(JSON.parse(fields['error[metadata]']!)).toMatchObject({ order_id: shopper.order.id });
});

test('rejects an order that is already paid', async () => {
  shopper = await journey.shopper();
  await journey.fixture.pay(shopper.order.id);
  await shopper.open();
  await shopper.press(/^Pay ₹/);
  await shopper.window.getByText('the order is already paid').waitFor();
  expect(await payments()).toHaveLength(1);
  shopper.complaints.length = 0;
});

test.each([
  ['an unknown order', { order_id: 'order_Nobody00000000' }, 'does not exist'],
  ['the key of another shop', { key: 'rzp_test_OtherShop' }, 'key provided is invalid'],
])('rejects %s', async (_, options, words) => {
  shopper = await journey.shopper();
  await shopper.open(options);
  await shopper.window.getByRole('alert').getByText(words).waitFor();
  shopper.complaints.length = 0;
});
