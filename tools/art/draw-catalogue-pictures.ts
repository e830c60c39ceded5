import type { ArtRecipe } from './art-recipe.ts';
import { drawProductPictures } from './product-pictures.ts';
import type { ProductPictureFile } from './product-pictures.ts';

/** One product to be pictured. */
export interface PictureRequest {
  id: string;
  recipe: ArtRecipe;
}

/** Drawing keeps one core busy while another encodes; more at once only takes memory. */
const AT_ONCE = 3;

/** Draws many products' pictures, a few at a time, and gives each to `onPictures` when it is ready. Throws what drawing throws. */
export async function drawCataloguePictures(
  requests: readonly PictureRequest[],
  onPictures: (id: string, pictures: ProductPictureFile[]) => void | Promise<void>,
): Promise<void> {
  const queue = requests.values();
  const work = async () => {
    for (const { id, recipe } of queue) await onPictures(id, await drawProductPictures(recipe, id));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
