import { useState } from 'react';

/** How many cards one step of Load More draws. */
export const STEP = 24;

/** Remembered for the visit, so that Back finds the list as long as it was left. */
const drawnPerList = new Map<string, number>();

/** How many products of the list `key` are drawn, and the way to draw more. */
export function useVisibleCount(key: string): [drawn: number, showMore: () => void] {
  const [, redraw] = useState(0);
  const drawn = drawnPerList.get(key) ?? STEP;

  function showMore() {
    drawnPerList.set(key, drawn + STEP);
    redraw((times) => times + 1);
  }
  return [drawn, showMore];
}
