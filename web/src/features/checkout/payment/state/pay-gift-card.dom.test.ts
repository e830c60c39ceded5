import { beforeEach, expect, test } from 'vitest';

import { useSession } from '#session/state/session-store.ts';
import { fakePayments, ok, refused, type FakePayments } from '#testing/fake-payments.ts';
import { shopfront } from '#testing/sample-purchase.ts';

import { payGiftCard } from './pay-gift-card.ts';

const OPEN = '/api/gift-card-sales';
const PURCHASE = {
  requestId: 'request-1',
  amount: 100_000,
  recipientName: 'Meera',
  recipientEmail: 'meera@mail.example',
  message: '',
  deliverOn: '',
  buyerName: 'Asha Verma',
  buyerEmail: 'asha@mail.example',
  buyerPhone: '9876543210',
};

let payments: FakePayments;

beforeEach(() => {
  useSession.setState({ status: 'signed-out' }, true);
  payments = fakePayments();
  payments.answer(
    OPEN,
    ok({
      order: { id: 'order_1', amount: 100_000, currency: 'INR' },
      keyId: 'key_1',
      orderId: 'sale1',
      orderNumber: 'GS-1',
      trackingToken: 'token',
    }),
  );
});

const pay = () =>
  payGiftCard(PURCHASE, { ...shopfront, description: (number) => `Gift card ${number}` });

test('pays at the amount of the server, in a window that names the gift card and its buyer', async () => {
  await expect(pay()).resolves.toBe('paid');
  expect(payments.options()).toMatchObject({
    order_id: 'order_1',
    amount: 100_000,
    description: 'Gift card GS-1',
    prefill: { name: 'Asha Verma', email: 'asha@mail.example', contact: '9876543210' },
  });
  expect(payments.calls.map(({ path }) => path)).toContain('verify-payment');
});

test('says nothing was paid when the window is closed', async () => {
  payments.inWindow(({ dismiss }) => dismiss());
  await expect(pay()).resolves.toBe('cancelled');
});

test('shows the server’s message for a payment that goes back', async () => {
  const sentence = 'This payment came too late, or the gift card was paid already.';
  payments.answer('verify-payment', refused(409, 'refunding', sentence));
  await expect(pay()).rejects.toThrow(sentence);
});

test('waits for the result when the server does not answer', async () => {
  payments.answer('verify-payment', { status: 502, body: '<html>' });
  await expect(pay()).resolves.toBe('confirming');
});
