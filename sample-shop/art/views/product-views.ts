import type { ArtRecipe } from '../art-recipe.ts';
import { createCanvas, PICTURE } from '../drape/canvas.ts';
import type { PictureSize } from '../drape/canvas.ts';
import { detailView, objectDrawings } from '../drape/object-drawings.ts';
import { overRod } from '../drape/objects/draped-lengths.ts';
import type { Raster, SceneView } from '../paint/raster.ts';
import type { Camera } from '../solid/camera.ts';
import { drawSolid } from '../solid/draw-solid.ts';
import { modelOf } from '../solid/solid-models.ts';
import type { Model, SolidModel } from '../solid/solid-scene.ts';
import { borderView } from './border-view.ts';
import { renderCloth } from './render-cloth.ts';
import type { RenderedCloth } from './render-cloth.ts';
import { weaveView } from './weave-view.ts';

/** The three pictures of a product: the whole, its weave (or surface) close up, its border (or edge). */
export const PICTURE_VIEWS = ['drape', 'weave', 'border'] as const;

export type PictureView = (typeof PICTURE_VIEWS)[number];

/** The pictures of a product before encoding, `size` pixels each (4:5). Throws RangeError for an invalid palette. */
export async function drawViews(
  recipe: ArtRecipe,
  productId: string,
  size: PictureSize = PICTURE,
): Promise<Record<PictureView, Raster>> {
  const drawn = await renderCloth(recipe, productId, size.width);
  const model = modelOf(recipe.object);
  return model ? solidViews(model, drawn, size) : clothViews(recipe, drawn, size);
}

async function clothViews(
  recipe: ArtRecipe,
  { panel, texture, random }: RenderedCloth,
  size: PictureSize,
): Promise<Record<PictureView, Raster>> {
  const gloss = { lustre: panel.finish.lustre ?? 0, metal: panel.pen.inks.zari };
  const tint = random.fork('ground').next();
  const way = random.fork('stand').pick(objectDrawings(recipe.object) ?? [overRod]);
  const shot = (view?: SceneView): Raster => {
    const canvas = createCanvas({ tint, view, size });
    way({ canvas, panel, texture, gloss, random: random.fork('scene') });
    return canvas;
  };
  const detail = detailView(recipe.object);
  return {
    drape: shot(),
    weave: await weaveView({ panel, texture, random: random.fork('weave') }, size),
    border: detail
      ? shot(detail)
      : await borderView({ panel, random: random.fork('border'), gloss, size }),
  };
}

/** Solids are drawn three times: whole, surface, edge. */
function solidViews(
  makeModel: SolidModel,
  scene: RenderedCloth,
  size: PictureSize,
): Record<PictureView, Raster> {
  const model = makeModel({ ...scene, random: scene.random.fork('scene') });
  const tint = scene.random.fork('ground').next();
  const shot = (view: PictureView): Raster => {
    const horizon = view === 'drape' && model.solid.rest === 'table' ? 0.74 : undefined;
    const canvas = createCanvas({ tint, horizon, size });
    drawSolid(canvas, model.solid, cameraFor(model, view));
    return canvas;
  };
  return { drape: shot('drape'), weave: shot('weave'), border: shot('border') };
}

function cameraFor({ solid, camera }: Model, view: PictureView): Camera {
  if (view === 'drape') return camera;
  const target = solid.focus[view];
  if (view === 'weave') return { ...camera, target, width: camera.width * 0.34 };
  const pitch = camera.pitch + (solid.rest === 'table' ? 6 : 0);
  return { ...camera, target, width: camera.width * 0.5, yaw: camera.yaw + 16, pitch };
}
