import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { orderFrom } from '#lib/order-document.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { OrderSide } from './order-side.tsx';

const totals = { subtotal: 360_000, shipping: 0, tax: 64_800, total: 424_800 };

const show = (payment: object) =>
  renderInShop(
    <OrderSide order={orderFrom('o1', { state: 'placed', lines: [], totals, payment })} />,
  );

test.each([
  ['card', 'Paid by card'],
  ['upi', 'Paid by UPI'],
  ['netbanking', 'Paid by net banking'],
  ['gift_card', 'Paid by gift card'],
  ['bank_transfer', 'Paid by bank transfer'],
  ['paylater', 'Paid by paylater'],
  [null, 'Paid'],
])('a payment by %s is told in words: %s', (method, words) => {
  show({ state: 'captured', method, captured: 424_800 });
  expect(screen.getByText(words)).toBeVisible();
});

test('what is not paid says so', () => {
  show({ state: 'pending', method: null, captured: 0 });
  expect(screen.getByText('Not paid')).toBeVisible();
});
