import type { ArtObject } from '../art-recipe.ts';
import { slingBag, tote } from './objects/bags.ts';
import { clutch } from './objects/clutch.ts';
import { dhoti, foldedLength, onPeg, overRod, tie } from './objects/draped-lengths.ts';
import { doormat, rug, tableRunner, wallhanging } from './objects/floor-and-wall.ts';
import { kurta, longKurti, shirt, shortKurti } from './objects/garments.ts';
import { hanky } from './objects/hanky.ts';
import { bedsheet, curtain, cushion } from './objects/home-cloth.ts';
import { potli } from './objects/potli.ts';
import { lehenga } from './objects/lehenga.ts';
import { sareeFolded } from './objects/saree-folded.ts';
import { sareeOnForm } from './objects/saree-on-form.ts';
import { sareeOnRod } from './objects/saree-on-rod.ts';
import type { ObjectDrawing } from './scene.ts';

/** How things of cloth are shown; where there are several ways, the product's own chance decides. */
const DRAWINGS: Partial<Record<ArtObject, readonly [ObjectDrawing, ...ObjectDrawing[]]>> = {
  saree: [sareeOnForm, sareeOnRod, sareeFolded],
  dupatta: [onPeg, overRod],
  stole: [overRod, onPeg, foldedLength],
  shawl: [overRod, foldedLength],
  kurta: [kurta],
  shirt: [shirt],
  dhoti: [dhoti],
  lehenga: [lehenga],
  'short-kurti': [shortKurti],
  'long-kurti': [longKurti],
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

/** The ways in which an object of cloth can be shown; undefined for solids. */
export function drawingsOf(
  object: ArtObject,
): readonly [ObjectDrawing, ...ObjectDrawing[]] | undefined {
  return DRAWINGS[object];
}
