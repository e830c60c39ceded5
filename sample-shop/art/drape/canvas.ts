import { rgbOf } from '../paint/colour.ts';
import type { Rgb } from '../paint/colour.ts';
import { noise2 } from '../paint/noise.ts';
import { clamp, length2, mix, smoothstep } from '../paint/numbers.ts';
import { createRaster, scaleOf } from '../paint/raster.ts';
import type { Raster, SceneView } from '../paint/raster.ts';

export interface PictureSize {
  width: number;
  height: number;
}

/**
 * Every picture is drawn at this size (4:5) and then scaled. Scene units are widths of the picture, so y runs from
 * 0 to 1.25.
 */
export const PICTURE = { width: 640, height: 800 } as const;

export const SCENE_HEIGHT = PICTURE.height / PICTURE.width;

/** Backgrounds: undyed cotton in its natural tints. */
const GROUNDS = ['#f1e8d9', '#eee6da', '#f0e5d6', '#ece6dc', '#efe6dd', '#ebe5d8'] as const;

export interface Backdrop {
  /** 0–1, which tint of undyed cotton. */
  tint: number;
  /** Where wall meets table, in scene units; undefined for a plain background. */
  horizon?: number;
  /** The visible part of the scene; the whole by default. */
  view?: SceneView;
  size?: PictureSize;
}

/** An empty picture: undyed cotton lit by a window at the upper left. */
export function createCanvas({ tint, horizon, view, size = PICTURE }: Backdrop): Raster {
  const canvas: Raster = { ...createRaster(size.width, size.height), view };
  const ground = rgbOf(GROUNDS[Math.floor(tint * GROUNDS.length)] ?? GROUNDS[0]);
  const { perUnit, x: left, y: top } = scaleOf(canvas);
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      const light = daylight(left + x / perUnit, top + y / perUnit, horizon);
      paintGround(canvas, (y * size.width + x) * 4, ground, light);
    }
  }
  return canvas;
}

function daylight(x: number, y: number, horizon: number | undefined): number {
  const distance = length2(x - 0.22, y - 0.2);
  const soft = noise2(x * 1.7, y * 1.7, 3) * 0.012;
  const wall = 1.02 - 0.2 * smoothstep(0.1, 1.35, distance) + soft;
  if (horizon === undefined) return wall;
  const table =
    1.0 -
    0.1 * smoothstep(0.1, 1.2, Math.abs(x - 0.4)) -
    0.06 * smoothstep(horizon, SCENE_HEIGHT, y);
  return mix(wall * 0.95, table, smoothstep(horizon - 0.05, horizon + 0.06, y));
}

function paintGround(canvas: Raster, i: number, ground: Rgb, light: number): void {
  const shade = 1 - clamp(light);
  canvas.pixels[i] = ground[0] * light;
  canvas.pixels[i + 1] = ground[1] * light * (1 - shade * 0.06);
  canvas.pixels[i + 2] = ground[2] * light * (1 - shade * 0.14);
  canvas.pixels[i + 3] = 1;
}
