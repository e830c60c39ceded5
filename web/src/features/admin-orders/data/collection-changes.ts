import { collection, limit, onSnapshot, orderBy, query } from 'firebase/firestore';

import { liveFirestore } from '#lib/firebase/firebase-live.ts';
import { whileAllowed } from '#session/state/while-allowed.ts';

/**
 * Calls `onChange` whenever a document of the collection is created or changed from now on. Only the most recently
 * updated document is subscribed to. `onEnd` follows once the rules refuse that. Returns the unsubscribe function.
 */
export function subscribeToChanges(
  collectionId: string,
  onChange: () => void,
  onEnd: () => void,
): () => void {
  const latest = query(
    collection(liveFirestore, collectionId),
    orderBy('updatedAt', 'desc'),
    limit(1),
  );
  let isFirst = true;
  const report = () => {
    if (!isFirst) onChange();
    isFirst = false;
  };
  return whileAllowed((onRefused) => onSnapshot(latest, report, onRefused), onEnd);
}
