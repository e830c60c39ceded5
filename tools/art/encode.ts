import sharp from 'sharp';
import type { Sharp } from 'sharp';

import { bytesOf } from './paint/raster.ts';
import type { Raster } from './paint/raster.ts';

export const PICTURE_WIDTHS = [320, 640, 960] as const;

export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** One encoded picture. */
export interface EncodedFile {
  width: PictureWidth;
  extension: 'avif' | 'webp';
  contentType: 'image/avif' | 'image/webp';
  bytes: Buffer;
}

/**
 * Bytes that a file may have. AVIF is what nearly every browser takes, so it gets the room; the larger WebP files are
 * a fallback and may be soft. Ninety-five products with three pictures each stay under 11.5 MB.
 */
const MOST_BYTES: Record<EncodedFile['extension'], Record<PictureWidth, number>> = {
  avif: { 320: 6_500, 640: 10_500, 960: 13_500 },
  webp: { 320: 8_200, 640: 7_000, 960: 7_000 },
};

/** Encodes the picture in every width and both formats. The same pixels always give the same bytes. */
export async function encodePicture(raster: Raster): Promise<EncodedFile[]> {
  const { width, height } = raster;
  const source = { data: bytesOf(raster), raw: { width, height, channels: 3 as const } };
  const files: EncodedFile[] = [];
  for (const size of PICTURE_WIDTHS) {
    files.push(await avifOf(source, size), await webpOf(source, size));
  }
  return files;
}

interface Source {
  data: Buffer;
  raw: { width: number; height: number; channels: 3 };
}

const AVIF_QUALITY = 46;
const LEAST_AVIF_QUALITY = 8;
/** How much a file grows with each step of quality, as a power of e; measured on woven patterns. */
const GROWTH_PER_STEP = 0.035;

async function avifOf(source: Source, width: PictureWidth): Promise<EncodedFile> {
  const limit = MOST_BYTES.avif[width];
  const scaled = await scale(source, width, 1);
  let quality = width === 320 ? AVIF_QUALITY : AVIF_QUALITY - 8;
  for (;;) {
    const bytes = await scaled
      .clone()
      .avif({ quality, effort: width === 320 ? 3 : 2, tune: 'iq', chromaSubsampling: '4:2:0' })
      .toBuffer();
    if (bytes.length <= limit || quality <= LEAST_AVIF_QUALITY) {
      return { width, extension: 'avif', contentType: 'image/avif', bytes };
    }
    const steps = Math.ceil(Math.log(bytes.length / limit) / GROWTH_PER_STEP) + 1;
    quality = Math.max(LEAST_AVIF_QUALITY, quality - steps);
  }
}

/** How far a WebP picture may be softened (its true detail as a share of its width), and with which quality. */
const WEBP_STEPS = [
  { detail: 1, quality: 55 },
  { detail: 1, quality: 38 },
  { detail: 1, quality: 24 },
  { detail: 0.75, quality: 26 },
  { detail: 0.58, quality: 26 },
  { detail: 0.46, quality: 24 },
  { detail: 0.38, quality: 20 },
  { detail: 0.31, quality: 16 },
  { detail: 0.25, quality: 12 },
  { detail: 0.2, quality: 8 },
] as const;

/** The best step that fits, found by halving. */
async function webpOf(source: Source, width: PictureWidth): Promise<EncodedFile> {
  const limit = MOST_BYTES.webp[width];
  let [low, high] = [0, WEBP_STEPS.length - 1];
  let best = await webpStep(source, width, high);
  while (low < high) {
    const middle = (low + high) >> 1;
    const bytes = await webpStep(source, width, middle);
    if (bytes.length <= limit) {
      best = bytes;
      high = middle;
    } else low = middle + 1;
  }
  return { width, extension: 'webp', contentType: 'image/webp', bytes: best };
}

async function webpStep(source: Source, width: PictureWidth, index: number): Promise<Buffer> {
  const { detail, quality } = WEBP_STEPS[index] ?? WEBP_STEPS[0];
  return (await scale(source, width, detail)).webp({ quality, effort: 4 }).toBuffer();
}

/** The picture at `width`, with no finer detail than `detail` × `width` pixels across can hold. */
async function scale({ data, raw }: Source, width: PictureWidth, detail: number): Promise<Sharp> {
  const whole = sharp(data, { raw });
  const height = (width * raw.height) / raw.width;
  if (detail === 1) return whole.resize(width, height);
  const small = await whole
    .resize(Math.round(width * detail))
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(small.data, {
    raw: { width: small.info.width, height: small.info.height, channels: 3 },
  }).resize(width, height, { kernel: 'cubic' });
}
