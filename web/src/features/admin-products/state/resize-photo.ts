import { MAX_IMAGES, MAX_IMAGES_LENGTH } from '@kargha/domain/catalogue/product-input';
import { redrawPicture, readPicture } from '#lib/files/redraw-picture.ts';

/** Pixels: more than any place of the shop shows, on any screen. */
const LONGEST_SIDE = 2400;
/** Bytes of each picture of a product that has them all: as a data string it is a third longer. */
const MAX_BYTES_PER_IMAGE = Math.floor((MAX_IMAGES_LENGTH / MAX_IMAGES) * 0.75) - 64;
/** The best first. */
const QUALITIES = [0.9, 0.8, 0.65];
/** The shop shows transparent pictures on white. */
const BACKGROUND = '#ffffff';

/**
 * A photograph as a camera makes it, upright and no larger than its share of a product's pictures. What is small already
 * stays as it is, and so does what moves, what this browser cannot read and what would not become smaller.
 */
export async function resizePhoto(file: File): Promise<Blob> {
  if (file.size <= MAX_BYTES_PER_IMAGE || file.type === 'image/gif') return file;
  const picture = await readPicture(file);
  if (!picture) return file;
  const resized = await encodeWithinLimit(picture);
  picture.close();
  return resized && resized.size < file.size ? resized : file;
}

/** The best that fits, else the smallest. */
async function encodeWithinLimit(picture: ImageBitmap): Promise<Blob | null> {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const width = Math.round(picture.width * scale);
  const height = Math.round(picture.height * scale);
  let encoded: Blob | null = null;
  for (const quality of QUALITIES) {
    const options = { width, height, type: 'image/jpeg', quality, ground: BACKGROUND } as const;
    encoded = await redrawPicture(picture, options);
    if (encoded && encoded.size <= MAX_BYTES_PER_IMAGE) break;
  }
  return encoded;
}
