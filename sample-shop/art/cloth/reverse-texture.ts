import type { Technique } from '../craft-techniques.ts';
import { lightnessOf, rgbOf, tone } from '../paint/colour.ts';
import type { Rgb } from '../paint/colour.ts';
import { hash2, noise1 } from '../paint/noise.ts';
import { at, clamp, smoothstep } from '../paint/numbers.ts';
import { createRaster } from '../paint/raster.ts';
import type { Raster } from '../paint/raster.ts';
import type { ClothPanel } from './cloth-panel.ts';
import { withLevels } from './cloth-texture.ts';
import type { ClothTexture } from './cloth-texture.ts';

/** How the wrong side differs: dye that came through, figures carried in loose threads, or the backs of stitches. */
type Reverse = { paler: number } | { floats: number } | { stitches: number };

/** Crafts that are missing here look the same on both sides: yarn-dyed and tapestry-woven cloth. */
const REVERSES: Partial<Record<Technique, Reverse>> = {
  ajrakh: { paler: 0.24 },
  'block-print': { paler: 0.56 },
  kalamkari: { paler: 0.5 },
  batik: { paler: 0.16 },
  bandhani: { paler: 0.16 },
  leheriya: { paler: 0.14 },
  shibori: { paler: 0.16 },
  madhubani: { paler: 0.86 },
  warli: { paler: 0.88 },
  pattachitra: { paler: 0.9 },
  jamdani: { floats: 0.5 },
  kanjivaram: { floats: 0.75 },
  'banarasi-brocade': { floats: 0.8 },
  paithani: { floats: 0.3 },
  chanderi: { floats: 0.5 },
  baluchari: { floats: 0.8 },
  gamosa: { floats: 0.6 },
  himroo: { floats: 0.85 },
  mekhela: { floats: 0.75 },
  kotpad: { floats: 0.35 },
  bhujodi: { floats: 0.5 },
  naga: { floats: 0.4 },
  pashmina: { floats: 0.55 },
  tangail: { floats: 0.5 },
  kasavu: { floats: 0.3 },
  chikankari: { stitches: 0.5 },
  phulkari: { stitches: 0.75 },
  'mirror-work': { stitches: 0.8 },
  zardozi: { stitches: 0.8 },
  applique: { paler: 0.94 },
};

/** How far a loose thread runs between two figures, cm. */
const FLOAT_CM = 6;

/** The wrong side of a piece of cloth, point for point and not mirrored. */
export function reverseTexture(
  technique: Technique,
  { pen, plan }: ClothPanel,
  face: ClothTexture,
): ClothTexture {
  const [drawn] = face.levels;
  const reverse = REVERSES[technique];
  if (!drawn || !reverse) return face;
  const ground = rgbOf(pen.inks.ground);
  const lastRow = Math.floor((plan.length - face.region.y) * face.density);
  const work: Work = { drawn, ground, density: face.density, lastRow };
  return withLevels(turned(work, reverse, pen.inks.ground), face.region, face.density);
}

interface Work {
  drawn: Raster;
  ground: Rgb;
  density: number;
  /** The last row of pixels before the fringe. */
  lastRow: number;
}

function turned(work: Work, reverse: Reverse, ground: string): Raster {
  if ('paler' in reverse) {
    const isDark = lightnessOf(ground) < 0.62 && reverse.paler < 0.9;
    const undyed = isDark ? tone(ground, 0.34) : ground;
    return mixed(work.drawn, rgbOf(undyed), () => reverse.paler);
  }
  if ('floats' in reverse) return withFloats(work, reverse.floats);
  return backOfStitches(work, reverse.stitches);
}

/** Each pixel mixed with a colour by the share that `shareAt` returns. */
function mixed({ width, height, pixels }: Raster, to: Rgb, shareAt: (i: number) => number): Raster {
  const result = createRaster(width, height);
  for (let i = 0; i < width * height; i += 1) {
    const share = shareAt(i);
    const alpha = at(pixels, i * 4 + 3);
    for (let k = 0; k < 3; k += 1) {
      const own = at(pixels, i * 4 + k);
      result.pixels[i * 4 + k] = own + ((to[k] ?? 0) * alpha - own) * share;
    }
    result.pixels[i * 4 + 3] = alpha;
  }
  return result;
}

/** 0 where the pixel has the ground's colour, 1 on a figure. */
function figureAt({ drawn, ground }: Work, i: number): number {
  const alpha = at(drawn.pixels, i * 4 + 3);
  if (alpha < 0.2) return 0;
  let gap = 0;
  for (let k = 0; k < 3; k += 1) {
    gap += Math.abs(at(drawn.pixels, i * 4 + k) / alpha - (ground[k] ?? 0));
  }
  return smoothstep(0.07, 0.26, gap);
}

/** The threads of the figures run loose along the weft from one figure to the next. */
function withFloats(work: Work, strength: number): Raster {
  const { drawn, density } = work;
  const result = mixed(drawn, work.ground, (i) => figureAt(work, i) * 0.26 * strength);
  const reach = Math.round(FLOAT_CM * density);
  const thread = Math.max(2, Math.round(density * 0.2));
  for (let y = 0; y < Math.min(drawn.height, work.lastRow); y += 1) {
    let last = -1;
    for (let x = 0; x < drawn.width; x += 1) {
      if (figureAt(work, y * drawn.width + x) < 0.6) continue;
      const isFloat = last >= 0 && x - last > 2 && x - last < reach;
      if (isFloat) layFloat(result, drawn, { y, from: last, to: x, thread, strength });
      last = x;
    }
  }
  return result;
}

interface Float {
  y: number;
  from: number;
  to: number;
  /** Pixels per thread. */
  thread: number;
  strength: number;
}

function layFloat(result: Raster, drawn: Raster, { y, from, to, thread, strength }: Float): void {
  const row = Math.floor(y / thread);
  if (hash2(row, Math.floor(from / 24), 7) > 0.72 * strength + 0.1) return;
  const round = (y % thread) / thread;
  const light = 0.72 + 0.36 * Math.sin(Math.PI * (round + 0.5 / thread));
  const source = (y * drawn.width + to) * 4;
  for (let x = from + 1; x < to; x += 1) {
    const i = (y * drawn.width + x) * 4;
    const cover = 0.82 * strength;
    for (let k = 0; k < 3; k += 1) {
      const own = at(result.pixels, i + k);
      result.pixels[i + k] = own + (clamp(at(drawn.pixels, source + k) * light) - own) * cover;
    }
    result.pixels[i + 3] = Math.max(at(result.pixels, i + 3), cover);
  }
}

/** Only here and there does the needle's thread lie on the wrong side. */
function backOfStitches(work: Work, strength: number): Raster {
  const { drawn, density } = work;
  return mixed(drawn, work.ground, (i) => {
    const x = (i % drawn.width) / density;
    const y = Math.floor(i / drawn.width) / density;
    const stitch = hash2(Math.floor(x * 4 + noise1(y * 2, 5)), Math.floor(y * 9), 11);
    return figureAt(work, i) * strength * smoothstep(0.18, 0.5, stitch);
  });
}
