import type { ArtRecipe } from '../art-recipe.ts';
import { drawClothPanel } from '../cloth/cloth-panel.ts';
import type { ClothPanel } from '../cloth/cloth-panel.ts';
import { clothTexture } from '../cloth/cloth-texture.ts';
import type { ClothTexture } from '../cloth/cloth-texture.ts';
import { PICTURE } from '../drape/canvas.ts';
import { createRandom } from '../paint/seeded-random.ts';
import type { Random } from '../paint/seeded-random.ts';

/** A product's whole cloth (or surface pattern) and the random numbers of its id. */
export interface RenderedCloth {
  panel: ClothPanel;
  texture: ClothTexture;
  random: Random;
}

/** Two products never have the same random details. */
export function seedOf({ seed = '' }: ArtRecipe, productId: string): string {
  return `${productId}/${seed}`;
}

/**
 * Draws the cloth of a recipe with details seeded by the product's id, for pictures `across` pixels wide. Throws
 * RangeError for an invalid palette.
 */
export async function renderCloth(
  recipe: ArtRecipe,
  productId: string,
  across: number = PICTURE.width,
): Promise<RenderedCloth> {
  const random = createRandom(seedOf(recipe, productId));
  const panel = drawClothPanel(recipe, random);
  const { width, length, fringe } = panel.plan;
  const whole = { x: 0, y: -fringe - 1, width, height: length + 2 * fringe + 2 };
  const density = (across * 1.07) / Math.max(width, length * 0.7);
  return { panel, texture: await clothTexture(panel, whole, density), random };
}
