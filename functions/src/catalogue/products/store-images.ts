import { fileMessages } from '@kargha/domain/messages/file-messages';
import type { Message } from '@kargha/domain/messages/message';
import { MAX_IMAGE_BYTES } from '@kargha/domain/catalogue/product-input';
import { pictureKindOf } from '@kargha/domain/records/picture-kinds';

import { invalidFields } from '../../http/errors.ts';
import { randomId } from '../../platform/keyed-ids.ts';
import { saveFile, saveGuardedFile } from '../../platform/file-store.ts';
import { framesOf, MAX_PIXELS, pixelsOf } from './picture-pixels.ts';
import { openPicture } from './open-picture.ts';

/** For re-encoded pictures; the loss is not visible. */
const QUALITY = 92;

interface Picture {
  content: Buffer;
  contentType: string;
  extension: string;
}

interface PicturePlace {
  field: string;
  /** among the pictures of the field, from 1 */
  position: number;
}

const placeOf = (index: number): PicturePlace => ({
  field: `images[${index}]`,
  position: index + 1,
});

const DATA_STRING = /^data:[a-z+./-]+;base64,([A-Za-z0-9+/]+={0,2})$/;

/**
 * Stores data URLs as files and returns all images as addresses. All are checked before the first is stored.
 * Throws 400 for invalid or too large images.
 */
export async function storeImages(productId: string, images: readonly string[]): Promise<string[]> {
  const pictures = images.map((source, index) =>
    source.startsWith('data:') ? readPicture(source, placeOf(index)) : source,
  );
  const stored = [];
  for (const picture of pictures) {
    stored.push(typeof picture === 'string' ? picture : await storePicture(productId, picture));
  }
  return stored;
}

/**
 * Stores photos under a name and number and returns their paths. All are checked before the first is stored.
 * Throws 400 for invalid images.
 */
export async function storePhotos(name: string, photos: readonly string[]): Promise<string[]> {
  const pictures = photos.map((source, index) => readPicture(source, placeOf(index)));
  return Promise.all(
    pictures.map(async ({ content, contentType, extension }, index) => {
      const path = `${name}-${index + 1}.${extension}`;
      await saveGuardedFile(path, content, contentType);
      return path;
    }),
  );
}

/** Throws 400 for a data URL of something else, for the field. */
export function readPicture(source: string, { field, position }: PicturePlace): Picture {
  const encoded = DATA_STRING.exec(source)?.[1];
  const content = Buffer.from(encoded ?? '', 'base64');
  const refuse = (message: Message) => invalidFields({ [field]: message });
  if (content.length > MAX_IMAGE_BYTES) throw refuse(fileMessages.image_too_large({ position }));
  const format = pictureKindOf(content);
  const pixels = pixelsOf(content);
  // Without a size in the header, it may be of any size.
  if (!format || pixels === null) throw refuse(fileMessages.image_format({ position }));
  if (pixels > MAX_PIXELS) throw refuse(fileMessages.image_megapixels({ position }));
  // Larger animations would not be re-encoded and would keep their camera metadata.
  if (pixels * framesOf(content) > MAX_PIXELS) {
    throw refuse(fileMessages.animation_megapixels({ position }));
  }
  return { content, contentType: format.contentType, extension: format.extensions[0] };
}

async function storePicture(
  productId: string,
  { content, contentType, extension }: Picture,
): Promise<string> {
  const path = `products/${productId}/upload-${randomId()}.${extension}`;
  return saveFile(path, await stripMetadata(content), contentType);
}

/**
 * Removes camera metadata, such as the GPS position, and turns the picture upright, keeping format and colours.
 * Files without metadata, and files that are not pictures, stay unchanged.
 */
export async function stripMetadata(content: Buffer): Promise<Buffer> {
  try {
    const { exif, xmp, iptc, format } = await (await openPicture(content)).metadata();
    if (!exif && !xmp && !iptc) return content;
    const picture = await openPicture(content, { animated: true });
    const upright = picture.autoOrient().keepIccProfile();
    return await upright.toFormat(format, { quality: QUALITY }).toBuffer();
  } catch {
    return content;
  }
}
