import { blur } from '../paint/blur.ts';
import type { Plane } from '../paint/blur.ts';
import { at } from '../paint/numbers.ts';
import { scaleOf } from '../paint/raster.ts';
import type { Raster } from '../paint/raster.ts';

/** A part of the picture, in pixels. */
export interface Window {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Shade {
  /** Distance to the surface behind, scene units. */
  lift: number;
  shadow?: number;
  /** The part of the picture that `cover` describes. */
  window: Window;
}

/** Darkens what is behind `cover`: a tight contact shadow and a wide soft one, away from the light. */
export function castShadow(
  canvas: Raster,
  cover: Plane,
  { lift, shadow = 0.45, window }: Shade,
): void {
  const reach = lift * scaleOf(canvas).perUnit;
  const near = blur(cover, Math.max(1.5, reach * 0.35));
  const far = blur(cover, Math.max(3, reach * 1.6));
  for (let y = 0; y < window.height; y += 1) {
    let i = ((y + window.y) * canvas.width + window.x) * 4;
    for (let x = 0; x < window.width; x += 1, i += 4) {
      const tight = near.read(x - reach * 0.25, y - reach * 0.35);
      const wide = far.read(x - reach * 0.9, y - reach * 1.3);
      const dark = shadow * (0.5 * tight + 0.6 * wide);
      if (dark < 0.002) continue;
      canvas.pixels[i] = at(canvas.pixels, i) * (1 - dark * 0.92);
      canvas.pixels[i + 1] = at(canvas.pixels, i + 1) * (1 - dark * 0.97);
      canvas.pixels[i + 2] = at(canvas.pixels, i + 2) * (1 - dark);
    }
  }
}
