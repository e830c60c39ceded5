import { useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';

/** Scale, and the point it is centred on in percent of the picture's sides. */
interface Zoom {
  scale: number;
  x: number;
  y: number;
}

const WHOLE: Zoom = { scale: 1, x: 50, y: 50 };
const CLOSE = 2.5;
const CLOSEST = 4;
const ARROW_STEP = 12;

const ARROWS: Record<string, readonly [x: number, y: number] | undefined> = {
  ArrowLeft: [-ARROW_STEP, 0],
  ArrowRight: [ARROW_STEP, 0],
  ArrowUp: [0, -ARROW_STEP],
  ArrowDown: [0, ARROW_STEP],
};

type Fingers = ReadonlyMap<number, readonly [x: number, y: number]>;

/** Zooms with click, Enter, plus and minus or two fingers; pans with mouse, finger or arrow keys. */
export function useZoom() {
  const [zoom, setZoom] = useState(WHOLE);
  const [fingers, setFingers] = useState<Fingers>(new Map());
  const [hasMoved, setHasMoved] = useState(false);
  const isZoomed = zoom.scale > 1;

  function press(event: MouseEvent<HTMLElement>) {
    if (hasMoved) return;
    if (isZoomed) setZoom(WHOLE);
    // A click made by the keyboard has no position.
    else
      setZoom(
        event.detail === 0 ? { ...WHOLE, scale: CLOSE } : { ...placeOf(event), scale: CLOSE },
      );
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const next = afterKey(zoom, event.key);
    if (!next) return;
    // Escape zooms out first and closes the dialog only after that.
    event.stopPropagation();
    event.preventDefault();
    setZoom(next);
  }

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    setHasMoved(false);
    if (event.pointerType === 'mouse') return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setFingers(new Map(fingers).set(event.pointerId, [event.clientX, event.clientY]));
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    if (event.pointerType === 'mouse') {
      if (isZoomed) setZoom({ ...zoom, ...placeOf(event) });
      return;
    }
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const after = new Map(fingers).set(event.pointerId, [event.clientX, event.clientY]);
    setFingers(after);
    const { width, height } = event.currentTarget.getBoundingClientRect();
    const moved = afterTouch(zoom, fingers, after, { width, height });
    if (moved === zoom) return;
    setZoom(moved);
    setHasMoved(true);
  }

  function release(event: PointerEvent<HTMLElement>) {
    const left = new Map(fingers);
    left.delete(event.pointerId);
    setFingers(left);
  }

  return {
    zoom,
    isZoomed,
    handlers: {
      onClick: press,
      onKeyDown,
      onPointerDown,
      onPointerMove,
      onPointerUp: release,
      onPointerCancel: release,
    },
  };
}

function placeOf(event: MouseEvent<HTMLElement>): Pick<Zoom, 'x' | 'y'> {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
  return {
    x: within(((event.clientX - left) / width) * 100),
    y: within(((event.clientY - top) / height) * 100),
  };
}

function afterKey(zoom: Zoom, key: string): Zoom | undefined {
  if (key === '+' || key === '=') return { ...zoom, scale: Math.min(zoom.scale + 0.5, CLOSEST) };
  if (zoom.scale === 1) return undefined;
  if (key === 'Escape') return WHOLE;
  if (key === '-') return zoom.scale <= 1.5 ? WHOLE : { ...zoom, scale: zoom.scale - 0.5 };
  const arrow = ARROWS[key];
  return arrow && { ...zoom, x: within(zoom.x + arrow[0]), y: within(zoom.y + arrow[1]) };
}

/** Two fingers zoom; one finger pans a zoomed picture. */
function afterTouch(
  zoom: Zoom,
  before: Fingers,
  after: Fingers,
  size: { width: number; height: number },
): Zoom {
  const [was, wasOther] = [...before.values()];
  const [is, isOther] = [...after.values()];
  if (!was || !is) return zoom;
  if (wasOther && isOther) {
    const ratio = apart(is, isOther) / Math.max(1, apart(was, wasOther));
    return { ...zoom, scale: Math.max(1, Math.min(zoom.scale * ratio, CLOSEST)) };
  }
  if (zoom.scale === 1) return zoom;
  const reach = zoom.scale - 1;
  return {
    ...zoom,
    x: within(zoom.x - ((is[0] - was[0]) / size.width / reach) * 100),
    y: within(zoom.y - ((is[1] - was[1]) / size.height / reach) * 100),
  };
}

function apart([x, y]: readonly [number, number], [u, v]: readonly [number, number]): number {
  return Math.hypot(x - u, y - v);
}

function within(percent: number): number {
  return Math.max(0, Math.min(percent, 100));
}
