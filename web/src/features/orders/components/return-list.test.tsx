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
