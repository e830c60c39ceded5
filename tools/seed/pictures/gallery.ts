import { PICTURE_WIDTHS } from '@kargha/domain/pictures';
import type { ProductPicture } from '@kargha/domain/product';

import type { CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import type { Shop } from '../catalogue/product-documents.ts';
import { downloadUrl, type StoredFile } from '../export/storage-export.ts';
import type { PictureSource } from './picture-cache.ts';

/** Every picture of the shop: as products refer to them, and as files. */
export interface Gallery extends Pick<Shop, 'picturesOf' | 'imageUrl'> {
  files: StoredFile[];
}

/** Gathers the pictures of the whole catalogue, one product after another: drawing needs a core and much memory. */
export async function gatherGallery(
  catalogue: readonly CatalogueEntry[],
  source: PictureSource,
  report: (line: string) => void,
): Promise<Gallery> {
  const pictures = new Map<string, ProductPicture[]>();
  const files: StoredFile[] = [];
  for (const entry of catalogue) {
    const set = await source(entry);
    pictures.set(entry.id, set.pictures);
    files.push(...set.files);
    report(`${pictures.size} of ${catalogue.length}: ${entry.title}`);
  }
  return { picturesOf: (id) => pictures.get(id) ?? [], imageUrl: largestWebp, files };
}

/** What readers without a `picture` element get: the largest WebP. */
function largestWebp({ path }: ProductPicture): string {
  return downloadUrl(`${path}_${Math.max(...PICTURE_WIDTHS)}.webp`);
}
