import { useState } from 'react';

/** How many cards one step of Load More draws. */
export const STEP = 24;

/** Remembered for the visit, so that Back finds the list as long as it was left. */
const visiblePerList = new Map<string, number>();

/** How many products of the list `key` are drawn, and the way to draw more. */
export function useVisibleCount(key: string): [visible: number, showMore: () => void] {
  const [, redraw] = useState(0);
  const visible = visiblePerList.get(key) ?? STEP;

  function showMore() {
    visiblePerList.set(key, visible + STEP);
    redraw((times) => times + 1);
  }
  return [visible, showMore];
}
