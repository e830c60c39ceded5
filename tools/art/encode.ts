import sharp from 'sharp';
import type { Sharp } from 'sharp';

import { bytesOf } from './paint/raster.ts';
import type { Raster } from './paint/raster.ts';

const PICTURE_WIDTHS = [320, 640, 960] as const;

type PictureWidth = (typeof PICTURE_WIDTHS)[number];

type Extension = 'avif' | 'webp';

/** One encoded picture. */
export interface EncodedFile {
  width: PictureWidth;
  extension: Extension;
  contentType: 'image/avif' | 'image/webp';
  bytes: Buffer;
}

/**
 * Bytes that a file should have at most. AVIF is what nearly every browser takes, so it gets the room; the larger WebP
 * files are for old browsers and may be soft. A catalogue of 95 products with three pictures each stays under 11.5 MB.
 */
const MOST_BYTES: Record<Extension, Record<PictureWidth, number>> = {
  avif: { 320: 5_800, 640: 7_600, 960: 9_800 },
  webp: { 320: 7_000, 640: 5_500, 960: 7_000 },
};

/** How good a file is: quality of the encoder, and blur beforehand as a share of a thousandth of the width. */
interface Rung {
  quality: number;
  blur: number;
}

/** From best to least. Blur takes away detail more gently than an encoder that runs out of bytes. */
const LADDERS: Record<Extension, readonly Rung[]> = {
  avif: [
    ...[46, 41, 36, 31, 27, 23, 20].map((quality) => ({ quality, blur: 0 })),
    { quality: 18, blur: 0.5 },
    { quality: 17, blur: 0.8 },
    { quality: 16, blur: 1.1 },
    { quality: 15, blur: 1.5 },
    { quality: 13, blur: 1.9 },
    { quality: 11, blur: 2.3 },
    { quality: 9, blur: 2.8 },
  ],
  webp: [
    ...[62, 52, 44, 37, 30, 25].map((quality) => ({ quality, blur: 0 })),
    { quality: 24, blur: 0.7 },
    { quality: 21, blur: 1.1 },
    { quality: 18, blur: 1.6 },
    { quality: 15, blur: 2.1 },
    { quality: 12, blur: 2.7 },
    { quality: 9, blur: 3.3 },
    { quality: 6, blur: 4 },
    { quality: 4, blur: 5 },
    { quality: 3, blur: 6.2 },
    { quality: 2, blur: 7.5 },
  ],
};

/** How much smaller a file gets from rung to rung, as a power of e; measured on woven patterns. */
const SHRINK_PER_RUNG = 0.17;

/** Encodes the picture in every width and both formats. The same pixels always give the same bytes. */
export async function encodePicture(raster: Raster): Promise<EncodedFile[]> {
  const source = sourceOf(raster);
  const files: EncodedFile[] = [];
  const start: Record<Extension, number> = { avif: 1, webp: 1 };
  for (const width of PICTURE_WIDTHS) {
    for (const extension of ['avif', 'webp'] as const) {
      const { bytes, rung } = await fitted(source, { width, extension, start: start[extension] });
      start[extension] = Math.min(rung + 2, LADDERS[extension].length - 1);
      files.push({ width, extension, contentType: `image/${extension}`, bytes });
    }
  }
  return files;
}

interface Source {
  data: Buffer;
  raw: { width: number; height: number; channels: 3 };
}

function sourceOf(raster: Raster): Source {
  return {
    data: bytesOf(raster),
    raw: { width: raster.width, height: raster.height, channels: 3 },
  };
}

interface Target {
  width: PictureWidth;
  extension: Extension;
  /** The rung to try first. */
  start: number;
}

/** The best file that fits, or the least one when none does. Guesses a rung, then moves by how far the guess was off. */
async function fitted(source: Source, { width, extension, start }: Target): Promise<Fit> {
  const ladder = LADDERS[extension];
  const limit = MOST_BYTES[extension][width];
  const last = ladder.length - 1;
  const encode = async (rung: number): Promise<Fit> => {
    const step = ladder[rung] ?? { quality: 30, blur: 0 };
    return { bytes: await encodeAt(source, { width, extension }, step), rung };
  };
  const stepsFrom = ({ bytes }: Fit) => Math.log(bytes.length / limit) / SHRINK_PER_RUNG;
  let fit = await encode(start);
  const room = Math.floor(-stepsFrom(fit));
  if (room > 1 && fit.rung > 0) fit = await encode(Math.max(0, fit.rung - room));
  let tooBig = -1;
  while (fit.bytes.length > limit && fit.rung < last) {
    tooBig = fit.rung;
    fit = await encode(Math.min(last, fit.rung + Math.max(1, Math.floor(stepsFrom(fit)))));
  }
  if (fit.rung - 1 <= tooBig || stepsFrom(fit) > -1) return fit;
  const better = await encode(fit.rung - 1);
  return better.bytes.length <= limit ? better : fit;
}

interface Fit {
  bytes: Buffer;
  rung: number;
}

async function encodeAt(
  source: Source,
  { width, extension }: Omit<Target, 'start'>,
  { quality, blur }: Rung,
): Promise<Buffer> {
  const picture = scaled(source, width, (blur * width) / 960);
  if (extension === 'webp') return picture.webp({ quality, effort: 4 }).toBuffer();
  const effort = width === 320 ? 3 : 2;
  return picture.avif({ quality, effort, tune: 'iq', chromaSubsampling: '4:2:0' }).toBuffer();
}

function scaled({ data, raw }: Source, width: PictureWidth, blur: number): Sharp {
  const picture = sharp(data, { raw }).resize(width, (width * raw.height) / raw.width);
  return blur < 0.3 ? picture : picture.blur(blur);
}
