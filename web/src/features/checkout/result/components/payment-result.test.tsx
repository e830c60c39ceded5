import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { useSession } from '#session/state/session-store.ts';
import { fakePayments, refused, settled, type FakePayments } from '#testing/fake-payments.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { PaymentResult } from './payment-result.tsx';

const MAT = { id: 'p2', name: 'Mat', quantity: 2, price: 199, image: '' };

const onPaid = vi.fn();
let payments: FakePayments;

const OFFLINE = { status: 0, body: {} };

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  vi.clearAllMocks();
  useSession.setState({ status: 'signed-out' }, true);
  payments = fakePayments();
  const attempt = {
    receipt: 'kg-1',
    bought: [MAT],
    total: 64_700,
    orderId: 'o1',
    trackingToken: 'token',
    isHandedIn: true,
  };
  localStorage.setItem('kargha.payment-attempt', JSON.stringify(attempt));
  sessionStorage.setItem('kargha.checkout-draft', JSON.stringify({ email: 'asha@kargha.example' }));
});

afterEach(() => {
  vi.useRealTimers();
});

function show(orderId = 'o1') {
  return renderInShop(<PaymentResult orderId={orderId} trackingToken="token" onPaid={onPaid} />);
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('polls until the payment is settled and shows its progress', async () => {
  payments.answer('order-state', settled('pending'), OFFLINE, settled('success'));
  show();
  expect(screen.getByText('We are confirming your payment')).toBeVisible();
  await pass(10_000);
  expect(await screen.findByText('KG-ABCD1234')).toBeVisible();
  expect(payments.calls.map(({ path, body }) => [path, body])).toEqual(
    Array(3).fill(['order-state', { orderId: 'o1', trackingToken: 'token' }]),
  );
});

test('shows a paid order, clears the cart and links to tracking', async () => {
  payments.answer('order-state', settled('success'));
  show();
  expect(await screen.findByText('Payment successful! Your order has been placed.')).toBeVisible();
  expect(onPaid.mock.calls).toEqual([[[MAT]]]);
  expect(JSON.parse(localStorage.getItem('kargha.last-order') ?? '')).toMatchObject({
    orderId: 'o1',
    orderNumber: 'KG-ABCD1234',
    amount: 647,
    items: [MAT],
    customerInfo: { email: 'asha@kargha.example' },
  });
  expect(localStorage.getItem('kargha.payment-attempt')).toBeNull();
  expect(screen.getByRole('link', { name: 'Track Order' })).toHaveAttribute(
    'href',
    '/track-order?token=token',
  );
});

test('keeps the current cart when an old link is opened', async () => {
  localStorage.removeItem('kargha.payment-attempt');
  payments.answer('order-state', settled('success'));
  show();
  expect(await screen.findByText('KG-ABCD1234')).toBeVisible();
  expect(onPaid).not.toHaveBeenCalled();
  expect(localStorage.getItem('kargha.last-order')).toBeNull();
});

test.each([
  ['failed', 'Payment failed. Please try again.'],
  ['cancelled', 'Payment was cancelled. Please try again.'],
] as const)(
  'a payment that %s: its sentence, and the way back to the filled form',
  async (payment, words) => {
    payments.answer('order-state', settled(payment));
    show();
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: 'Back to Customer Info' })).toHaveAttribute(
      'href',
      '/checkout',
    );
    expect(sessionStorage.getItem('kargha.checkout-draft')).not.toBeNull();
    expect(onPaid).not.toHaveBeenCalled();
  },
);

test('asks not to pay again after a minute and can check again', async () => {
  payments.answer('order-state', OFFLINE);
  show();
  await pass(61_000);
  expect(await screen.findByText(/please do not pay again/)).toBeVisible();
  payments.answer('order-state', settled('success'));
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText('KG-ABCD1234')).toBeVisible();
});

test('shows a payment under review as neither paid nor failed', async () => {
  payments.answer('order-state', settled('success', { needsPatience: true }));
  show();
  expect(await screen.findByText('We are reviewing your payment')).toBeVisible();
  expect(onPaid).not.toHaveBeenCalled();
});

test.each([
  ['names no order', ''],
  ['names someone else’s order', 'o1'],
])('shows an error for a link that %s', async (_what, orderId) => {
  payments.answer('order-state', refused(404, 'not_found', 'We could not find this order.'));
  show(orderId);
  expect(await screen.findByText('We could not find this payment')).toBeVisible();
});
