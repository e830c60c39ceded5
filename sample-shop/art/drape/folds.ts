import { at, clamp, length2 } from '../paint/numbers.ts';
import type { Random } from '../paint/seeded-random.ts';

/** Folds across a width that runs from 0 to 1. */
export interface Folds {
  /** Height of the cloth: 0 in the valleys to 1 on the ridges. */
  height: (s: number) => number;
  /** Share of the cloth's own width to the left of `s`, 0–1. */
  cloth: (s: number) => number;
}

const SAMPLES = 1024;

export interface FoldShape {
  count: number;
  /** Ridge height divided by fold width; deeper folds need more cloth. */
  depth: number;
  /** 0 even pleats – 1 free folds. */
  freedom: number;
  /** 0 round waves – 1 flat pleats laid to one side. */
  lean?: number;
}

/** Uneven folds next to each other, and where the threads of the cloth lie on them. */
export function createFolds(random: Random, { count, depth, freedom, lean = 0 }: FoldShape): Folds {
  const bounds = foldBounds(random, count, freedom);
  const ridges = Array.from({ length: count }, () => 1 - freedom * random.between(0, 0.65));
  const heights = new Float32Array(SAMPLES + 1);
  for (let i = 0, fold = 0; i <= SAMPLES; i += 1) {
    const s = i / SAMPLES;
    while (fold < count - 1 && s > at(bounds, fold + 1)) fold += 1;
    const left = at(bounds, fold);
    const t = (s - left) / (at(bounds, fold + 1) - left);
    heights[i] = wave(t, lean) * at(ridges, fold);
  }
  const lengths = new Float32Array(SAMPLES + 1);
  const rise = (depth / count) * SAMPLES;
  for (let i = 1; i <= SAMPLES; i += 1) {
    lengths[i] = at(lengths, i - 1) + length2(1, (at(heights, i) - at(heights, i - 1)) * rise);
  }
  const total = at(lengths, SAMPLES);
  return { height: (s) => look(heights, s), cloth: (s) => look(lengths, s) / total };
}

function foldBounds(random: Random, count: number, freedom: number): number[] {
  const widths = Array.from({ length: count }, () => 1 + freedom * random.between(-0.6, 0.9));
  const total = widths.reduce((sum, width) => sum + width, 0);
  let sum = 0;
  return [0, ...widths.map((width) => (sum += width / total))];
}

function wave(t: number, lean: number): number {
  const round = 0.5 - 0.5 * Math.cos(t * Math.PI * 2);
  const pleat = t < 0.86 ? 0.35 + 0.65 * (t / 0.86) ** 0.8 : 1 - (t - 0.86) / 0.14;
  return round ** 0.85 * (1 - lean) + pleat * lean;
}

function look(table: Float32Array, s: number): number {
  const position = clamp(s) * SAMPLES;
  const i = Math.min(SAMPLES - 1, Math.floor(position));
  const t = position - i;
  return at(table, i) * (1 - t) + at(table, i + 1) * t;
}
