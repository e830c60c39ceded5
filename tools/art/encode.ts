import sharp from 'sharp';
import type { Sharp } from 'sharp';

import { bytesOf } from './paint/raster.ts';
import type { Raster } from './paint/raster.ts';

export const PICTURE_WIDTHS = [320, 640, 960] as const;

export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

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
  avif: { 320: 6_300, 640: 9_000, 960: 11_500 },
  webp: { 320: 8_000, 640: 7_000, 960: 8_500 },
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

/** The best file that fits, or the least one when none does. Tries one rung, and others by how far that one was off. */
async function fitted(
  source: Source,
  { width, extension, start }: Target,
): Promise<{ bytes: Buffer; rung: number }> {
  const ladder = LADDERS[extension];
  const limit = MOST_BYTES[extension][width];
  const stepsFor = (size: number) => Math.log(size / limit) / SHRINK_PER_RUNG;
  const encode = (rung: number) =>
    encodeAt(source, { width, extension, rung: ladder[rung] ?? ladder[0] });
  let rung = start;
  let bytes = await encode(rung);
  const room = Math.floor(-stepsFor(bytes.length));
  if (room > 1 && rung > 0) {
    rung = Math.max(0, rung - room);
    bytes = await encode(rung);
  }
  while (bytes.length > limit && rung < ladder.length - 1) {
    rung = Math.min(ladder.length - 1, rung + Math.max(1, Math.round(stepsFor(bytes.length))));
    bytes = await encode(rung);
  }
  return { bytes, rung };
}

async function encodeAt(
  source: Source,
  { width, extension, rung }: { width: PictureWidth; extension: Extension; rung: Rung | undefined },
): Promise<Buffer> {
  const { quality, blur } = rung ?? { quality: 30, blur: 0 };
  const picture = scaled(source, width, (blur * width) / 960);
  if (extension === 'webp') return picture.webp({ quality, effort: 4 }).toBuffer();
  return picture
    .avif({ quality, effort: width === 320 ? 3 : 2, tune: 'iq', chromaSubsampling: '4:2:0' })
    .toBuffer();
}

function scaled({ data, raw }: Source, width: PictureWidth, blur: number): Sharp {
  const picture = sharp(data, { raw }).resize(width, (width * raw.height) / raw.width);
  return blur < 0.3 ? picture : picture.blur(blur);
}
