import { useEffect, useRef } from 'react';

import { followLatest } from '../data/follow-latest.ts';

/** While the screen is open, tells whenever a document of a collection came or has changed. */
export function useFollowLatest(collectionId: string, onChange: () => void): void {
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => followLatest(collectionId, () => latest.current()), [collectionId]);
}
