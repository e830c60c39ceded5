import { at, clamp } from '../paint/numbers.ts';
import type { Point } from '../paint/svg.ts';

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** What is true for all points in one square of the plane. */
interface Cell {
  /** Indexes of the only sides that can be nearest. */
  near: Int32Array;
  /** True or false when the whole square is inside or outside; undefined where the outline crosses it. */
  inside: boolean | undefined;
  /** The sides that a line from one of its points to the right can cross. */
  right: Int32Array;
}

/** Squares across the longer side of the box. */
const CELLS = 40;

/** How far squares extend beyond the box, as a share of its longer side. */
const MARGIN = 0.3;

/**
 * Exact signed distance to a closed polygon, negative inside. Called for every pixel, so each square of the plane
 * caches the few sides that can be nearest to its points.
 */
export function polygonDistance(
  points: readonly Point[],
  box: Box,
): (x: number, y: number) => number {
  const sides = sidesOf(points);
  const all = Int32Array.from({ length: points.length }, (_, i) => i);
  const cellAt = cellsOf(sides, all, box);
  return (x, y) => {
    const cell = cellAt(x, y);
    const distance = Math.sqrt(squareToNearest(sides, cell?.near ?? all, x, y));
    return (cell?.inside ?? isInside(sides, cell?.right ?? all, x, y)) ? -distance : distance;
  };
}

/** Returns the square of a point, computed on first use; undefined far from the box. */
function cellsOf(
  sides: Float64Array,
  all: Int32Array,
  box: Box,
): (x: number, y: number) => Cell | undefined {
  const long = Math.max(box.right - box.left, box.bottom - box.top) || 1;
  const size = long / CELLS;
  const count = Math.ceil(CELLS * (1 + 2 * MARGIN));
  const cells = new Array<Cell | undefined>(count * count);
  const [left, top] = [box.left - long * MARGIN, box.top - long * MARGIN];
  const around = (column: number, row: number) =>
    cellAround(sides, all, {
      x: left + (column + 0.5) * size,
      y: top + (row + 0.5) * size,
      reach: size * Math.SQRT1_2,
    });
  return (x, y) => {
    const column = Math.floor((x - left) / size);
    const row = Math.floor((y - top) / size);
    if (Math.min(column, row) < 0 || Math.max(column, row) >= count) return undefined;
    return (cells[row * count + column] ??= around(column, row));
  };
}

/** Four numbers per side: its start and the vector to the next corner. */
function sidesOf(points: readonly Point[]): Float64Array {
  const sides = new Float64Array(points.length * 4);
  points.forEach(([x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length] ?? [x, y];
    sides.set([x, y, nextX - x, nextY - y], i * 4);
  });
  return sides;
}

interface Middle {
  x: number;
  y: number;
  reach: number;
}

/**
 * A side that is farther from the middle than the nearest side by more than the square's diagonal cannot be
 * nearest anywhere in it.
 */
function cellAround(sides: Float64Array, all: Int32Array, { x, y, reach }: Middle): Cell {
  const distances = Float64Array.from(all, (side) => Math.sqrt(squareTo(sides, side * 4, x, y)));
  const least = Math.min(...distances);
  const near = all.filter((side) => at(distances, side) <= least + 2 * reach + 1e-9);
  const right = all.filter((side) => reachesRightOf(sides, side * 4, { x, y, reach }));
  return { near, right, inside: least > reach ? isInside(sides, all, x, y) : undefined };
}

function squareToNearest(sides: Float64Array, among: Int32Array, x: number, y: number): number {
  let nearest = Infinity;
  for (const side of among) nearest = Math.min(nearest, squareTo(sides, side * 4, x, y));
  return nearest;
}

function squareTo(sides: Float64Array, side: number, x: number, y: number): number {
  const dx = x - at(sides, side);
  const dy = y - at(sides, side + 1);
  const ex = at(sides, side + 2);
  const ey = at(sides, side + 3);
  const t = clamp((dx * ex + dy * ey) / (ex * ex + ey * ey || 1));
  const [gapX, gapY] = [dx - ex * t, dy - ey * t];
  return gapX * gapX + gapY * gapY;
}

function reachesRightOf(sides: Float64Array, side: number, { x, y, reach }: Middle): boolean {
  const [fromX, fromY] = [at(sides, side), at(sides, side + 1)];
  const [toX, toY] = [fromX + at(sides, side + 2), fromY + at(sides, side + 3)];
  const isBeside = Math.max(fromY, toY) >= y - reach && Math.min(fromY, toY) <= y + reach;
  return isBeside && Math.max(fromX, toX) >= x - reach;
}

/** Even–odd rule with a line to the right. */
function isInside(sides: Float64Array, among: Int32Array, x: number, y: number): boolean {
  let inside = false;
  for (const number of among) {
    const side = number * 4;
    const top = at(sides, side + 1);
    const fall = at(sides, side + 3);
    const crosses = top > y !== top + fall > y;
    if (crosses && x < at(sides, side) + ((y - top) / fall) * at(sides, side + 2)) inside = !inside;
  }
  return inside;
}
