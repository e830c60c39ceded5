import sharp from 'sharp';

import { clamp } from './paint/numbers.ts';
import { bytesOf } from './paint/raster.ts';
import type { Raster } from './paint/raster.ts';

const PICTURE_WIDTHS = [320, 640, 960] as const;

type PictureWidth = (typeof PICTURE_WIDTHS)[number];

type Extension = 'avif' | 'webp';

export interface EncodedFile {
  width: PictureWidth;
  extension: Extension;
  contentType: 'image/avif' | 'image/webp';
  bytes: Buffer;
}

type Limits = Record<Extension, Record<PictureWidth, number>>;

export interface Encoding {
  /** Maximum bytes per file. */
  limits: Limits;
  /** Effort of the AVIF encoder, 0–9. */
  effort: number;
}

/**
 * For the pictures that shoppers see first. Nearly every browser supports AVIF, so it gets the most; the larger WebP
 * files are for old browsers and may be soft. The effort is high, because small files would blur without it.
 */
export const MAIN_PICTURE: Encoding = {
  limits: {
    avif: { 320: 5_600, 640: 7_600, 960: 13_500 },
    webp: { 320: 6_200, 640: 5_500, 960: 7_000 },
  },
  effort: 4,
};

/**
 * For the further pictures of a product, which are smoother and seen by fewer people: smaller files, and an effort that
 * takes a seventh of the time. All pictures of 95 products stay under 24 MB.
 */
export const FURTHER_PICTURE: Encoding = {
  limits: {
    avif: { 320: 5_000, 640: 8_000, 960: 11_000 },
    webp: { 320: 5_000, 640: 5_000, 960: 6_000 },
  },
  effort: 2,
};

/** Quality of the encoder, and blur before encoding in thousandths of the width. */
interface Rung {
  quality: number;
  blur: number;
}

/**
 * From best to worst. Blur removes detail more gently than WebP at very low quality; AVIF stays sharp down to its
 * lowest qualities and is blurred only where even these are too large.
 */
const LADDERS: Record<Extension, readonly Rung[]> = {
  avif: [
    ...[46, 39, 33, 28, 24, 20, 17, 14, 10, 7, 5].map((quality) => ({ quality, blur: 0 })),
    { quality: 5, blur: 0.5 },
    { quality: 4, blur: 0.9 },
    { quality: 4, blur: 1.4 },
    { quality: 3, blur: 2 },
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

/** How much smaller a file gets per rung, as a power of e; measured on woven patterns. */
const SHRINK_PER_RUNG: Record<Extension, number> = { avif: 0.13, webp: 0.17 };

/** How many times larger a file is at the next width with the same quality; measured on woven patterns. */
const GROWTH: Record<Extension, number> = { avif: 2.3, webp: 2.4 };

/** Encodes every width in both formats. The same pixels always produce the same bytes. */
export async function encodePicture(
  raster: Raster,
  encoding: Encoding = MAIN_PICTURE,
): Promise<EncodedFile[]> {
  const source = sourceOf(raster);
  const files: EncodedFile[] = [];
  const guess: Record<Extension, number> = { avif: 4, webp: 4 };
  for (const width of PICTURE_WIDTHS) {
    const scaled = await scaleTo(source, width);
    for (const extension of ['avif', 'webp'] as const) {
      const fit = await fitUnder(scaled, { width, extension, start: guess[extension], encoding });
      guess[extension] =
        fit.rung +
        rungsUpTo(
          extension,
          fit.bytes.length * GROWTH[extension],
          nextLimit(encoding, extension, width),
        );
      files.push({ width, extension, contentType: `image/${extension}`, bytes: fit.bytes });
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

async function scaleTo({ data, raw }: Source, width: PictureWidth): Promise<Source> {
  const height = (width * raw.height) / raw.width;
  const scaled = await sharp(data, { raw }).resize(width, height).raw().toBuffer();
  return { data: scaled, raw: { width, height, channels: 3 } };
}

function nextLimit({ limits }: Encoding, extension: Extension, width: PictureWidth): number {
  return limits[extension][width === 320 ? 640 : 960];
}

/** Number of rungs between a size and a limit; negative when there is room. */
function rungsUpTo(extension: Extension, bytes: number, limit: number): number {
  return Math.round(Math.log(bytes / limit) / SHRINK_PER_RUNG[extension]);
}

interface Target {
  width: PictureWidth;
  extension: Extension;
  start: number;
  encoding: Encoding;
}

interface Fit {
  bytes: Buffer;
  rung: number;
}

/**
 * Returns the best file that fits, or the smallest when none does. Guesses a rung, then corrects it by the error
 * of the guess.
 */
async function fitUnder(source: Source, target: Target): Promise<Fit> {
  const { width, extension, start, encoding } = target;
  const limit = encoding.limits[extension][width];
  const last = LADDERS[extension].length - 1;
  const encode = async (rung: number): Promise<Fit> => ({
    bytes: await encodeAt(source, target, LADDERS[extension][rung] ?? { quality: 30, blur: 0 }),
    rung,
  });
  const stepsFrom = ({ bytes }: Fit) => Math.log(bytes.length / limit) / SHRINK_PER_RUNG[extension];
  let fit = await encode(clamp(start, 0, last));
  const room = Math.floor(-stepsFrom(fit));
  if (room > 0 && fit.rung > 0) fit = await encode(Math.max(0, fit.rung - room));
  while (fit.bytes.length > limit && fit.rung < last) {
    fit = await encode(Math.min(last, fit.rung + Math.max(1, Math.round(stepsFrom(fit)))));
  }
  return fit;
}

/** More effort for WebP would save only 5%. */
async function encodeAt(
  { data, raw }: Source,
  { extension, encoding: { effort } }: Target,
  { quality, blur }: Rung,
): Promise<Buffer> {
  const radius = (blur * raw.width) / 960;
  const plain = sharp(data, { raw });
  const picture = radius < 0.3 ? plain : plain.blur(radius);
  if (extension === 'webp') return picture.webp({ quality, effort: 2 }).toBuffer();
  return picture.avif({ quality, effort, tune: 'iq', chromaSubsampling: '4:2:0' }).toBuffer();
}
