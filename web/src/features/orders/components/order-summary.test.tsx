import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { sampleOrder } from '#testing/sample-order.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { OrderSummary } from './order-summary.tsx';

const totals = { subtotal: 360_000, shipping: 0, tax: 64_800, total: 424_800 };

const show = (payment: object) =>
  renderInShop(
    <OrderSummary order={sampleOrder({ state: 'placed', lines: [], totals, payment })} />,
  );

test.each([
  ['card', 'Paid by card'],
  ['upi', 'Paid by UPI'],
  ['netbanking', 'Paid by net banking'],
  ['gift_card', 'Paid by gift card'],
  ['bank_transfer', 'Paid by bank transfer'],
  ['paylater', 'Paid by paylater'],
  [null, 'Paid'],
])('shows a payment by %s as “%s”', (method, text) => {
  show({ state: 'captured', method, captured: 424_800 });
  expect(screen.getByText(text)).toBeVisible();
});

test('shows the refund due', () => {
  show({ state: 'captured', method: 'cash', captured: 424_800, owed: 424_800 });
  expect(screen.getByText(/We will refund ₹4,248 to you/)).toBeVisible();
});

test('shows the amount paid above the refund for removed items', () => {
  show({ state: 'partially_refunded', method: 'cash', captured: 637_200, refunded: 212_400 });
  expect(screen.getByText('Paid').nextSibling).toHaveTextContent('₹6,372');
  expect(screen.getByText('Refunded').nextSibling).toHaveTextContent('−₹2,124');
});

test('shows the total of a fully paid order only once', () => {
  show({ state: 'captured', method: 'card', captured: 424_800 });
  expect(screen.queryByText('Paid')).toBeNull();
});

test('shows that an order is not paid', () => {
  show({ state: 'pending', method: null, captured: 0 });
  expect(screen.getByText('Not paid')).toBeVisible();
});

test.each([
  ['due', 212_400, '₹2,124 paid so far'],
  ['paid', 424_800, 'Paid by card'],
])('shows a partly paid order whose balance is %s (%s paise)', (rest, captured, text) => {
  const payment = { state: rest === 'paid' ? 'captured' : 'pending', method: 'card', captured };
  const instalments = [
    { id: '1', share: 50, amount: 212_400, due: 'now', state: 'paid' },
    { id: '2', share: 50, amount: 212_400, due: 'on_delivery', state: rest },
  ];
  const fields = { state: 'placed', lines: [], totals, payment, instalments };
  renderInShop(<OrderSummary order={sampleOrder(fields)} />);
  expect(screen.getByText(text)).toBeVisible();
});

test.each([
  ['nothing', { closedBy: null }, undefined],
  ['a part, by a return', { closedBy: null, refunded: 20_000 }, '−₹200'],
  ['all, by a cancellation', { closedBy: 'shopper' }, '−₹646'],
])('shows what was refunded to a gift card: %s', (_, { closedBy, ...more }, sum) => {
  const giftCard = { cardId: 'c', last4: 'N4PD', amount: 64_600, ...more };
  const fields = { state: 'cancelled', lines: [], totals, giftCard, closedBy };
  renderInShop(<OrderSummary order={sampleOrder(fields)} />);
  const back = screen.queryByText('Refunded to gift card …N4PD');
  expect(back?.nextSibling?.textContent).toBe(sum);
});
