import { useEffect, useRef } from 'react';

import { subscribeToChanges } from '../data/collection-changes.ts';

export function useCollectionChanges(collectionId: string, onChange: () => void): void {
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => subscribeToChanges(collectionId, () => latest.current()), [collectionId]);
}
