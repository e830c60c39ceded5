import type { ProductPicture } from '@kargha/domain/catalogue/product';

import type { ProductPictureFile } from '../../art/product-pictures.ts';
import type { CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import type { StoredFile } from '../export/storage-export.ts';

export interface PictureSet {
  pictures: ProductPicture[];
  files: StoredFile[];
}

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
