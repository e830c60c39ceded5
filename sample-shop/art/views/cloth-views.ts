import type { ArtRecipe } from '../art-recipe.ts';
import { createCanvas } from '../drape/canvas.ts';
import type { PictureSize } from '../drape/canvas.ts';
import { detailView, objectDrawings } from '../drape/object-drawings.ts';
import { overRod } from '../drape/objects/draped-lengths.ts';
import { backDrawing, otherDrawing } from '../drape/other-drawings.ts';
import type { ObjectDrawing } from '../drape/scene.ts';
import type { Raster, SceneView } from '../paint/raster.ts';
import type { Random } from '../paint/seeded-random.ts';
import { scaleView } from '../scale/scale-view.ts';
import { borderView, cornerTexture } from './border-view.ts';
import type { ViewDrawers } from './picture-view.ts';
import type { RenderedCloth } from './render-cloth.ts';
import { reverseView } from './reverse-view.ts';
import { weaveView } from './weave-view.ts';

/** Of several drawings of an object the product's random numbers choose the first picture's. */
export function firstDrawing({ object }: ArtRecipe, random: Random): ObjectDrawing {
  return random.fork('stand').pick(objectDrawings(object) ?? [overRod]);
}

export function clothViews(
  recipe: ArtRecipe,
  { panel, texture, random }: RenderedCloth,
  size: PictureSize,
): ViewDrawers {
  const gloss = { lustre: panel.finish.lustre ?? 0, metal: panel.pen.inks.zari };
  const tint = random.fork('ground').next();
  const first = firstDrawing(recipe, random);
  const shot = (draw: ObjectDrawing, view?: SceneView): Raster => {
    const canvas = createCanvas({ tint, view, size });
    draw({ canvas, panel, texture, gloss, random: random.fork('scene') });
    return canvas;
  };
  const corner = once(() => cornerTexture(panel, size.width));
  const detail = detailView(recipe.object);
  const back = backDrawing(recipe.object);
  const scene = { panel, texture, gloss, random: random.fork('scale') };
  return {
    drape: () => shot(first),
    weave: () => weaveView({ panel, texture, random: random.fork('weave') }, size),
    border: async () =>
      detail
        ? shot(first, detail)
        : borderView({
            panel,
            corner: await corner(),
            random: random.fork('border'),
            gloss,
            size,
          }),
    other: () => shot(otherDrawing(recipe.object, first)?.draw ?? overRod),
    scale: () => scaleView(recipe, scene, { tint, size }),
    reverse: async () =>
      back
        ? shot(back)
        : reverseView(recipe, {
            panel,
            corner: await corner(),
            random: random.fork('reverse'),
            gloss,
            size,
          }),
  };
}

function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => (result ??= work());
}
