import { readFile } from 'node:fs/promises';
import path from 'node:path';

import sharp, { type Sharp } from 'sharp';

import { bytesOf } from '../art/paint/raster.ts';
import type { Raster } from '../art/paint/raster.ts';
import { drawBlockScene } from './block-scene.ts';
import { drawDyeScene } from './dye-scene.ts';
import { drawLoomScene } from './loom-scene.ts';
import { drawRowOfLengths } from './textile-row.ts';

/** Three whole lengths, as tall and narrow as a product's picture. */
const MIDDLE_OF_ROW = { left: 348, top: 0, width: 504, height: 630 };

/** The same row twice as large, and where the lengths end in it: above the products hang their hems. */
const FRIEZE = { width: 2400, height: 1260 };
const HEMS = { left: 60, top: 640, width: 2280, height: 460 };
const HEMS_ON_PHONES = { left: 64, top: 832, width: 1000, height: 272 };

/** A file of the brand, by its name in the web's public art folder. */
export interface BrandFile {
  name: string;
  bytes: Buffer;
}

/** The shop's mark, as the browser's tab shows it. */
const MARK = path.join(import.meta.dirname, '../../web/public/favicon.svg');

/**
 * The shop's own pictures: `og.jpg` (1200 × 630, with the mark), `hero.*` (400 × 500), `frieze.*` (1280 × 258),
 * `frieze-small.*` (824 × 224) and `story-<loom|vats|blocks>.*` (960 × 640), all but the first as AVIF and WebP. The same version of sharp gives the same bytes.
 */
export async function drawBrandPictures(): Promise<BrandFile[]> {
  const row = await drawRowOfLengths();
  const files = [
    await sharedPicture(row),
    ...(await bothFormats('hero', pictureOf(row).extract(MIDDLE_OF_ROW).resize(400, 500))),
  ];
  const lengths = pictureOf(await drawRowOfLengths(FRIEZE));
  const wide = lengths.clone().extract(HEMS).resize(1280, 258);
  const small = lengths.clone().extract(HEMS_ON_PHONES).resize(824, 224);
  files.push(...(await bothFormats('frieze', wide, ORNAMENT)));
  files.push(...(await bothFormats('frieze-small', small, ORNAMENT)));
  const stories = { loom: drawLoomScene, vats: drawDyeScene, blocks: drawBlockScene };
  for (const [name, draw] of Object.entries(stories))
    files.push(...(await bothFormats(`story-${name}`, pictureOf(await draw()))));
  return files;
}

/** What a link to the shop shows; JPEG, since few previews read anything newer. */
async function sharedPicture(row: Raster): Promise<BrandFile> {
  const mark = await sharp(await readFile(MARK), { density: 200 })
    .resize(104, 104)
    .toBuffer();
  const bytes = await pictureOf(row)
    .composite([{ input: mark, left: 1064, top: 494 }])
    .jpeg({ quality: 62, mozjpeg: true })
    .toBuffer();
  return { name: 'og.jpg', bytes };
}

/** A frieze is an ornament with much in it: it takes less care than a picture that is looked at. */
const ORNAMENT = { avif: 30, webp: 28 };
const PICTURE = { avif: 36, webp: 34 };

async function bothFormats(name: string, picture: Sharp, quality = PICTURE): Promise<BrandFile[]> {
  const avif = picture
    .clone()
    .avif({ quality: quality.avif, effort: 4, tune: 'iq', chromaSubsampling: '4:2:0' });
  const webp = picture.clone().webp({ quality: quality.webp, effort: 5 });
  return [
    { name: `${name}.avif`, bytes: await avif.toBuffer() },
    { name: `${name}.webp`, bytes: await webp.toBuffer() },
  ];
}

function pictureOf(raster: Raster) {
  const { width, height } = raster;
  return sharp(bytesOf(raster), { raw: { width, height, channels: 3 } });
}
