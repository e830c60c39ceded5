import { collection, limit, onSnapshot, orderBy, query } from 'firebase/firestore';

import { liveFirestore } from '#lib/firebase/firebase-live.ts';

/**
 * Tells whenever a document of a collection came or has changed since now: one document is followed, the one that was
 * changed last. Gives the way to stop. The rules let only administrators in.
 */
export function subscribeToChanges(collectionId: string, onChange: () => void): () => void {
  const latest = query(
    collection(liveFirestore, collectionId),
    orderBy('updatedAt', 'desc'),
    limit(1),
  );
  let isFirst = true;
  return onSnapshot(
    latest,
    () => {
      if (!isFirst) onChange();
      isFirst = false;
    },
    // Without news the list is as it was when it was read.
    () => undefined,
  );
}
