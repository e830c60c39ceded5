import { useEffect, useRef } from 'react';

import { subscribeToChanges } from '../data/collection-changes.ts';

/** While the screen is open, tells whenever a document of a collection came or has changed. */
export function useCollectionChanges(collectionId: string, onChange: () => void): void {
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => subscribeToChanges(collectionId, () => latest.current()), [collectionId]);
}
