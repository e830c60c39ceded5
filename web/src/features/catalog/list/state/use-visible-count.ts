import { useState } from 'react';

export const STEP = 24;

/** Kept for the visit, so that Back restores the list at its length. */
const visiblePerList = new Map<string, number>();

export function useVisibleCount(key: string): [visible: number, showMore: () => void] {
  const [, redraw] = useState(0);
  const visible = visiblePerList.get(key) ?? STEP;

  function showMore() {
    visiblePerList.set(key, visible + STEP);
    redraw((times) => times + 1);
  }
  return [visible, showMore];
}
