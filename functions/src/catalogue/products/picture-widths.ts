import {
  PICTURE_ASPECT,
  PICTURE_WIDTHS,
  PRINTED_FORMAT,
  pictureFile,
} from '@kargha/domain/catalogue/pictures';
import type { ProductPicture } from '@kargha/domain/catalogue/product';
import type { Sharp } from 'sharp';

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
  const height = Math.round(WIDEST / PICTURE_ASPECT);
  const sent = await openPicture(content, { failOn: 'error' });
  const upright = await sent
    .rotate()
    .resize(WIDEST, height, { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const picture = await openPicture(upright);
  const [red = 0, green = 0, blue = 0] = await picture.clone().resize(1, 1).raw().toBuffer();
  const files = [await printed(base, picture)];
  for (const width of PICTURE_WIDTHS) files.push(...(await shown(base, width, picture)));
  return { color: hex(red, green, blue), width: WIDEST, height, files };
}

async function shown(path: string, width: (typeof PICTURE_WIDTHS)[number], picture: Sharp) {
  const small = picture.clone().resize(width);
  return [
    {
      path: pictureFile({ path }, width, 'avif'),
      content: await small.clone().avif({ quality: QUALITY.avif, effort: 2 }).toBuffer(),
      contentType: 'image/avif',
    },
    {
      path: pictureFile({ path }, width, 'webp'),
      content: await small.clone().webp({ quality: QUALITY.webp }).toBuffer(),
      contentType: 'image/webp',
    },
  ];
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
