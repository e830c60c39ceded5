import type { ProductPicture } from '@kargha/domain/product';

import { drawProductPictures, type ProductPictureFile } from '../../art/product-pictures.ts';
import type { CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import type { StoredFile } from '../export/storage-export.ts';

/** A product's pictures: what its document says of them, and the files that lie in Storage. */
export interface PictureSet {
  pictures: ProductPicture[];
  files: StoredFile[];
}

/** Draws a product's pictures; the same entry gives the same bytes. */
export async function drawPictureSet(entry: CatalogueEntry): Promise<PictureSet> {
  const views = await drawProductPictures(entry.art, entry.id);
  return {
    pictures: views.map((view) => pictureOf(entry, view)),
    files: views.flatMap(({ files }) =>
      files.map(({ name, contentType, bytes }) => ({
        name: `products/${entry.id}/${name}`,
        contentType,
        bytes,
      })),
    ),
  };
}

function pictureOf({ id, title }: CatalogueEntry, view: ProductPictureFile): ProductPicture {
  const { alt, color, width, height } = view;
  return { path: `products/${id}/${view.view}`, alt: `${title}: ${alt}`, color, width, height };
}
