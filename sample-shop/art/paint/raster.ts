import sharp from 'sharp';

import { byteOf, linearOf } from './colour.ts';
import { at, clamp } from './numbers.ts';

/** Pixels in linear light: premultiplied red, green, blue and alpha, four numbers per pixel. */
export interface Raster {
  width: number;
  height: number;
  pixels: Float32Array;
  /** The visible part of the scene; the whole (0 to 1 across) by default. */
  view?: SceneView;
}

export interface SceneView {
  x: number;
  y: number;
  width: number;
}

/** Pixels per scene unit, and the scene position of the raster's corner. */
export function scaleOf({ width, view }: Raster): { perUnit: number; x: number; y: number } {
  return { perUnit: width / (view?.width ?? 1), x: view?.x ?? 0, y: view?.y ?? 0 };
}

export function createRaster(width: number, height: number): Raster {
  return { width, height, pixels: new Float32Array(width * height * 4) };
}

/** A rectangle of the drawing plane. */
export interface Region {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Renders `region` of an SVG body to `width` × `height` pixels. */
export async function rasterise(
  body: string,
  region: Region,
  size: [number, number],
): Promise<Raster> {
  const [width, height] = size;
  const viewBox = `${region.x} ${region.y} ${region.width} ${region.height}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="${viewBox}" preserveAspectRatio="none">${body}</svg>`;
  const bytes = await sharp(Buffer.from(svg), { unlimited: true }).ensureAlpha().raw().toBuffer();
  const raster = createRaster(width, height);
  for (let i = 0; i < bytes.length; i += 4) {
    const alpha = at(bytes, i + 3) / 255;
    raster.pixels[i] = linearOf(at(bytes, i)) * alpha;
    raster.pixels[i + 1] = linearOf(at(bytes, i + 1)) * alpha;
    raster.pixels[i + 2] = linearOf(at(bytes, i + 2)) * alpha;
    raster.pixels[i + 3] = alpha;
  }
  return raster;
}

/** The opaque picture as sRGB bytes, three per pixel. */
export function bytesOf({ width, height, pixels }: Raster): Buffer {
  const bytes = Buffer.alloc(width * height * 3);
  for (let i = 0, o = 0; o < bytes.length; i += 4, o += 3) {
    bytes[o] = byteOf(at(pixels, i));
    bytes[o + 1] = byteOf(at(pixels, i + 1));
    bytes[o + 2] = byteOf(at(pixels, i + 2));
  }
  return bytes;
}

/** Interpolates between pixels and writes four numbers to `out`. x and y in pixels; the edge is extended outside. */
export function sampleInto(out: Float32Array, raster: Raster, x: number, y: number): void {
  const { width, height, pixels } = raster;
  const px = clamp(x - 0.5, 0, width - 1.001);
  const py = clamp(y - 0.5, 0, height - 1.001);
  const i = Math.floor(px);
  const j = Math.floor(py);
  const s = px - i;
  const t = py - j;
  const a = (j * width + i) * 4;
  const c = j + 1 < height ? a + width * 4 : a;
  for (let k = 0; k < 4; k += 1) {
    const top = at(pixels, a + k) * (1 - s) + at(pixels, a + 4 + k) * s;
    const bottom = at(pixels, c + k) * (1 - s) + at(pixels, c + 4 + k) * s;
    out[k] = top * (1 - t) + bottom * t;
  }
}

/** Halves the size; each pixel is the mean of four. */
export function halve({ width, height, pixels }: Raster): Raster {
  const half = createRaster(Math.max(1, width >> 1), Math.max(1, height >> 1));
  for (let y = 0; y < half.height; y += 1) {
    for (let x = 0; x < half.width; x += 1) {
      const from = (2 * y * width + 2 * x) * 4;
      const to = (y * half.width + x) * 4;
      for (let k = 0; k < 4; k += 1) {
        const upper = at(pixels, from + k) + at(pixels, from + 4 + k);
        const lower = at(pixels, from + width * 4 + k) + at(pixels, from + width * 4 + 4 + k);
        half.pixels[to + k] = (upper + lower) / 4;
      }
    }
  }
  return half;
}
