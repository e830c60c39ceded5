import { oklabOf } from './paint/colour.ts';
import { at } from './paint/numbers.ts';
import type { Raster } from './paint/raster.ts';

const COLUMNS = 20;
const ROWS = 25;

/** The perceptual mean colours of a 20 × 25 grid. Pictures that look alike have similar fingerprints. */
export function fingerprint({ width, height, pixels }: Raster): number[] {
  const sums = new Float64Array(COLUMNS * ROWS * 4);
  for (let i = 0; i < width * height; i += 1) {
    const column = Math.floor(((i % width) * COLUMNS) / width);
    const row = Math.floor((Math.floor(i / width) * ROWS) / height);
    const field = (row * COLUMNS + column) * 4;
    for (let k = 0; k < 3; k += 1) sums[field + k] = at(sums, field + k) + at(pixels, i * 4 + k);
    sums[field + 3] = at(sums, field + 3) + 1;
  }
  return Array.from({ length: COLUMNS * ROWS }, (_, field) => {
    const count = at(sums, field * 4 + 3) || 1;
    const mean = (k: number) => at(sums, field * 4 + k) / count;
    return oklabOf([mean(0), mean(1), mean(2)]);
  }).flat();
}

/** Difference between two fingerprints; 0.02 is barely visible overall. */
export function fingerprintDistance(one: readonly number[], other: readonly number[]): number {
  const squares = one.map((value, i) => (value - (other[i] ?? 0)) ** 2);
  return Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / squares.length);
}
