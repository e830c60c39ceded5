import { clamp, length3 } from '../paint/numbers.ts';
import type { Distance, Place } from './distance.ts';

export interface Ray {
  from: Place;
  along: Place;
}

/** An exact distance, and a cheap one for where nothing is near. */
export interface RayHit {
  exact: Distance;
  rough: Distance;
}

/** Possible error of the cheap distance. */
const SAFETY = 0.03;

/** Distance along the ray to the body, or undefined beyond `reach`. */
export function marchRay(
  body: RayHit,
  { from, along }: Ray,
  start: number,
  reach: number,
): number | undefined {
  let t = start;
  for (let i = 0; i < 110 && t < reach; i += 1) {
    const [x, y, z] = [from[0] + along[0] * t, from[1] + along[1] * t, from[2] + along[2] * t];
    const guess = body.rough(x, y, z) - SAFETY;
    if (guess > 0.01) {
      t += guess;
      continue;
    }
    const gap = body.exact(x, y, z);
    if (gap < 0.0007) return t;
    t += gap * 0.9;
  }
  return undefined;
}

export function normalAt(distance: Distance, x: number, y: number, z: number): Place {
  const e = 0.0016;
  const a = distance(x + e, y - e, z - e);
  const b = distance(x - e, y - e, z + e);
  const c = distance(x - e, y + e, z - e);
  const d = distance(x + e, y + e, z + e);
  const nx = a - b - c + d;
  const ny = -a - b + c + d;
  const nz = -a + b - c + d;
  const length = length3(nx, ny, nz) || 1;
  return [nx / length, ny / length, nz / length];
}

/** Share of the lamp's light that reaches a point past the body, with a soft edge. */
export function shadowAlong(distance: Distance, { from, along }: Ray, softness: number): number {
  let share = 1;
  let t = 0.02;
  for (let i = 0; i < 22 && t < 2.4; i += 1) {
    const gap = distance(from[0] + along[0] * t, from[1] + along[1] * t, from[2] + along[2] * t);
    share = Math.min(share, 0.5 + (gap * softness) / t / 2);
    if (share < 0.02) return 0;
    t += clamp(gap, 0.012, 0.14);
  }
  const s = clamp(share);
  return s * s * (3 - 2 * s);
}

/** How unobstructed a surface point is, 0–1. */
export function openness(distance: Distance, [x, y, z]: Place, [nx, ny, nz]: Place): number {
  let closed = 0;
  let weight = 1;
  for (const step of [0.03, 0.08, 0.16, 0.28]) {
    closed += weight * (step - distance(x + nx * step, y + ny * step, z + nz * step));
    weight *= 0.62;
  }
  return clamp(1 - 2.2 * closed);
}
