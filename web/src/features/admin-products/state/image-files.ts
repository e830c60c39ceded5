import {
  IMAGE_TYPES,
  MAX_IMAGE_BYTES,
  MAX_IMAGES_LENGTH,
} from '@kargha/domain/catalogue/product-input';
import { PICTURE_HEAD_BYTES, pictureKindOf } from '@kargha/domain/records/picture-kinds';

import { scaledPhotograph } from './resize-photo.ts';

/** What became of the files that somebody chose or dropped: those that fit, and why the others do not. */
export interface PickedImages {
  fitting: File[];
  refused: { file: string; reason: 'type' | 'size' }[];
}

/**
 * Sorts the files: what is no picture, by its type or by its first bytes, or larger than 10 MB is left out, all others
 * are taken (spec §5).
 */
export async function pickImages(files: readonly File[]): Promise<PickedImages> {
  const picked: PickedImages = { fitting: [], refused: [] };
  for (const file of files) {
    const reason = await whyRefused(file);
    if (reason === null) picked.fitting.push(file);
    else picked.refused.push({ file: file.name, reason });
  }
  return picked;
}

/** A picture that was read. */
export interface ReadImage {
  /** the file's name */
  file: string;
  /** a data string */
  source: string;
}

/** The pictures as data strings, photographs scaled down. @throws when one of them cannot be read */
export async function readImages(files: readonly File[]): Promise<ReadImage[]> {
  const read: ReadImage[] = [];
  // One after the other: a photograph of 40 megapixels is 160 megabytes while it is drawn.
  for (const file of files) {
    read.push({
      file: file.name,
      source: await dataString(await scaledPhotograph(file), file.name),
    });
  }
  return read;
}

/** Those of the new pictures that can still be saved in one go with those that are there, in their order; and the rest. */
export function savedTogether(
  images: readonly string[],
  added: readonly ReadImage[],
): { taken: ReadImage[]; left: ReadImage[] } {
  const taken: ReadImage[] = [];
  const left: ReadImage[] = [];
  let free = MAX_IMAGES_LENGTH - images.reduce((sum, { length }) => sum + length, 0);
  for (const image of added) {
    const fits = image.source.length <= free;
    (fits ? taken : left).push(image);
    if (fits) free -= image.source.length;
  }
  return { taken, left };
}

async function whyRefused(file: File): Promise<'type' | 'size' | null> {
  if (!IMAGE_TYPES.some((known) => known === file.type)) return 'type';
  if (file.size > MAX_IMAGE_BYTES) return 'size';
  const head = await file.slice(0, PICTURE_HEAD_BYTES).arrayBuffer();
  return pictureKindOf(new Uint8Array(head)) ? null : 'type';
}

function dataString(picture: Blob, name: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      if (typeof reader.result === 'string') resolve(reader.result);
    };
    reader.onerror = () => reject(new Error(`${name} cannot be read.`));
    reader.readAsDataURL(picture);
  });
}
