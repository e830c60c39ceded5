import { act } from '@testing-library/react';
import { expect } from 'vitest';

import { storedOrder } from './sample-order.ts';

interface Snapshot {
  id: string;
  exists: () => boolean;
  data: () => object;
  metadata: { fromCache: boolean };
}
type Follower = (snapshot: Snapshot) => void;

const nothing = () => undefined;
let follower: Follower | undefined;
let refuser: (() => void) | undefined;
/** The paths of the collections that were followed. */
export const followed: string[] = [];

/**
 * Mocks `firebase/firestore` for a screen that follows one order; collections stay unanswered. Use
 * `vi.mock('firebase/firestore', async () => (await import('#testing/fake-order-listener.ts')).firestore)`.
 */
export const firestore = {
  collection: (_database: object, ...path: string[]) => path.join('/'),
  doc: () => 'order',
  limit: nothing,
  onSnapshot: (what: string, options: object, onChange: Follower, onRefused: () => void) => {
    if (what !== 'order') {
      followed.push(what);
      return nothing;
    }
    // Needed to notice a reconnection while the order is missing.
    expect(options).toEqual({ includeMetadataChanges: true });
    follower = onChange;
    refuser = onRefused;
    return nothing;
  },
  orderBy: nothing,
  query: (from: string) => from,
  where: nothing,
};

/** undefined for a missing order; `fromCache` while offline */
export function emitOrder(fields: object | undefined, fromCache = false): void {
  const snapshot = {
    id: 'o1',
    exists: () => fields !== undefined,
    data: () => storedOrder(fields ?? {}),
  };
  act(() => follower?.({ ...snapshot, metadata: { fromCache } }));
}

/** What the security rules do when the person loses access. */
export async function refuseOrder(): Promise<void> {
  await act(() => {
    refuser?.();
    return Promise.resolve();
  });
}
