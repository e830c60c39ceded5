import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { emitOrder, followed, refuseOrder } from '#testing/fake-order-listener.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { sampleBuyer } from '#testing/sample-buyer.ts';
import { signInStaff } from '#testing/sign-in-staff.ts';

import { OrderDetailScreen } from './order-detail-screen.tsx';

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
  followed.length = 0;
  signInStaff('owner');
  recheckProfile.mockReset().mockResolvedValue({ ...sampleBuyer, role: 'admin' });
});

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

test('says that access has ended when the order is refused', async () => {
  renderInShop(<OrderDetailScreen orderId="o1" payments={() => null} />);
  emitOrder({ number: 'KG-ABCD1234', state: 'placed' });
  await refuseOrder();
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('You no longer have access to this order');
  expect(alert).not.toHaveTextContent(MISSING);
});

test('offers another attempt when the profile cannot be read after a refusal', async () => {
  recheckProfile.mockResolvedValue('unread');
  renderInShop(<OrderDetailScreen orderId="o1" payments={() => null} />);
  await refuseOrder();
  expect(screen.getByRole('alert')).toHaveTextContent(NETWORK);
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
});

const TOTALS = { subtotal: 300_000, shipping: 0, tax: 15_000, total: 315_000 };
const MONEY = [
  'balanceAdjustments',
  'bankTransfers',
  'disputes',
  'payments',
  'refundApprovals',
  'refunds',
];

test('follows payments for those who may see them', () => {
  renderInShop(<OrderDetailScreen orderId="o1" payments={() => null} />);
  emitOrder({ number: 'KG-ABCD1234', state: 'placed', totals: TOTALS });
  expect(followed.toSorted()).toEqual([...MONEY, 'orders/o1/events', 'returns'].toSorted());
  expect(screen.getByText('Balance due')).toBeVisible();
});

test('says that payments are hidden from staff without the right to see them', () => {
  signInStaff('orders');
  renderInShop(<OrderDetailScreen orderId="o1" payments={() => null} />);
  emitOrder({ number: 'KG-ABCD1234', state: 'placed', totals: TOTALS });
  expect(screen.getByText('You cannot see payments.')).toBeVisible();
  expect(screen.getByText('Total').nextElementSibling).toHaveTextContent('₹3,150');
  expect(screen.queryByText('Balance due')).toBeNull();
  expect(followed.toSorted()).toEqual(['orders/o1/events', 'returns']);
});
