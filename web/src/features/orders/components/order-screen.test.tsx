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

const ASKED = 'You asked us to cancel this order. We are looking at it.';

test('a wish to cancel is looked at while there is something to cancel, and no longer', () => {
  show();
  const asked = { number: 'KG-ABCD1234', cancelRequest: { reason: 'Changed my mind.' } };
  for (const state of ['packed', 'shipped', 'on_hold', 'rto']) {
    tellOrder({ ...asked, state });
    expect(screen.getByText(ASKED)).toBeVisible();
  }
  for (const state of ['delivered', 'returned', 'cancelled']) {
    tellOrder({ ...asked, state });
    expect(screen.queryByText(ASKED)).toBeNull();
  }
});

test('one that the database does not have is not found', () => {
  show();
  tellOrder(undefined, true);
  tellOrder(undefined);
  expect(screen.getByRole('alert')).toHaveTextContent(MISSING);
});
