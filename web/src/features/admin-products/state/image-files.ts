import {
  IMAGE_TYPES,
  MAX_IMAGE_BYTES,
  MAX_IMAGES_LENGTH,
} from '@kargha/domain/catalogue/product-input';
import { PICTURE_HEAD_BYTES, pictureKindOf } from '@kargha/domain/records/picture-kinds';

import { resizePhoto } from './resize-photo.ts';

/** What became of the files that somebody chose or dropped: those that fit, and why the others do not. */
export interface CheckedImages {
  accepted: File[];
  rejected: { file: string; reason: 'type' | 'size' }[];
}

/**
 * Sorts the files: what is no picture, by its type or by its first bytes, or larger than 10 MB is left out, all others
 * are taken (spec §5).
 */
export async function checkImageFiles(files: readonly File[]): Promise<CheckedImages> {
  const checked: CheckedImages = { accepted: [], rejected: [] };
  for (const file of files) {
    const reason = await rejectionReason(file);
    if (reason === null) checked.accepted.push(file);
    else checked.rejected.push({ file: file.name, reason });
  }
  return checked;
}

/** A picture that was read. */
export interface LoadedImage {
  /** the file's name */
  file: string;
  /** a data string */
  source: string;
}

/** The pictures as data strings, photographs scaled down. @throws when one of them cannot be read */
export async function loadImages(files: readonly File[]): Promise<LoadedImage[]> {
  const loaded: LoadedImage[] = [];
  // One after the other: a photograph of 40 megapixels is 160 megabytes while it is drawn.
  for (const file of files) {
    loaded.push({
      file: file.name,
      source: await toDataUrl(await resizePhoto(file), file.name),
    });
  }
  return loaded;
}

/** Those of the new pictures that can still be saved in one go with those that are there, in their order; and the rest. */
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

function toDataUrl(picture: Blob, name: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      if (typeof reader.result === 'string') resolve(reader.result);
    };
    reader.onerror = () => reject(new Error(`${name} cannot be read.`));
    reader.readAsDataURL(picture);
  });
}
