import { createPlane } from '../paint/blur.ts';
import { rgbOf } from '../paint/colour.ts';
import { clouds } from '../paint/noise.ts';
import { at, clamp } from '../paint/numbers.ts';
import type { Raster } from '../paint/raster.ts';
import { createLight } from './light.ts';
import { castShadow } from './shadow.ts';

/** A turned wooden rod (or a cord, if thin and dull) between two points; lengths in scene units. */
export interface Rod {
  from: readonly [number, number];
  to: readonly [number, number];
  radius: number;
  colour?: string;
  lustre?: number;
}

const WALNUT = '#8a5a35';

/** Paints the rod and its shadow. */
export function drawRod(canvas: Raster, rod: Rod): void {
  const { from, to, radius, colour = WALNUT, lustre = 0.5 } = rod;
  const body = rgbOf(colour);
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const alongX = (to[0] - from[0]) / length;
  const alongY = (to[1] - from[1]) / length;
  const cover = createPlane(canvas.width, canvas.height);
  const tilts = new Float32Array(cover.values.length);
  const colours = new Float32Array(cover.values.length * 4);
  for (let i = 0; i < cover.values.length; i += 1) {
    const x = ((i % canvas.width) + 0.5) / canvas.width - from[0];
    const y = (Math.floor(i / canvas.width) + 0.5) / canvas.width - from[1];
    const t = x * alongX + y * alongY;
    const side = y * alongX - x * alongY;
    const distance = Math.hypot(Math.max(-t, t - length, 0), side) - radius;
    if (distance > 0.002) continue;
    const share = clamp(0.5 - distance * canvas.width);
    const grain = (1 + 0.16 * clouds(t * 9, side * 160, 7)) * share;
    const across = clamp(side / radius, -0.96, 0.96);
    cover.values[i] = share;
    tilts[i] = -across / Math.sqrt(1 - across * across);
    for (let k = 0; k < 3; k += 1) colours[i * 4 + k] = at(body, k) * grain;
    colours[i * 4 + 3] = share;
  }
  castShadow(canvas, cover, { lift: radius * 1.3, shadow: 0.4 });
  const light = createLight({ lustre });
  for (let i = 0; i < cover.values.length; i += 1) {
    if (at(cover.values, i) === 0) continue;
    const tilt = at(tilts, i);
    const facet = { i: i * 4, slopeX: -tilt * alongY, slopeY: tilt * alongX, cavity: 0, dim: 1 };
    light(canvas.pixels, colours, facet);
  }
}
