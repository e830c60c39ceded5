import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { returnFrom } from '#lib/documents/return-document.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { ReturnList } from './return-list.tsx';

const LINES = [{ productId: 'towel', title: 'Towel', quantity: 10 }];

test('what was never paid is not said to have been sent back: it is taken off what is owed', () => {
  const one = returnFrom('r1', { state: 'refunded', lines: LINES, credited: 349_996 });
  renderInShop(<ReturnList returns={[one]} />);
  expect(screen.getByText('₹3,499.96 deducted from the balance due on this order.')).toBeVisible();
  expect(screen.queryByText(/Your refund has been sent/)).toBeNull();
});

test('what was paid has been sent back', () => {
  renderInShop(<ReturnList returns={[returnFrom('r1', { state: 'refunded', lines: LINES })]} />);
  expect(screen.getByText(/Your refund has been sent/)).toBeVisible();
  expect(screen.queryByText(/taken off/)).toBeNull();
});
