import { MAX_IMAGES, MAX_IMAGES_LENGTH } from '@kargha/domain/catalogue/product-input';
import { redrawPicture, readPicture } from '#lib/files/redraw-picture.ts';

/** Pixels. A photo of 3 : 4 then fills the widest picture that is made from it. */
const LONGEST_SIDE = 2560;
/** Bytes per picture when a product has the maximum number; a data URL is a third longer. */
const MAX_BYTES_PER_IMAGE = Math.floor((MAX_IMAGES_LENGTH / MAX_IMAGES) * 0.75) - 64;
const QUALITIES = [0.9, 0.8, 0.65];
const BACKGROUND = '#ffffff';

/**
 * Returns a photo upright and within its share of the product's pictures. Returns the file unchanged when it is
 * small, animated, unreadable in this browser, or would not shrink.
 */
export async function resizePhoto(file: File): Promise<Blob> {
  if (file.size <= MAX_BYTES_PER_IMAGE || file.type === 'image/gif') return file;
  const picture = await readPicture(file);
  if (!picture) return file;
  const resized = await encodeWithinLimit(picture);
  picture.close();
  return resized && resized.size < file.size ? resized : file;
}

/** Returns the best quality that fits, or the smallest result. */
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
