import {
  IMAGE_TYPES,
  MAX_IMAGE_BYTES,
  MAX_IMAGES_LENGTH,
} from '@kargha/domain/catalogue/product-input';
import { PICTURE_HEAD_BYTES, pictureKindOf } from '@kargha/domain/records/picture-kinds';

import { resizePhoto } from './resize-photo.ts';

export interface CheckedImages {
  accepted: File[];
  rejected: { file: string; reason: 'type' | 'size' }[];
}

/** Rejects files that are not pictures, by type or by first bytes, and files over 10 MB (spec §5). */
export async function checkImageFiles(files: readonly File[]): Promise<CheckedImages> {
  const checked: CheckedImages = { accepted: [], rejected: [] };
  for (const file of files) {
    const reason = await rejectionReason(file);
    if (reason === null) checked.accepted.push(file);
    else checked.rejected.push({ file: file.name, reason });
  }
  return checked;
}

export interface LoadedImage {
  file: string;
  /** data URL */
  source: string;
}

/** Returns the pictures as data URLs, with photos scaled down. @throws Error when a file cannot be read */
export async function loadImages(files: readonly File[]): Promise<LoadedImage[]> {
  const loaded: LoadedImage[] = [];
  // Sequential on purpose: a 40-megapixel photo takes 160 MB while it is decoded.
  for (const file of files) {
    loaded.push({
      file: file.name,
      source: await toDataUrl(await resizePhoto(file), file.name),
    });
  }
  return loaded;
}

/** Splits new pictures into those that fit in one request with the existing ones, and the rest. */
export function fitWithinLimit(
  images: readonly string[],
  added: readonly LoadedImage[],
): { fitting: LoadedImage[]; tooLarge: LoadedImage[] } {
  const fitting: LoadedImage[] = [];
  const tooLarge: LoadedImage[] = [];
  let free = MAX_IMAGES_LENGTH - images.reduce((sum, { length }) => sum + length, 0);
  for (const image of added) {
    const fits = image.source.length <= free;
    (fits ? fitting : tooLarge).push(image);
    if (fits) free -= image.source.length;
  }
  return { fitting, tooLarge };
}

async function rejectionReason(file: File): Promise<'type' | 'size' | null> {
  if (!IMAGE_TYPES.some((allowed) => allowed === file.type)) return 'type';
  if (file.size > MAX_IMAGE_BYTES) return 'size';
  const head = await file.slice(0, PICTURE_HEAD_BYTES).arrayBuffer();
  return pictureKindOf(new Uint8Array(head)) ? null : 'type';
}

/** @throws Error when the file cannot be read */
export function toDataUrl(picture: Blob, name: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      if (typeof reader.result === 'string') resolve(reader.result);
    };
    reader.onerror = () => reject(new Error(`${name} cannot be read.`));
    reader.readAsDataURL(picture);
  });
}
