import { readFile } from 'node:fs/promises';
import path from 'node:path';

import sharp, { type Sharp } from 'sharp';

import { bytesOf } from '../art/paint/raster.ts';
import type { Raster } from '../art/paint/raster.ts';
import { drawBlockScene } from './block-scene.ts';
import { drawDyeScene } from './dye-scene.ts';
import { drawLoomScene } from './loom-scene.ts';
import { drawRowOfLengths } from './row-of-lengths.ts';

/** Three whole lengths, as tall and narrow as a product's picture. */
const MIDDLE_OF_ROW = { left: 348, top: 0, width: 504, height: 630 };

/** A file of the brand, by its name in the web's public art folder. */
export interface BrandFile {
  name: string;
  bytes: Buffer;
}

/** The shop's mark, as the browser's tab shows it. */
const MARK = path.join(import.meta.dirname, '../../web/public/favicon.svg');

/**
 * The shop's own pictures: `og.jpg` (1200 × 630, with the mark), `hero.*` (400 × 500) and `story-<loom|vats|blocks>.*`
 * (960 × 640), the last two as AVIF and WebP. The same version of sharp gives the same bytes.
 */
export async function drawBrandPictures(): Promise<BrandFile[]> {
  const row = await drawRowOfLengths();
  const files = [
    await sharedPicture(row),
    ...(await bothFormats('hero', pictureOf(row).extract(MIDDLE_OF_ROW).resize(400, 500))),
  ];
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

async function bothFormats(name: string, picture: Sharp): Promise<BrandFile[]> {
  const avif = picture
    .clone()
    .avif({ quality: 36, effort: 4, tune: 'iq', chromaSubsampling: '4:2:0' });
  const webp = picture.clone().webp({ quality: 34, effort: 5 });
  return [
    { name: `${name}.avif`, bytes: await avif.toBuffer() },
    { name: `${name}.webp`, bytes: await webp.toBuffer() },
  ];
}

function pictureOf(raster: Raster) {
  const { width, height } = raster;
  return sharp(bytesOf(raster), { raw: { width, height, channels: 3 } });
}
