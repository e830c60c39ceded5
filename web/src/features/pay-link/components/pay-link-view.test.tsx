import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';

import { PayLinkView } from './pay-link-view.tsx';

const TOTALS = { subtotal: 180_000, discount: 0, shipping: 15_000, tax: 32_400, giftCard: 0 };
const ORDER = {
  number: 'KG-7Q2M9X4T',
  standing: 'open',
  customer: { name: 'Asha Verma', email: 'asha@kargha.example', phone: '9876543210' },
  address: ['4 Mill Road', 'Pune 411001, Maharashtra'],
  lines: [{ productId: 'p1', title: 'Ilkal saree', image: '', unitPrice: 180_000, quantity: 1 }],
  totals: { ...TOTALS, total: 227_400 },
  due: 227_400,
  coupon: '',
  endsAt: '2026-11-22T06:30:00Z',
  orderId: 'o1',
  trackingToken: 't1',
};

afterEach(() => vi.unstubAllGlobals());

function answers(order: object) {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ success: true, order })));
}

const show = (onPay: Parameters<typeof PayLinkView>[0]['onPay'], onConfirming = vi.fn()) =>
  renderInShop(<PayLinkView token="o1.sig" onPay={onPay} onConfirming={onConfirming} />);

test('shows items, address and expiry, and takes the payment', async () => {
  answers(ORDER);
  const onPay = vi.fn(() => {
    answers({ ...ORDER, standing: 'paid', endsAt: null });
    return Promise.resolve('paid' as const);
  });
  show(onPay);
  expect(await screen.findByText('Ilkal saree')).toBeVisible();
  expect(screen.getByText('4 Mill Road')).toBeVisible();
  expect(screen.getByText('Reserved for you until 22 Nov, 12:00 pm.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Pay ₹2,274' }));
  expect(onPay).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ orderId: 'o1' }));
  expect(await screen.findByText('Thank you, your order is paid.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
});

test('shows a paid order even when it cannot be read again', async () => {
  answers(ORDER);
  show(() => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')));
    return Promise.resolve('paid');
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Pay ₹2,274' }));
  expect(await screen.findByText('Thank you, your order is paid.')).toBeVisible();
  expect(screen.getByText('Ilkal saree')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
});

test('can still be paid after the window was closed', async () => {
  answers(ORDER);
  show(() => Promise.resolve('cancelled'));
  await userEvent.click(await screen.findByRole('button', { name: 'Pay ₹2,274' }));
  expect(await screen.findByText(/You were not charged/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pay ₹2,274' })).toBeEnabled();
});

test('opens the result page for an unconfirmed payment', async () => {
  answers(ORDER);
  const onConfirming = vi.fn();
  show(() => Promise.resolve('confirming'), onConfirming);
  await userEvent.click(await screen.findByRole('button', { name: 'Pay ₹2,274' }));
  expect(onConfirming).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ orderId: 'o1' }));
});

test('cannot be paid after it has expired and links to the contact page', async () => {
  answers({ ...ORDER, standing: 'ended', endsAt: null });
  show(vi.fn());
  expect(await screen.findByText('This payment link is no longer valid.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Contact us' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
});
