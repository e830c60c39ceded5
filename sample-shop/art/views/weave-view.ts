import { createCanvas, SCENE_HEIGHT } from '../drape/canvas.ts';
import type { PictureSize } from '../drape/canvas.ts';
import { clothTexture, readCloth } from '../cloth/cloth-texture.ts';
import type { ClothTexture } from '../cloth/cloth-texture.ts';
import type { Weave } from '../cloth/cloth-technique.ts';
import type { ClothPanel } from '../cloth/cloth-panel.ts';
import { weaver } from '../cloth/threads.ts';
import type { Stitch } from '../cloth/threads.ts';
import { rgbOf } from '../paint/colour.ts';
import { hash2, noise2 } from '../paint/noise.ts';
import { at, clamp, mix, smoothstep } from '../paint/numbers.ts';
import type { Raster, Region } from '../paint/raster.ts';
import type { Random } from '../paint/seeded-random.ts';
import type { RenderedCloth } from './render-cloth.ts';

const THREADS_ACROSS = 56;

/** A close view in which threads can be counted: one soft wave, lit from the left, with a sharp band across. */
export async function weaveView(
  { panel, texture: whole, random }: RenderedCloth,
  size: PictureSize,
): Promise<Raster> {
  const field = closeRegion(panel, random.fork('close'));
  const region = isFigured(whole, field) ? field : regionOfPlainCloth(panel, field);
  const texture = await textureOf(panel, region, size.width * 0.9);
  const canvas = createCanvas({ tint: 0.2, size });
  weaveOnto(canvas, { panel, texture, region, seed: random.whole(1, 99_999) });
  return canvas;
}

/** Draws the region with a margin; the region is `across` pixels wide. */
async function textureOf(panel: ClothPanel, region: Region, across: number): Promise<ClothTexture> {
  const margin = region.width * 0.1;
  const drawn = {
    x: region.x - margin,
    y: region.y - margin,
    width: region.width + 2 * margin,
    height: region.height + 2 * margin,
  };
  return clothTexture(panel, drawn, across / region.width);
}

function closeRegion({ plan, pen }: ClothPanel, random: Random): Region {
  const width = clamp(15 * pen.scale, 7, 24);
  const height = width * SCENE_HEIGHT;
  const field = { top: plan.start, bottom: plan.length - plan.end };
  const x = plan.width / 2 - width / 2 + random.between(-0.2, 0.2) * width;
  const middle = field.top + (field.bottom - field.top) * plan.focus;
  const y = middle - height / 2 + random.between(-0.25, 0.25) * height;
  return { x, y, width, height };
}

/** True when enough places differ from the corner's colour. */
function isFigured(whole: ClothTexture, { x, y, width, height }: Region): boolean {
  const steps = 24;
  const here = new Float32Array(4);
  const point = { u: x, v: y, spread: width / steps / 2 };
  readCloth(here, whole, point);
  const ground = here.slice();
  let different = 0;
  for (let i = 0; i < steps * steps; i += 1) {
    point.u = x + ((i % steps) * width) / steps;
    point.v = y + (Math.floor(i / steps) * height) / steps;
    readCloth(here, whole, point);
    const gap = Math.abs(at(here, 0) - at(ground, 0)) + Math.abs(at(here, 2) - at(ground, 2));
    if (gap > 0.05 + 0.1 * at(ground, 0)) different += 1;
  }
  return different > (steps * steps) / 60;
}

/** Plain cloth shows where its border meets the field; without a border, its yarn from even closer. */
function regionOfPlainCloth({ plan }: ClothPanel, { x, y, width, height }: Region): Region {
  if (plan.side > 0) return { x: plan.width - plan.side - width * 0.5, y, width, height };
  if (plan.end > 0) return { x, y: plan.length - plan.end - height * 0.55, width, height };
  return { x, y, width: width * 0.6, height: height * 0.6 };
}

interface Close {
  panel: ClothPanel;
  texture: ClothTexture;
  region: Region;
  seed: number;
}

function weaveOnto(canvas: Raster, close: Close): void {
  const { panel, texture, region, seed } = close;
  const { weave } = panel.finish;
  const perCm =
    (THREADS_ACROSS * weave.count) / 7 / Math.max(region.width, clamp(15 * panel.pen.scale, 7, 24));
  const stitchAt = weaver(weave, seed);
  const stitch: Stitch = { warpOnTop: true, warp: 0, weft: 0, light: 1, gap: 0 };
  const raise = reliefOf(close);
  const colour = new Float32Array(4);
  const glint = glintOf(panel, seed);
  const cm = region.width / canvas.width;
  const point = { u: 0, v: 0, spread: cm };
  for (let i = 0; i < canvas.width * canvas.height; i += 1) {
    const x = ((i % canvas.width) * cm) / region.width;
    const y = (Math.floor(i / canvas.width) * cm) / region.width;
    const fold = foldAt(x, y, seed);
    const u = (x + fold.shift * 0.5) * region.width;
    const v = (y + fold.shift * 0.35) * region.width;
    stitchAt(u * perCm, v * perCm, stitch);
    const sharp = 1 - fold.haze;
    const own = weave.figured ? sharp : 0;
    point.u = region.x + mix(u, (stitch.warp + 0.5) / perCm, own);
    point.v = region.y + mix(v, (stitch.weft + 0.5) / perCm, own);
    point.spread = cm * (1 + fold.haze * 7);
    readCloth(colour, texture, point);
    const gap = stitch.gap * sharp;
    const light =
      threadLight(weave, stitch, { u, v, sharp, seed }) * fold.light * raise(u, v, sharp) +
      glint(colour, stitch) * sharp;
    const cover = at(colour, 3) * (1 - gap * (1 - at(colour, 3)));
    for (let k = 0; k < 3; k += 1) {
      const behind = at(canvas.pixels, i * 4 + k) * (1 - cover) * 0.8;
      canvas.pixels[i * 4 + k] = behind + at(colour, k) * light * (cover / (at(colour, 3) || 1));
    }
  }
}

/** Light on the thread at a place; threads out of focus blend into each other. */
function threadLight(
  weave: Weave,
  stitch: Stitch,
  place: { u: number; v: number; sharp: number; seed: number },
): number {
  if (weave.structure === 'solid')
    return 1.06 + 0.05 * noise2(place.u * 9, place.v * 9, place.seed);
  const thread = stitch.light * (1 - stitch.gap * 0.5) * (stitch.warpOnTop ? 1.09 : 1.15);
  return mix(0.93, thread, 0.15 + 0.85 * place.sharp);
}

/** One broad wave across the picture: how far it moves the threads, and how the light falls on it. */
function foldAt(
  x: number,
  y: number,
  seed: number,
): { shift: number; light: number; haze: number } {
  const phase = (seed % 100) / 16;
  const along = x * 0.8 + y * 0.55;
  const bend = noise2(x * 1.3, y * 1.3, seed) * 0.35;
  const slope = Math.cos(along * 3.9 + phase + bend);
  const height = Math.sin(along * 3.9 + phase + bend);
  const away = Math.abs((y - 0.62) * 0.9 + (x - 0.5) * 0.34);
  return {
    shift: height * 0.05,
    light: 1 - 0.26 * slope - 0.08 * smoothstep(0.2, -1, height),
    haze: smoothstep(0.24, 0.72, away),
  };
}

/** Light on stitches, wax and cut work above or below the ground. */
function reliefOf({
  panel,
  texture,
  region,
}: Close): (u: number, v: number, sharp: number) => number {
  const depth = (panel.finish.relief ?? 0) * 0.55;
  if (depth === 0) return () => 1;
  const ground = rgbOf(panel.pen.inks.ground);
  const near = new Float32Array(4);
  const e = region.width / 420;
  const height = (u: number, v: number) => {
    readCloth(near, texture, { u: region.x + u, v: region.y + v, spread: e });
    const gap =
      Math.abs(at(near, 0) - ground[0]) +
      Math.abs(at(near, 1) - ground[1]) +
      Math.abs(at(near, 2) - ground[2]);
    return Math.min(1, gap * 3);
  };
  return (u, v, sharp) =>
    sharp < 0.2
      ? 1
      : clamp(1 + depth * sharp * (height(u + e, v + e) - height(u - e, v - e)), 0.55, 1.4);
}

/** Metal threads sparkle, each crossing a little differently. */
function glintOf(
  { pen }: ClothPanel,
  seed: number,
): (colour: Float32Array, stitch: Stitch) => number {
  const metal = rgbOf(pen.inks.zari);
  return (colour, { warp, weft, light }) => {
    const gap =
      Math.abs(at(colour, 0) - metal[0]) +
      Math.abs(at(colour, 1) - metal[1]) +
      Math.abs(at(colour, 2) - metal[2]);
    if (gap > 0.3) return 0;
    return (1 - gap / 0.3) * (hash2(warp, weft, seed) ** 3 * 1.1 - 0.1) * light;
  };
}
