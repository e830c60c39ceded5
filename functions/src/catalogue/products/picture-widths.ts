import {
  CLOSE_WIDTH,
  PICTURE_ASPECT,
  PICTURE_WIDTHS,
  PRINTED_FORMAT,
  pictureFile,
} from '@kargha/domain/catalogue/pictures';
import type { ProductPicture } from '@kargha/domain/catalogue/product';
import type { Metadata, Sharp } from 'sharp';

import { openPicture } from './open-picture.ts';

interface PictureFiles {
  color: ProductPicture['color'];
  width: number;
  height: number;
  files: { path: string; content: Buffer; contentType: string }[];
}

const [PRINTED_WIDTH] = PICTURE_WIDTHS;
const WIDEST = Math.max(...PICTURE_WIDTHS);
const QUALITY = { avif: 50, webp: 74, jpg: 76 };

/**
 * Crops a photo to the shop's aspect ratio, turns it upright and creates all files, without camera metadata.
 * Throws when the content is not a picture.
 */
export async function pictureFiles(base: string, content: Buffer): Promise<PictureFiles> {
  const sent = await openPicture(content, { failOn: 'error' });
  const widest = isLarge(await sent.metadata()) ? CLOSE_WIDTH : WIDEST;
  const height = Math.round(widest / PICTURE_ASPECT);
  const upright = await sent
    .rotate()
    .resize(widest, height, { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const picture = await openPicture(upright);
  const [red = 0, green = 0, blue = 0] = await picture.clone().resize(1, 1).raw().toBuffer();
  const files = [await printed(base, picture)];
  for (const width of PICTURE_WIDTHS) files.push(...(await shown(base, width, picture)));
  if (widest === CLOSE_WIDTH) files.push(await webp(base, CLOSE_WIDTH, picture));
  return { color: hex(red, green, blue), width: widest, height, files };
}

/** Enough pixels for the close width, whichever way the camera was held. */
function isLarge({ width, height, orientation = 1 }: Metadata): boolean {
  const isTurned = orientation >= TURNED;
  const [across, down] = isTurned ? [height, width] : [width, height];
  return across >= CLOSE_WIDTH && down >= CLOSE_WIDTH / PICTURE_ASPECT;
}

/** EXIF orientations from 5 on swap width and height. */
const TURNED = 5;

async function shown(path: string, width: (typeof PICTURE_WIDTHS)[number], picture: Sharp) {
  const small = picture.clone().resize(width);
  return [
    {
      path: pictureFile({ path }, width, 'avif'),
      content: await small.clone().avif({ quality: QUALITY.avif, effort: 2 }).toBuffer(),
      contentType: 'image/avif',
    },
    await webp(path, width, small),
  ];
}

async function webp(path: string, width: Parameters<typeof pictureFile>[1], picture: Sharp) {
  return {
    path: pictureFile({ path }, width, 'webp'),
    content: await picture.clone().webp({ quality: QUALITY.webp }).toBuffer(),
    contentType: 'image/webp',
  };
}

async function printed(path: string, picture: Sharp) {
  return {
    path: pictureFile({ path }, PRINTED_WIDTH, PRINTED_FORMAT),
    content: await picture
      .clone()
      .resize(PRINTED_WIDTH)
      .jpeg({ quality: QUALITY.jpg, mozjpeg: true })
      .toBuffer(),
    contentType: 'image/jpeg',
  };
}

function hex(...channels: number[]): string {
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
