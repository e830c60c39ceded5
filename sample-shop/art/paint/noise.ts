import { at } from './numbers.ts';
import { scramble } from './seeded-random.ts';

/** A repeatable number in [0, 1) for an integer and a seed. */
export function hash1(i: number, seed: number): number {
  return scramble(Math.imul(i, 0x27d4eb2d) ^ seed) / 4294967296;
}

/** A repeatable number in [0, 1) for an integer point. */
export function hash2(i: number, j: number, seed: number): number {
  return scramble(Math.imul(i, 0x27d4eb2d) ^ Math.imul(j, 0x165667b1) ^ seed) / 4294967296;
}

/** Smooth noise along a line, in [-1, 1], about one wave per unit. */
export function noise1(x: number, seed: number): number {
  const i = Math.floor(x);
  const t = ease(x - i);
  return (hash1(i, seed) * (1 - t) + hash1(i + 1, seed) * t) * 2 - 1;
}

/** Smooth noise over the plane, in [-1, 1], about one hill per unit. */
export function noise2(x: number, y: number, seed: number): number {
  const i = Math.floor(x);
  const j = Math.floor(y);
  const s = ease(x - i);
  const t = ease(y - j);
  const a = cornersOf(i, j, seed);
  const top = at(CORNERS, a) * (1 - s) + at(CORNERS, a + 1) * s;
  const bottom = at(CORNERS, a + 2) * (1 - s) + at(CORNERS, a + 3) * s;
  return (top * (1 - t) + bottom * t) * 2 - 1;
}

/**
 * Pictures are drawn pixel by pixel, so the same lattice squares are needed again at once. Their four corners are
 * cached.
 */
const SQUARES = 512;
const CORNERS = new Float64Array(SQUARES * 4);
const KEPT = new Int32Array(SQUARES * 3).fill(-0x80000000);

/** Index of the four corners of a lattice square in `CORNERS`. */
function cornersOf(i: number, j: number, seed: number): number {
  const slot =
    (Math.imul(i, 0x2545f491) ^ Math.imul(j, 0x9e3779b1) ^ Math.imul(seed, 31)) & (SQUARES - 1);
  const name = slot * 3;
  const corner = slot * 4;
  if (KEPT[name] === i && KEPT[name + 1] === j && KEPT[name + 2] === seed) return corner;
  KEPT[name] = i;
  KEPT[name + 1] = j;
  KEPT[name + 2] = seed;
  CORNERS[corner] = hash2(i, j, seed);
  CORNERS[corner + 1] = hash2(i + 1, j, seed);
  CORNERS[corner + 2] = hash2(i, j + 1, seed);
  CORNERS[corner + 3] = hash2(i + 1, j + 1, seed);
  return corner;
}

/** Three octaves of `noise2`, in about [-1, 1]. */
export function clouds(x: number, y: number, seed: number): number {
  return (
    noise2(x, y, seed) * 0.57 +
    noise2(x * 2.1, y * 2.1, seed + 1) * 0.29 +
    noise2(x * 4.3, y * 4.3, seed + 2) * 0.14
  );
}

function ease(t: number): number {
  return t * t * (3 - 2 * t);
}
