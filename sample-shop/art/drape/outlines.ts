import { length2 } from '../paint/numbers.ts';
import type { Point } from '../paint/svg.ts';
import { polygonDistance } from './polygon-distance.ts';

/** A signed distance to an outline in scene units, negative inside. */
export type Outline = (x: number, y: number) => number;

export function roundedBox(middle: Point, half: Point, radius: number): Outline {
  return (x, y) => {
    const dx = Math.abs(x - middle[0]) - half[0] + radius;
    const dy = Math.abs(y - middle[1]) - half[1] + radius;
    return length2(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - radius;
  };
}

/** Distance to the nearest side of a closed outline; only approximate beyond `exactWithin`. */
export function polygonOutline(points: readonly Point[], exactWithin = 0.05): Outline {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const box = {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
  const exact = polygonDistance(points, box);
  return (x, y) => {
    const away = Math.max(box.left - x, x - box.right, box.top - y, y - box.bottom);
    return away > exactWithin ? away : exact(x, y);
  };
}

/** A closed Catmull–Rom curve through `points` with `perSide` points between each two. */
export function smoothCurve(points: readonly Point[], perSide = 8): Point[] {
  const count = points.length;
  const get = (i: number): Point => points[(i + count) % count] ?? [0, 0];
  return points.flatMap((_, i) =>
    Array.from({ length: perSide }, (_unused, k): Point => {
      const [a, b, c, d] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
      const t = k / perSide;
      return [spline([a[0], b[0], c[0], d[0]], t), spline([a[1], b[1], c[1], d[1]], t)];
    }),
  );
}

function spline([a, b, c, d]: [number, number, number, number], t: number): number {
  return (
    0.5 *
    (2 * b +
      (c - a) * t +
      (2 * a - 5 * b + 4 * c - d) * t * t +
      (3 * b - a - 3 * c + d) * t * t * t)
  );
}

export function rotated(outline: Outline, middle: Point, degrees: number): Outline {
  const cos = Math.cos((degrees * Math.PI) / 180);
  const sin = Math.sin((degrees * Math.PI) / 180);
  return (x, y) => {
    const dx = x - middle[0];
    const dy = y - middle[1];
    return outline(middle[0] + dx * cos + dy * sin, middle[1] - dx * sin + dy * cos);
  };
}

export function subtractOutline(outline: Outline, hole: Outline): Outline {
  return (x, y) => Math.max(outline(x, y), -hole(x, y));
}

export function circleOutline(middle: Point, radius: number): Outline {
  return (x, y) => length2(x - middle[0], y - middle[1]) - radius;
}
