import { readFile } from 'node:fs/promises';
import path from 'node:path';

import sharp, { type Sharp } from 'sharp';

import { bytesOf } from '../art/paint/raster.ts';
import type { Raster } from '../art/paint/raster.ts';
import { drawBlockScene } from './block-scene.ts';
import { drawDyeScene } from './dye-scene.ts';
import { drawLoomScene } from './loom-scene.ts';
import { drawTextileRow } from './textile-row.ts';

/** The middle three textiles, with the aspect ratio of a product picture. */
const HERO_CROP = { left: 348, top: 0, width: 504, height: 630 };

/** The row at twice the size, cropped to the hems of the textiles; shown above the products. */
const FRIEZE = { width: 2400, height: 1260 };
const FRIEZE_CROP = { left: 60, top: 640, width: 2280, height: 460 };
const PHONE_FRIEZE_CROP = { left: 64, top: 832, width: 1000, height: 272 };

export interface BrandFile {
  name: string;
  bytes: Buffer;
}

const LOGO_FILE = path.join(import.meta.dirname, '../../web/public/favicon.svg');

/**
 * The shop's own pictures: `og.jpg` (1200 × 630, with the logo), `hero.*` (400 × 500), `frieze.*` (1280 × 258),
 * `frieze-small.*` (824 × 224) and `story-<loom|vats|blocks>.*` (960 × 640). All but the first as AVIF and WebP.
 * The same version of sharp produces the same bytes.
 */
export async function drawBrandPictures(): Promise<BrandFile[]> {
  const row = await drawTextileRow();
  const files = [
    await drawShareImage(row),
    ...(await encodeBothFormats('hero', toSharp(row).extract(HERO_CROP).resize(400, 500))),
  ];
  const friezeRow = toSharp(await drawTextileRow(FRIEZE));
  const wide = friezeRow.clone().extract(FRIEZE_CROP).resize(1280, 258);
  const small = friezeRow.clone().extract(PHONE_FRIEZE_CROP).resize(824, 224);
  files.push(...(await encodeBothFormats('frieze', wide, FRIEZE_QUALITY)));
  files.push(...(await encodeBothFormats('frieze-small', small, FRIEZE_QUALITY)));
  const stories = { loom: drawLoomScene, vats: drawDyeScene, blocks: drawBlockScene };
  for (const [name, draw] of Object.entries(stories))
    files.push(...(await encodeBothFormats(`story-${name}`, toSharp(await draw()))));
  return files;
}

/** The image for shared links. JPEG, because few link previews support newer formats. */
async function drawShareImage(row: Raster): Promise<BrandFile> {
  const logo = await sharp(await readFile(LOGO_FILE), { density: 200 })
    .resize(104, 104)
    .toBuffer();
  const bytes = await toSharp(row)
    .composite([{ input: logo, left: 1064, top: 494 }])
    .jpeg({ quality: 62, mozjpeg: true })
    .toBuffer();
  return { name: 'og.jpg', bytes };
}

/** The frieze is a busy ornament, so it needs less quality than a picture. */
const FRIEZE_QUALITY = { avif: 30, webp: 28 };
const PICTURE_QUALITY = { avif: 36, webp: 34 };

async function encodeBothFormats(
  name: string,
  picture: Sharp,
  quality = PICTURE_QUALITY,
): Promise<BrandFile[]> {
  const avif = picture
    .clone()
    .avif({ quality: quality.avif, effort: 4, tune: 'iq', chromaSubsampling: '4:2:0' });
  const webp = picture.clone().webp({ quality: quality.webp, effort: 5 });
  return [
    { name: `${name}.avif`, bytes: await avif.toBuffer() },
    { name: `${name}.webp`, bytes: await webp.toBuffer() },
  ];
}

function toSharp(raster: Raster) {
  const { width, height } = raster;
  return sharp(bytesOf(raster), { raw: { width, height, channels: 3 } });
}
