import { at, clamp, length3 } from '../paint/numbers.ts';
import type { Distance, Place } from './distance.ts';

const CELLS = 60;

/**
 * Looks up distances in a grid around the body. Good enough for shadows and the long steps of ray marching, and
 * much cheaper than evaluating every part. Off by about one cell near fine detail.
 */
export function gridDistance(distance: Distance, [cx, cy, cz]: Place, radius: number): Distance {
  const cell = (radius * 2.1) / (CELLS - 1);
  const [ox, oy, oz] = [cx - radius * 1.05, cy - radius * 1.05, cz - radius * 1.05];
  const table = new Float32Array(CELLS * CELLS * CELLS);
  for (let i = 0; i < table.length; i += 1) {
    const ix = i % CELLS;
    const iy = Math.floor(i / CELLS) % CELLS;
    const iz = Math.floor(i / (CELLS * CELLS));
    table[i] = distance(ox + ix * cell, oy + iy * cell, oz + iz * cell);
  }
  return (x, y, z) => {
    const away = length3(x - cx, y - cy, z - cz) - radius;
    if (away > 0.1) return away;
    return between(table, (x - ox) / cell, (y - oy) / cell, (z - oz) / cell);
  };
}

function between(table: Float32Array, gx: number, gy: number, gz: number): number {
  const x = clamp(gx, 0, CELLS - 1.001);
  const y = clamp(gy, 0, CELLS - 1.001);
  const z = clamp(gz, 0, CELLS - 1.001);
  const i = Math.floor(z) * CELLS * CELLS + Math.floor(y) * CELLS + Math.floor(x);
  const s = x - Math.floor(x);
  const t = y - Math.floor(y);
  const near = square(table, i, s, t);
  return near + (square(table, i + CELLS * CELLS, s, t) - near) * (z - Math.floor(z));
}

function square(table: Float32Array, i: number, s: number, t: number): number {
  const lower = at(table, i) * (1 - s) + at(table, i + 1) * s;
  const upper = at(table, i + CELLS) * (1 - s) + at(table, i + CELLS + 1) * s;
  return lower * (1 - t) + upper * t;
}
