import type { ClothTexture } from '../cloth/cloth-texture.ts';
import { clamp, length2 } from '../paint/numbers.ts';
import type { Raster } from '../paint/raster.ts';
import { plainTexture } from './plain-texture.ts';
import { drawSheet } from './sheet.ts';

/** A turned wooden rod (or a cord, when thin and dull) between two points; lengths in scene units. */
export interface Rod {
  from: readonly [number, number];
  to: readonly [number, number];
  radius: number;
  colour?: string;
  lustre?: number;
  lift?: number;
  texture?: ClothTexture;
}

const WALNUT = '#8a5a35';

export function drawRod(canvas: Raster, rod: Rod): void {
  const { from, to, radius, colour = WALNUT, lustre = 0.5 } = rod;
  const length = length2(to[0] - from[0], to[1] - from[1]) || 1e-6;
  const alongX = (to[0] - from[0]) / length;
  const alongY = (to[1] - from[1]) / length;
  drawSheet(canvas, {
    texture: rod.texture ?? plainTexture(colour),
    gloss: { lustre },
    lift: rod.lift ?? radius * 1.3,
    shadow: 0.4,
    edge: 0.0005,
    trace: (x, y, spot) => {
      const t = (x - from[0]) * alongX + (y - from[1]) * alongY;
      const side = (y - from[1]) * alongX - (x - from[0]) * alongY;
      spot.distance = length2(Math.max(-t, t - length, 0), side) - radius;
      if (spot.distance > 0.004) return;
      const across = clamp(side / radius, -0.97, 0.97);
      spot.height = radius * Math.sqrt(1 - across * across);
      spot.u = t;
      spot.v = side;
    },
  });
}
