import type { Area } from './cloth-technique.ts';

export interface Spot {
  x: number;
  y: number;
  column: number;
  row: number;
}

/** Positions in straight rows and columns that fill the area evenly, about `step` apart. */
export function squareRepeat(area: Area, step: number, stepDown = step): Spot[] {
  const columns = Math.max(1, Math.round(area.width / step));
  const rows = Math.max(1, Math.round(area.height / stepDown));
  const spots: Spot[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      spots.push({
        x: ((column + 0.5) * area.width) / columns,
        y: ((row + 0.5) * area.height) / rows,
        column,
        row,
      });
    }
  }
  return spots;
}

/** Positions in rows of which every other is shifted by half a step. Extends beyond the edges so that no gap shows. */
export function halfDropRepeat(area: Area, step: number, stepDown = step): Spot[] {
  const columns = Math.max(1, Math.round(area.width / step));
  const rows = Math.max(1, Math.round(area.height / stepDown));
  const wide = area.width / columns;
  const high = area.height / rows;
  const spots: Spot[] = [];
  for (let row = 0; row <= rows; row += 1) {
    const shift = row % 2 === 0 ? 0.5 : 0;
    for (let column = 0; column <= columns; column += 1) {
      spots.push({ x: (column + shift) * wide, y: row * high, column, row });
    }
  }
  return spots;
}

export function steps(length: number, step: number): number[] {
  const count = Math.max(1, Math.round(length / step));
  return Array.from({ length: count }, (_, i) => ((i + 0.5) * length) / count);
}
