import { altTexts } from './alt-text.ts';
import type { ArtRecipe } from './art-recipe.ts';
import { dominantColour } from './dominant-colour.ts';
import { encodePicture } from './encode.ts';
import type { EncodedFile } from './encode.ts';
import { drawViews, PICTURE_VIEWS } from './views/product-views.ts';
import type { PictureView } from './views/product-views.ts';

interface PictureFile {
  /** `drape_320.avif` … `border_960.webp` */
  name: string;
  contentType: EncodedFile['contentType'];
  width: number;
  height: number;
  bytes: Buffer;
}

export interface ProductPictureFile {
  view: PictureView;
  /** Added after the product's title: `folded, with its pallu`. */
  alt: string;
  /** Shown while the picture loads, `#rrggbb`. */
  color: string;
  /** Size of the largest file. */
  width: number;
  height: number;
  files: PictureFile[];
}

const MAX_WIDTH = { width: 960, height: 1200 };

/**
 * Draws and encodes a product's pictures. The same recipe and id produce the same bytes with the same version of
 * sharp; another id produces other pictures. Throws RangeError for an invalid palette.
 */
export async function drawProductPictures(
  recipe: ArtRecipe,
  productId: string,
): Promise<ProductPictureFile[]> {
  const rasters = await drawViews(recipe, productId);
  const alts = altTexts(recipe);
  return Promise.all(
    PICTURE_VIEWS.map(async (view): Promise<ProductPictureFile> => {
      const files = await encodePicture(rasters[view]);
      return {
        view,
        alt: alts[view],
        color: dominantColour(rasters[view]),
        ...MAX_WIDTH,
        files: files.map(({ width, extension, contentType, bytes }) => ({
          name: `${view}_${width}.${extension}`,
          contentType,
          width,
          height: (width * 5) / 4,
          bytes,
        })),
      };
    }),
  );
}
