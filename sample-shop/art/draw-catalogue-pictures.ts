import type { ArtRecipe } from './art-recipe.ts';
import { drawProductPictures } from './product-pictures.ts';
import type { ProductPictureFile } from './product-pictures.ts';

export interface PictureRequest {
  id: string;
  recipe: ArtRecipe;
}

/** One picture is drawn while others are encoded; more at once would only need more memory. */
const AT_ONCE = 3;

/** Draws the pictures of many products, a few at a time, and passes each product's pictures to `onPictures`. */
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
