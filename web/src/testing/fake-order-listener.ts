import { act } from '@testing-library/react';
import { expect } from 'vitest';

interface Snapshot {
  id: string;
  exists: () => boolean;
  data: () => object;
  metadata: { fromCache: boolean };
}
type Follower = (snapshot: Snapshot) => void;

const nothing = () => undefined;
let follower: Follower | undefined;

/**
 * Stands in for `firebase/firestore` where a screen follows one order; lists are never answered. Use it in
 * `vi.mock('firebase/firestore', async () => (await import('#testing/fake-order-listener.ts')).firestore)`.
 */
export const firestore = {
  collection: nothing,
  doc: () => 'order',
  limit: nothing,
  onSnapshot: (what: string, options: object, onChange: Follower) => {
    if (what !== 'order') return nothing;
    // Without word of the metadata, a database that is reached again says nothing of an order that is not there.
    expect(options).toEqual({ includeMetadataChanges: true });
    follower = onChange;
    return nothing;
  },
  orderBy: nothing,
  query: () => 'list',
  where: nothing,
};

/** Tells the screen of the order: its fields, or undefined for none; from the cache, the database has not been heard. */
export function emitOrder(fields: object | undefined, fromCache = false): void {
  const snapshot = { id: 'o1', exists: () => fields !== undefined, data: () => fields ?? {} };
  act(() => follower?.({ ...snapshot, metadata: { fromCache } }));
}
