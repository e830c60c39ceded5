import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { tellOrder } from '#testing/followed-order.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { OrderScreen } from './order-screen.tsx';

vi.mock('firebase/firestore', async () => (await import('#testing/followed-order.ts')).firestore);
vi.mock('#lib/firebase-live.ts', () => ({ liveFirestore: {} }));

const NETWORK = 'Network error. Please check your connection.';
const MISSING = 'We could not find this order';
const show = () =>
  renderInShop(
    <OrderScreen uid="asha" orderId="o1" onBuy={() => undefined} payments={() => null} />,
  );

test('without a connection it is not known whether there is such an order; later it is', () => {
  show();
  tellOrder(undefined, true);
  expect(screen.getByRole('alert')).toHaveTextContent(NETWORK);
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  expect(screen.queryByText(MISSING)).toBeNull();
  tellOrder({ number: 'KG-ABCD1234', state: 'placed' });
  expect(screen.getByRole('heading', { level: 1, name: 'Order KG-ABCD1234' })).toBeVisible();
  expect(screen.queryByText(NETWORK)).toBeNull();
});

test('one that the database does not have is not found', () => {
  show();
  tellOrder(undefined, true);
  tellOrder(undefined);
  expect(screen.getByRole('alert')).toHaveTextContent(MISSING);
});
