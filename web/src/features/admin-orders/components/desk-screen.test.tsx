import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';

import { DeskScreen } from './desk-screen.tsx';

interface Snapshot {
  id: string;
  exists: () => boolean;
  data: () => object;
  metadata: { fromCache: boolean };
}
type Follower = (snapshot: Snapshot) => void;

const { onSnapshot } = vi.hoisted(() => ({ onSnapshot: vi.fn() }));
vi.mock('firebase/firestore', () => ({
  collection: vi.fn(),
  doc: () => 'order',
  limit: vi.fn(),
  onSnapshot,
  orderBy: vi.fn(),
  query: () => 'list',
  where: vi.fn(),
}));
vi.mock('#lib/firebase-live.ts', () => ({ liveFirestore: {} }));

let follower: Follower | undefined;

beforeEach(() => {
  follower = undefined;
  onSnapshot.mockImplementation((what: string, options: object, onChange: Follower) => {
    // Without word of the metadata, a database that is reached again says nothing of an order that is not there.
    if (what === 'order') expect(options).toEqual({ includeMetadataChanges: true });
    if (what === 'order') follower = onChange;
    return () => undefined;
  });
});

function answer(order: object | undefined, fromCache = false) {
  const snapshot = { id: 'o1', exists: () => order !== undefined, data: () => order ?? {} };
  act(() => follower?.({ ...snapshot, metadata: { fromCache } }));
}

const NETWORK = 'Network error. Please check your connection.';
const MISSING = 'There is no such order';

test('without a connection staff read so, and see the order as soon as it can be read', () => {
  renderInShop(<DeskScreen orderId="o1" payments={() => null} />);
  answer(undefined, true);
  expect(screen.getByRole('alert')).toHaveTextContent(NETWORK);
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  expect(screen.queryByText(MISSING)).toBeNull();
  answer({ number: 'KG-ABCD1234', state: 'placed' });
  expect(screen.getByRole('heading', { level: 1, name: 'Order KG-ABCD1234' })).toBeVisible();
});

test('an order that the database does not have is not there', () => {
  renderInShop(<DeskScreen orderId="o1" payments={() => null} />);
  answer(undefined, true);
  answer(undefined);
  expect(screen.getByRole('alert')).toHaveTextContent(MISSING);
});
