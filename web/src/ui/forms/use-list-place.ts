import { useLayoutEffect, useRef, type RefObject } from 'react';

const MAX_HEIGHT = 320;
/** Room for four results or five. */
const ENOUGH = 240;
const GAP = 4;

interface ListPlace {
  field: RefObject<HTMLDivElement | null>;
  list: RefObject<HTMLDivElement | null>;
}

/** Keeps an open list at its field, fixed to the window: a dialog or table around the field would cut it off. */
export function useListPlace(isOpen: boolean): ListPlace {
  const field = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  // After each render: it may have moved the field.
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const place = () => {
      if (!field.current || !list.current) return;
      const style = placeOf(field.current.getBoundingClientRect(), window.innerHeight);
      Object.assign(list.current.style, style);
    };
    place();
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  });
  return { field, list };
}

type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'width'>;

/** Below the field, unless there is little room and more above. */
export function placeOf({ top, bottom, left, width }: Box, windowHeight: number) {
  const below = windowHeight - bottom;
  const isBelow = below >= Math.min(ENOUGH, top);
  const room = (isBelow ? below : top) - 2 * GAP;
  return {
    top: isBelow ? `${bottom + GAP}px` : 'auto',
    bottom: isBelow ? 'auto' : `${windowHeight - top + GAP}px`,
    left: `${left}px`,
    width: `${width}px`,
    maxHeight: `${Math.min(MAX_HEIGHT, room)}px`,
  };
}
