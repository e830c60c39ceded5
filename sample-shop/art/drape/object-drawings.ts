import type { ArtObject } from '../art-recipe.ts';
import type { SceneView } from '../paint/raster.ts';
import { slingBag, tote } from './objects/bags.ts';
import { clutch } from './objects/clutch.ts';
import { dhoti, foldedLength, onPeg, overRod, tie } from './objects/draped-lengths.ts';
import { doormat, rug, tableRunner, wallhanging } from './objects/floor-and-wall.ts';
import {
  KURTA_GARMENT,
  LONG_KURTI_GARMENT,
  onHanger,
  SHIRT_GARMENT,
  SHORT_KURTI_GARMENT,
} from './objects/garments.ts';
import { hanky } from './objects/hanky.ts';
import { bedsheet, curtain, cushion } from './objects/home-cloth.ts';
import { potli } from './objects/potli.ts';
import { lehenga } from './objects/lehenga.ts';
import { sareeFolded } from './objects/saree-folded.ts';
import { sareeOnForm } from './objects/saree-on-form.ts';
import { sareeOnRod } from './objects/saree-on-rod.ts';
import type { ObjectDrawing } from './scene.ts';

/** How objects of cloth are shown. Of several drawings the product's random numbers choose one. */
const DRAWINGS: Partial<Record<ArtObject, readonly [ObjectDrawing, ...ObjectDrawing[]]>> = {
  saree: [sareeOnForm, sareeOnRod, sareeFolded],
  dupatta: [onPeg, overRod],
  stole: [overRod, onPeg, foldedLength],
  shawl: [overRod, foldedLength],
  kurta: [onHanger(KURTA_GARMENT)],
  shirt: [onHanger(SHIRT_GARMENT)],
  dhoti: [dhoti],
  lehenga: [lehenga],
  'short-kurti': [onHanger(SHORT_KURTI_GARMENT)],
  'long-kurti': [onHanger(LONG_KURTI_GARMENT)],
  bedsheet: [bedsheet],
  curtain: [curtain],
  doormat: [doormat],
  rug: [rug],
  hanky: [hanky],
  cushion: [cushion],
  'table-runner': [tableRunner],
  wallhanging: [wallhanging],
  tote: [tote],
  potli: [potli],
  'sling-bag': [slingBag],
  clutch: [clutch],
  tie: [tie],
};

/** Undefined for solids. */
export function objectDrawings(
  object: ArtObject,
): readonly [ObjectDrawing, ...ObjectDrawing[]] | undefined {
  return DRAWINGS[object];
}

/** Sewn objects show a detail (neck, clasp, waistband, rings) where lengths of cloth show their corner. */
const DETAILS: Partial<Record<ArtObject, SceneView>> = {
  kurta: { x: 0.27, y: 0.1, width: 0.46 },
  shirt: { x: 0.26, y: 0.16, width: 0.48 },
  'short-kurti': { x: 0.27, y: 0.15, width: 0.46 },
  'long-kurti': { x: 0.28, y: 0.08, width: 0.44 },
  lehenga: { x: 0.12, y: 0.66, width: 0.44 },
  bedsheet: { x: 0.08, y: 0.36, width: 0.5 },
  curtain: { x: 0.02, y: 0.66, width: 0.46 },
  cushion: { x: 0.46, y: 0.54, width: 0.48 },
  wallhanging: { x: 0.1, y: 0.12, width: 0.44 },
  tote: { x: 0.26, y: 0.3, width: 0.5 },
  potli: { x: 0.24, y: 0.22, width: 0.5 },
  'sling-bag': { x: 0.26, y: 0.66, width: 0.46 },
  clutch: { x: 0.28, y: 0.48, width: 0.44 },
  tie: { x: 0.24, y: 0.68, width: 0.42 },
};

/** Undefined for plain lengths of cloth. */
export function detailView(object: ArtObject): SceneView | undefined {
  return DETAILS[object];
}
