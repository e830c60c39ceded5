import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { sampleReturn } from '#testing/sample-order.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { ReturnList } from './return-list.tsx';

const LINES = [{ productId: 'towel', title: 'Towel', quantity: 10 }];

test('shows an unpaid return as deducted from the balance due', () => {
  const one = sampleReturn({ state: 'refunded', lines: LINES, credited: 349_996 });
  renderInShop(<ReturnList returns={[one]} />);
  expect(screen.getByText('₹3,499.96 deducted from the balance due on this order.')).toBeVisible();
  expect(screen.queryByText(/Your refund has been sent/)).toBeNull();
});

test('shows a paid return as refunded', () => {
  renderInShop(<ReturnList returns={[sampleReturn({ state: 'refunded', lines: LINES })]} />);
  expect(screen.getByText(/Your refund has been sent/)).toBeVisible();
  expect(screen.queryByText(/taken off/)).toBeNull();
});

const KURTA = {
  ...{ productId: 'kurta', title: 'Kurta', quantity: 1, options: { Size: 'M' } },
  exchange: { options: { Size: 'L' }, from: 180_000, to: 200_000 },
};
const EXCHANGE = {
  ...{ state: 'asked', price: 200_000, reservedUntil: null, orderId: null, orderNumber: '' },
};

function showExchange(state: string, exchange: object = {}) {
  const fields = { state, lines: [KURTA], estimate: 180_000 };
  const one = sampleReturn({ ...fields, exchange: { ...EXCHANGE, ...exchange } });
  renderInShop(<ReturnList returns={[one]} />);
}

test('shows what is sent instead, and what it costs more', () => {
  showExchange('approved', { state: 'reserved', reservedUntil: new Date('2026-11-30T06:30:00Z') });
  expect(screen.getByText('In exchange: 1 × Kurta (Size: L)')).toBeVisible();
  expect(screen.getByText(/We have reserved it for you until .*30/)).toBeVisible();
  expect(screen.getByText(/It costs ₹200 more/)).toBeVisible();
  expect(screen.queryByText(/Maximum refund/)).toBeNull();
});

test('says that a sold-out size is refunded instead', () => {
  showExchange('approved', { state: 'declined' });
  expect(screen.getByText('We refund you instead.')).toBeVisible();
  expect(screen.getByText(/Maximum refund/)).toBeVisible();
});

test('links to the replacement', () => {
  showExchange('exchanged', { state: 'sent', orderId: 'o2', orderNumber: 'KG-NEW' });
  const link = screen.getByRole('link', { name: 'Replacement: order KG-NEW' });
  expect(link).toHaveAttribute('href', '/orders/o2');
  expect(screen.queryByText(/costs/)).toBeNull();
});
