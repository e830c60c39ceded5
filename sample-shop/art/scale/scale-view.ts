import type { ArtObject, ArtRecipe } from '../art-recipe.ts';
import { createCanvas } from '../drape/canvas.ts';
import type { PictureSize } from '../drape/canvas.ts';
import {
  KURTA_GARMENT,
  LONG_KURTI_GARMENT,
  SHIRT_GARMENT,
  SHORT_KURTI_GARMENT,
} from '../drape/objects/garments.ts';
import type { Scene } from '../drape/scene.ts';
import type { Raster } from '../paint/raster.ts';
import {
  clutchWithRuler,
  cushionWithRuler,
  doormatWithSlippers,
  hankyWithRuler,
  hungBesideFigure,
  potliWithRuler,
  rugWithSlippers,
  runnerBesideFigure,
  slingBagInHand,
  toteInHand,
  wallhangingBesideFigure,
} from './beside.ts';
import { rulerLength, rulerTexture } from './ruler.ts';
import type { ScaleDrawing } from './scale-drawing.ts';
import { wornDhoti, wornGarment, wornLength, wornSaree, wornSkirt, wornTie } from './worn.ts';

const DRAWINGS: Partial<Record<ArtObject, ScaleDrawing>> = {
  saree: wornSaree,
  dupatta: wornLength,
  stole: wornLength,
  shawl: wornLength,
  dhoti: wornDhoti,
  kurta: wornGarment('kurta', KURTA_GARMENT),
  shirt: wornGarment('shirt', SHIRT_GARMENT),
  'short-kurti': wornGarment('short-kurti', SHORT_KURTI_GARMENT),
  'long-kurti': wornGarment('long-kurti', LONG_KURTI_GARMENT),
  lehenga: wornSkirt,
  tie: wornTie,
  bedsheet: hungBesideFigure,
  curtain: hungBesideFigure,
  wallhanging: wallhangingBesideFigure,
  'table-runner': runnerBesideFigure,
  tote: toteInHand,
  'sling-bag': slingBagInHand,
  hanky: hankyWithRuler,
  cushion: cushionWithRuler,
  clutch: clutchWithRuler,
  potli: potliWithRuler,
  doormat: doormatWithSlippers,
  rug: rugWithSlippers,
};

/** A usual length, for recipes that name none. */
const USUAL_CM = 100;

/** The product of cloth next to a figure, a ruler or slippers, at its real size. */
export async function scaleView(
  { object, cm = USUAL_CM }: ArtRecipe,
  scene: Omit<Scene, 'canvas'>,
  { tint, size }: { tint: number; size: PictureSize },
): Promise<Raster> {
  const drawing = DRAWINGS[object] ?? wornLength;
  const canvas = createCanvas({ tint, view: drawing.view(cm), size });
  const ruler = await rulerTexture(rulerLength(cm), size.width / 48);
  drawing.draw({ ...scene, canvas }, cm, ruler);
  return canvas;
}
