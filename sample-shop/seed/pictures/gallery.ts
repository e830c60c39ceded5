import { pictureFile, PRINTED_FORMAT } from '@kargha/domain/catalogue/pictures';
import sharp from 'sharp';

import { drawCataloguePictures } from '../../art/draw-catalogue-pictures.ts';
import { CATALOGUE, entryOf } from '../catalogue/catalogue.ts';
import type { ProductContext } from '../catalogue/product-documents.ts';
import type { StoredFile } from '../export/storage-export.ts';
import { largestWebp } from './largest-webp.ts';
import { measureOf } from './measure-of.ts';
import type { PictureCache } from './picture-cache.ts';
import { pictureSet, type PictureSet } from './picture-set.ts';

export interface Gallery extends Pick<ProductContext, 'picturesOf' | 'imageUrl'> {
  files: StoredFile[];
}

/** Returns the pictures of the whole catalogue, from the cache where possible. */
export async function gatherGallery(
  cache: PictureCache,
  report: (line: string) => void,
): Promise<Gallery> {
  await drawMissing(cache, report);
  const sets = new Map(CATALOGUE.map((entry) => [entry.id, requirePictures(cache, entry.id)]));
  return {
    picturesOf: (id) => sets.get(id)?.pictures ?? [],
    imageUrl: largestWebp,
    files: [
      ...[...sets.values()].flatMap(({ files }) => files),
      ...(await Promise.all([...sets.values()].map(printCopy))),
    ].flatMap((file) => file ?? []),
  };
}

/** The first picture of a product as JPEG, for PDF documents. */
async function printCopy({ pictures, files }: PictureSet): Promise<StoredFile | undefined> {
  const [first] = pictures;
  const source = first && files.find(({ name }) => name === pictureFile(first, 320, 'webp'));
  if (!source) return undefined;
  const bytes = await sharp(source.bytes).jpeg({ quality: 36, mozjpeg: true }).toBuffer();
  return { name: pictureFile(first, 320, PRINTED_FORMAT), contentType: 'image/jpeg', bytes };
}

async function drawMissing(cache: PictureCache, report: (line: string) => void): Promise<void> {
  const missing = CATALOGUE.filter((entry) => cache.find(entry) === undefined);
  let drawnCount = 0;
  await drawCataloguePictures(
    missing.map((entry) => ({ id: entry.id, recipe: { ...entry.art, cm: measureOf(entry) } })),
    (id, views) => {
      const entry = entryOf(id);
      cache.save(entry, pictureSet(entry, views));
      drawnCount += 1;
      report(`Drawn ${drawnCount} of ${missing.length}: ${entry.title}`);
    },
  );
}

function requirePictures(cache: PictureCache, id: string): PictureSet {
  const pictures = cache.find(entryOf(id));
  if (!pictures) throw new Error(`The pictures of ${id} are missing after drawing.`);
  return pictures;
}
