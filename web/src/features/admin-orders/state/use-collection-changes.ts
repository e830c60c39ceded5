import { useEffect, useRef, useState } from 'react';

import { subscribeToChanges } from '../data/collection-changes.ts';

export interface CollectionChanges {
  /** The rules have refused the collection, so changes are no longer noticed. */
  hasEnded: boolean;
  followAgain: () => void;
}

export function useCollectionChanges(
  collectionId: string,
  onChange: () => void,
): CollectionChanges {
  const [attempt, setAttempt] = useState(1);
  const [endedAttempt, setEndedAttempt] = useState(0);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(
    () =>
      subscribeToChanges(
        collectionId,
        () => latest.current(),
        () => setEndedAttempt(attempt),
      ),
    [collectionId, attempt],
  );
  return { hasEnded: endedAttempt === attempt, followAgain: () => setAttempt(attempt + 1) };
}
