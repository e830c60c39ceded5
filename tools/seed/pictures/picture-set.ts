import type { ProductPicture } from '@kargha/domain/catalogue/product';

import type { ProductPictureFile } from '../../art/product-pictures.ts';
import type { CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import type { StoredFile } from '../export/storage-export.ts';

/** A product's pictures: what its document says of them, and the files that lie in Storage. */
export interface PictureSet {
  pictures: ProductPicture[];
  files: StoredFile[];
}

/** The drawn views of a product as the shop stores them. */
export function pictureSet(
  { id, title }: CatalogueEntry,
  views: readonly ProductPictureFile[],
): PictureSet {
  return {
    pictures: views.map(({ view, alt, color, width, height }) => ({
      path: `products/${id}/${view}`,
      alt: `${title}: ${alt}`,
      color,
      width,
      height,
    })),
    files: views
      .flatMap(({ files }) => files)
      .map(({ name, contentType, bytes }) => ({
        name: `products/${id}/${name}`,
        contentType,
        bytes,
      })),
  };
}
