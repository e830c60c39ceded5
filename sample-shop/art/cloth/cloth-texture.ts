import { rgbOf } from '../paint/colour.ts';
import { clouds, hash1, noise1 } from '../paint/noise.ts';
import { at, clamp, smoothstep } from '../paint/numbers.ts';
import { createRaster, halve, rasterise, sampleInto } from '../paint/raster.ts';
import type { Raster, Region } from '../paint/raster.ts';
import type { ClothPanel } from './cloth-panel.ts';

/** A part of a cloth as pixels, with smaller copies for views from a distance or at an angle. */
export interface ClothTexture {
  region: Region;
  density: number;
  levels: Raster[];
}

/** Threads per centimetre of resist-dyed yarn; each is dyed a little off its neighbour. */
const DYED_THREADS = 3;

export async function clothTexture(
  panel: ClothPanel,
  region: Region,
  density: number,
): Promise<ClothTexture> {
  const size: [number, number] = [
    Math.round(region.width * density),
    Math.round(region.height * density),
  ];
  const drawn = await rasterise(panel.body, region, size);
  const feathered = panel.finish.feather ? feather(drawn, region, panel.finish.feather) : drawn;
  dye(feathered, region, panel);
  return withLevels(feathered, region, density);
}

export function withLevels(drawing: Raster, region: Region, density: number): ClothTexture {
  const levels = [drawing];
  for (let level = drawing; level.width > 24 && level.height > 24;) {
    level = halve(level);
    levels.push(level);
  }
  return { region, density, levels };
}

/** Shifts each thread a little along itself, as tied and dyed yarn lies on the loom, and spreads the dye along it. */
function feather(
  art: Raster,
  region: Region,
  { weft, warp }: { weft: number; warp: number },
): Raster {
  const slid = createRaster(art.width, art.height);
  const perCm = art.width / region.width;
  const slideOfRow = slides(art.height, { from: region.y, perCm, reach: weft * perCm, seed: 17 });
  const slideOfColumn = slides(art.width, { from: region.x, perCm, reach: warp * perCm, seed: 29 });
  const out = new Float32Array(4);
  for (let y = 0; y < art.height; y += 1) {
    for (let x = 0; x < art.width; x += 1) {
      sampleInto(out, art, x + 0.5 + at(slideOfRow, y), y + 0.5 + at(slideOfColumn, x));
      slid.pixels.set(out, (y * art.width + x) * 4);
    }
  }
  return spreadDye(slid, Math.round(weft * perCm * 0.34));
}

/** Spreads dye `reach` pixels both ways along the weft. */
function spreadDye(art: Raster, reach: number): Raster {
  if (reach === 0) return art;
  const result = createRaster(art.width, art.height);
  for (let i = 0; i < art.pixels.length; i += 4) {
    const x = (i / 4) % art.width;
    const left = i - Math.min(x, reach) * 4;
    const right = i + Math.min(art.width - 1 - x, reach) * 4;
    for (let k = 0; k < 4; k += 1) {
      result.pixels[i + k] =
        at(art.pixels, i + k) * 0.46 +
        (at(art.pixels, left + k) + at(art.pixels, right + k)) * 0.27;
    }
  }
  return result;
}

function slides(
  count: number,
  line: { from: number; perCm: number; reach: number; seed: number },
): Float32Array {
  return Float32Array.from({ length: count }, (_, i) => {
    const thread = (line.from + i / line.perCm) * DYED_THREADS;
    const own = hash1(Math.floor(thread), line.seed) - 0.5;
    return (
      (noise1(thread * 0.31, line.seed) * 0.6 +
        noise1(thread * 0.8, line.seed + 1) * 0.35 +
        own * 0.4) *
      line.reach
    );
  });
}

/** Adds clouds of stronger and weaker dye, and light through the threads of a sheer ground. */
function dye(art: Raster, region: Region, { finish, pen }: ClothPanel): void {
  const { mottle = 0, sheer = 0 } = finish;
  const ground = rgbOf(pen.inks.ground);
  const perCm = art.width / region.width;
  for (let i = 0; i < art.pixels.length; i += 4) {
    const u = region.x + ((i / 4) % art.width) / perCm;
    const v = region.y + Math.floor(i / 4 / art.width) / perCm;
    const strength =
      mottle === 0
        ? 1
        : 1 + mottle * (clouds(u * 0.11, v * 0.11, 41) + clouds(u * 0.7, v * 0.7, 43) * 0.5);
    const closed = sheer === 0 ? 1 : 1 - sheer * similarity(art.pixels, i, ground);
    for (let k = 0; k < 3; k += 1)
      art.pixels[i + k] = clamp(at(art.pixels, i + k) * strength) * closed;
    art.pixels[i + 3] = at(art.pixels, i + 3) * closed;
  }
}

function similarity(
  pixels: Float32Array,
  i: number,
  colour: readonly [number, number, number],
): number {
  const distance =
    Math.abs(at(pixels, i) - colour[0]) +
    Math.abs(at(pixels, i + 1) - colour[1]) +
    Math.abs(at(pixels, i + 2) - colour[2]);
  return 1 - smoothstep(0.06, 0.3, distance);
}

/**
 * Reads the cloth at (u, v) cm into `out` (premultiplied red, green, blue, alpha). `spread` is how many centimetres of
 * cloth one pixel of the picture covers. Outside of the region the cloth is not there.
 */
export function readCloth(out: Float32Array, texture: ClothTexture, point: ClothPoint): void {
  const { region, density, levels } = texture;
  const x = (point.u - region.x) * density;
  const y = (point.v - region.y) * density;
  if (x < 0 || y < 0 || x > region.width * density || y > region.height * density) {
    out.fill(0);
    return;
  }
  const depth = clamp(Math.log2(Math.max(1, point.spread * density)), 0, levels.length - 1);
  const level = Math.floor(depth);
  readLevel(out, levels[level], { x, y, level });
  const share = depth - level;
  if (share < 0.04) return;
  readLevel(COARSE, levels[level + 1], { x, y, level: level + 1 });
  for (let k = 0; k < 4; k += 1) out[k] = at(out, k) * (1 - share) + at(COARSE, k) * share;
}

const COARSE = new Float32Array(4);

export interface ClothPoint {
  u: number;
  v: number;
  spread: number;
}

function readLevel(
  out: Float32Array,
  raster: Raster | undefined,
  place: { x: number; y: number; level: number },
): void {
  if (!raster) return;
  const shrink = 2 ** place.level;
  sampleInto(out, raster, place.x / shrink, place.y / shrink);
}
