import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { emitOrder } from '#testing/fake-order-listener.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { OrderDetailScreen } from './order-detail-screen.tsx';

vi.mock(
  'firebase/firestore',
  async () => (await import('#testing/fake-order-listener.ts')).firestore,
);
vi.mock('#lib/firebase/firebase-live.ts', () => ({ liveFirestore: {} }));

const NETWORK = 'Network error. Please check your connection.';
const MISSING = 'Order not found';

test('shows a network error, then the order once it can be read', () => {
  renderInShop(<OrderDetailScreen orderId="o1" payments={() => null} />);
  emitOrder(undefined, true);
  expect(screen.getByRole('alert')).toHaveTextContent(NETWORK);
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  expect(screen.queryByText(MISSING)).toBeNull();
  emitOrder({ number: 'KG-ABCD1234', state: 'placed' });
  expect(screen.getByRole('heading', { level: 1, name: 'Order KG-ABCD1234' })).toBeVisible();
});

test('shows not found for an order that does not exist', () => {
  renderInShop(<OrderDetailScreen orderId="o1" payments={() => null} />);
  emitOrder(undefined, true);
  emitOrder(undefined);
  expect(screen.getByRole('alert')).toHaveTextContent(MISSING);
});
