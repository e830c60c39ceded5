import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { emitOrder, refuseOrder } from '#testing/fake-order-listener.ts';
import { useSession } from '#session/state/session-store.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { sampleBuyer } from '#testing/sample-buyer.ts';

import { OrderScreen } from './order-screen.tsx';

vi.mock(
  'firebase/firestore',
  async () => (await import('#testing/fake-order-listener.ts')).firestore,
);
vi.mock('#lib/firebase/firebase-live.ts', () => ({ liveFirestore: {} }));
const { recheckProfile } = vi.hoisted(() => ({
  recheckProfile: vi.fn<(uid: string) => Promise<unknown>>(),
}));
vi.mock('#session/data/recheck-profile.ts', () => ({ recheckProfile }));

beforeEach(() => {
  useSession.setState({ status: 'signed-in', profile: sampleBuyer }, true);
  recheckProfile.mockReset().mockResolvedValue(sampleBuyer);
});

const NETWORK = 'Network error. Please check your connection.';
const MISSING = 'We could not find this order';
const show = () =>
  renderInShop(
    <OrderScreen
      uid="asha"
      orderId="o1"
      onBuy={() => undefined}
      payments={() => null}
      reviews={() => null}
    />,
  );

test('waits for a connection before saying whether the order exists', () => {
  show();
  emitOrder(undefined, true);
  expect(screen.getByRole('alert')).toHaveTextContent(NETWORK);
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  expect(screen.queryByText(MISSING)).toBeNull();
  emitOrder({ number: 'KG-ABCD1234', state: 'placed' });
  expect(screen.getByRole('heading', { level: 1, name: 'Order KG-ABCD1234' })).toBeVisible();
  expect(screen.queryByText(NETWORK)).toBeNull();
});

const REQUESTED_NOTE = 'You have asked us to cancel this order. We are reviewing your request.';

test('shows a cancellation request only while the order can be cancelled', () => {
  show();
  const cancelRequest = { reason: 'Changed my mind.', at: new Date() };
  const requested = { number: 'KG-ABCD1234', cancelRequest };
  for (const state of ['packed', 'shipped', 'on_hold', 'rto']) {
    emitOrder({ ...requested, state });
    expect(screen.getByText(REQUESTED_NOTE)).toBeVisible();
  }
  for (const state of ['delivered', 'returned', 'cancelled']) {
    emitOrder({ ...requested, state });
    expect(screen.queryByText(REQUESTED_NOTE)).toBeNull();
  }
});

test('says that a missing order was not found', () => {
  show();
  emitOrder(undefined, true);
  emitOrder(undefined);
  expect(screen.getByRole('alert')).toHaveTextContent(MISSING);
});

test('says that access has ended when an order that was shown is refused', async () => {
  show();
  emitOrder({ number: 'KG-ABCD1234', state: 'placed' });
  await refuseOrder();
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('You no longer have access to this order');
  expect(alert).not.toHaveTextContent(MISSING);
  expect(screen.queryByText('KG-ABCD1234')).toBeNull();
});

test('says that an order of another account was not found', async () => {
  show();
  await refuseOrder();
  expect(screen.getByRole('alert')).toHaveTextContent(MISSING);
});

test('offers another attempt when the profile cannot be read after a refusal', async () => {
  recheckProfile.mockResolvedValue('unread');
  show();
  emitOrder({ number: 'KG-ABCD1234', state: 'placed' });
  await refuseOrder();
  expect(screen.getByRole('alert')).toHaveTextContent(NETWORK);
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
});

const LINES = [
  { productId: 'saree', title: 'Kota saree', quantity: 1, unitPrice: 180_000 },
  { productId: 'made-1', title: 'Banner for the hall', quantity: 1, unitPrice: 90_000 },
];

test('shows no further steps or parcels for a cancelled order', () => {
  const placed = new Date('2026-03-01');
  const order = { number: 'KG-ABCD1234', stateTimes: { placed, cancelled: placed } };
  show();
  emitOrder({ ...order, state: 'placed' });
  expect(screen.getAllByText('Pending').length).toBeGreaterThan(1);
  expect(screen.getByRole('heading', { name: 'Parcels' })).toBeVisible();
  emitOrder({ ...order, state: 'cancelled' });
  const steps = screen.getAllByRole('listitem').filter((item) => item.dataset.state);
  expect(steps.map((step) => step.querySelector('strong')?.textContent)).toEqual([
    'Order Placed',
    'Cancelled',
  ]);
  expect(screen.queryByText('Pending')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Parcels' })).toBeNull();
});

test('links titles to products, except for made-to-order lines', () => {
  show();
  emitOrder({ number: 'KG-ABCD1234', state: 'delivered', lines: LINES });
  expect(screen.getByRole('link', { name: 'Kota saree' })).toHaveAttribute(
    'href',
    '/products/saree',
  );
  expect(screen.getByText('Banner for the hall')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Banner for the hall' })).toBeNull();
});
