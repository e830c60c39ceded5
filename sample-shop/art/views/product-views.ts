import type { ArtRecipe } from '../art-recipe.ts';
import { PICTURE } from '../drape/canvas.ts';
import type { PictureSize } from '../drape/canvas.ts';
import type { Raster } from '../paint/raster.ts';
import { modelOf } from '../solid/solid-models.ts';
import { clothViews } from './cloth-views.ts';
import { PICTURE_VIEWS } from './picture-view.ts';
import type { PictureView, ViewDrawers } from './picture-view.ts';
import { renderCloth } from './render-cloth.ts';
import { solidViews } from './solid-views.ts';

/** The pictures of a product before encoding, `size` pixels each (4:5). Throws RangeError for an invalid palette. */
export async function drawViews(
  recipe: ArtRecipe,
  productId: string,
  size: PictureSize = PICTURE,
): Promise<Record<PictureView, Raster>> {
  const drawers = await viewDrawers(recipe, productId, size);
  const views = PICTURE_VIEWS.map(async (view) => [view, await drawers[view]()] as const);
  return Object.fromEntries(await Promise.all(views)) as Record<PictureView, Raster>;
}

/** What draws each of the pictures, for those who need only some. */
export async function viewDrawers(
  recipe: ArtRecipe,
  productId: string,
  size: PictureSize = PICTURE,
): Promise<ViewDrawers> {
  const drawn = await renderCloth(recipe, productId, size.width);
  const model = modelOf(recipe.object);
  return model ? solidViews(model, recipe, drawn, size) : clothViews(recipe, drawn, size);
}
