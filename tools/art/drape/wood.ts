import { clouds } from '../paint/noise.ts';
import { at, clamp } from '../paint/numbers.ts';
import type { Raster } from '../paint/raster.ts';
import { createLight } from './light.ts';
import { blur, createPlane } from '../paint/blur.ts';
import { rgbOf } from '../paint/colour.ts';

/** A turned wooden rod between two points, with its shadow; lengths in scene units. */
export interface Rod {
  from: readonly [number, number];
  to: readonly [number, number];
  radius: number;
  colour?: string;
}

export function drawRod(canvas: Raster, { from, to, radius, colour = '#8a5a35' }: Rod): void {
  const body = rgbOf(colour);
  const light = createLight({ lustre: 0.5 });
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const along: [number, number] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const cover = createPlane(canvas.width, canvas.height);
  const colours = new Float32Array(canvas.width * canvas.height * 4);
  const across = new Float32Array(canvas.width * canvas.height);
  for (let i = 0; i < cover.values.length; i += 1) {
    const x = ((i % canvas.width) + 0.5) / canvas.width - from[0];
    const y = (Math.floor(i / canvas.width) + 0.5) / canvas.width - from[1];
    const t = x * along[0] + y * along[1];
    const side = x * -along[1] + y * along[0];
    const beyond = Math.max(-t, t - length, 0);
    const distance = Math.hypot(beyond, side) - radius;
    if (distance > 0.002) continue;
    const share = clamp(0.5 - distance * canvas.width);
    const grain = 1 + 0.16 * clouds(t * 9, side * 160, 7);
    cover.values[i] = share;
    across[i] = clamp(side / radius, -0.96, 0.96);
    for (let k = 0; k < 3; k += 1) colours[i * 4 + k] = at(body, k) * grain * share;
    colours[i * 4 + 3] = share;
  }
  shadowOf(canvas, blur(cover, radius * canvas.width * 1.1), radius);
  for (let i = 0; i < cover.values.length; i += 1) {
    if (at(cover.values, i) === 0) continue;
    const tilt = at(across, i) / Math.sqrt(1 - at(across, i) ** 2);
    light(canvas.pixels, colours, {
      i: i * 4,
      slope: [tilt * along[1], -tilt * along[0]].map((d) => -d) as [number, number],
      cavity: 0,
      dim: 1,
    });
  }
}

function shadowOf(
  canvas: Raster,
  soft: { values: Float32Array; width: number },
  radius: number,
): void {
  const dx = Math.round(radius * canvas.width * 0.9);
  const dy = Math.round(radius * canvas.width * 1.5);
  for (let y = dy; y < canvas.height; y += 1) {
    for (let x = dx; x < canvas.width; x += 1) {
      const dark = at(soft.values, (y - dy) * canvas.width + x - dx) * 0.4;
      if (dark < 0.002) continue;
      const i = (y * canvas.width + x) * 4;
      for (let k = 0; k < 3; k += 1) canvas.pixels[i + k] = at(canvas.pixels, i + k) * (1 - dark);
    }
  }
}
