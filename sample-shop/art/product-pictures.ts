import { altTexts } from './alt-text.ts';
import type { ArtRecipe } from './art-recipe.ts';
import { dominantColour } from './dominant-colour.ts';
import { encodePicture, FURTHER_PICTURE, MAIN_PICTURE } from './encode.ts';
import type { EncodedFile, Encoding } from './encode.ts';
import { drawViews } from './views/product-views.ts';
import { PICTURE_VIEWS } from './views/picture-view.ts';
import type { PictureView } from './views/picture-view.ts';

interface PictureFile {
  /** `drape_320.avif` … `reverse_960.webp` */
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

const MAIN_VIEWS: readonly PictureView[] = ['drape', 'weave', 'border'];

function encodingOf(view: PictureView): Encoding {
  return MAIN_VIEWS.includes(view) ? MAIN_PICTURE : FURTHER_PICTURE;
}

/**
 * Draws and encodes a product's pictures. The same recipe and id produce the same bytes with the same version of
 * sharp; another id produces other pictures. Throws RangeError for an invalid palette.
 */
export async function drawProductPictures(
  recipe: ArtRecipe,
  productId: string,
): Promise<ProductPictureFile[]> {
  const rasters = await drawViews(recipe, productId);
  const alts = altTexts(recipe, productId);
  return Promise.all(
    PICTURE_VIEWS.map(async (view): Promise<ProductPictureFile> => {
      const files = await encodePicture(rasters[view], encodingOf(view));
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
