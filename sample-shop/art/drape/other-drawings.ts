import type { ArtObject } from '../art-recipe.ts';
import { tone } from '../paint/colour.ts';
import { plainTexture } from './plain-texture.ts';
import { clothSheet } from './laid-cloth.ts';
import { roundedBox, rotated } from './outlines.ts';
import { slingBagBack, slingBagOpen, toteFlat } from './objects/bags.ts';
import { clutchBack, clutchOpen } from './objects/clutch.ts';
import { foldedLength, onPeg, overRod, tieBlade } from './objects/draped-lengths.ts';
import { foldedGarment, foldedSheet, foldedSkirt, foldedSquare } from './objects/folded.ts';
import {
  KURTA_GARMENT,
  LONG_KURTI_GARMENT,
  SHIRT_GARMENT,
  SHORT_KURTI_GARMENT,
} from './objects/garments.ts';
import { cushion } from './objects/home-cloth.ts';
import { openHanky } from './objects/opened.ts';
import { potliOpen } from './objects/potli.ts';
import { rolled } from './objects/rolled.ts';
import { sareeFolded } from './objects/saree-folded.ts';
import { sareeOnForm } from './objects/saree-on-form.ts';
import type { ObjectDrawing } from './scene.ts';
import { drawSheet } from './sheet.ts';

const foldedTie: ObjectDrawing = (scene) => {
  tieBlade(scene, { middle: 0.53, half: [0.05, 0.062], end: 0.9, light: 0.9, turn: 30 });
  tieBlade(scene, { middle: 0.5, half: [0.058, 0.125], end: 1.04, turn: 38 });
};

/** How objects of cloth are shown a second time: folded, rolled up, opened. */
const DRAWINGS: Partial<Record<ArtObject, OtherDrawing>> = {
  saree: { draw: sareeFolded, shows: 'folded, its pallu across the pile' },
  dupatta: { draw: foldedLength, shows: 'folded' },
  stole: { draw: foldedLength, shows: 'folded' },
  shawl: { draw: foldedLength, shows: 'folded' },
  dhoti: { draw: foldedLength, shows: 'folded' },
  'table-runner': { draw: foldedLength, shows: 'folded' },
  kurta: { draw: foldedGarment(KURTA_GARMENT), shows: 'folded' },
  shirt: { draw: foldedGarment(SHIRT_GARMENT), shows: 'folded' },
  'short-kurti': { draw: foldedGarment(SHORT_KURTI_GARMENT), shows: 'folded' },
  'long-kurti': { draw: foldedGarment(LONG_KURTI_GARMENT), shows: 'folded' },
  lehenga: { draw: foldedSkirt, shows: 'laid flat in its pleats' },
  bedsheet: { draw: foldedSheet, shows: 'folded to a stack' },
  curtain: { draw: foldedSheet, shows: 'folded to a stack' },
  doormat: { draw: rolled, shows: 'half rolled up' },
  rug: { draw: rolled, shows: 'half rolled up' },
  wallhanging: { draw: rolled, shows: 'half rolled up' },
  hanky: { draw: openHanky, shows: 'one handkerchief opened out' },
  cushion: { draw: foldedSquare, shows: 'the cover folded in four' },
  tote: { draw: toteFlat, shows: 'laid flat' },
  'sling-bag': { draw: slingBagOpen, shows: 'with its flap open' },
  clutch: { draw: clutchOpen, shows: 'with its flap open' },
  potli: { draw: potliOpen, shows: 'opened' },
  tie: { draw: foldedTie, shows: 'folded in half' },
};

interface OtherDrawing {
  draw: ObjectDrawing;
  /** For the alternative text. */
  shows: string;
}

/** Undefined for solids. When the first picture shows the product folded already, the other one shows it hung or on a form. */
export function otherDrawing(object: ArtObject, first: ObjectDrawing): OtherDrawing | undefined {
  const usual = DRAWINGS[object];
  if (first === sareeFolded) return { draw: sareeOnForm, shows: 'draped on a form' };
  if (usual?.draw !== first) return usual;
  return object === 'shawl'
    ? { draw: overRod, shows: 'over a rod' }
    : { draw: onPeg, shows: 'on a peg' };
}

const tieBack: ObjectDrawing = (scene) => {
  tieBlade(scene, { middle: 0.5, half: [0.058, 0.125], end: 0.98 });
  const dark = plainTexture(tone(scene.panel.pen.inks.ground, -0.28));
  const strip = (half: [number, number], y: number) =>
    drawSheet(
      scene.canvas,
      clothSheet(scene, {
        outline: roundedBox([0.5, y], half, 0.003),
        pin: { at: [0, 0], cloth: [0, 0], cm: 1 },
        texture: dark,
        lift: 0.004,
      }),
    );
  strip([0.002, 0.33], 0.5);
  strip([0.06, 0.02], 0.62);
};

const cushionBack: ObjectDrawing = (scene) => {
  const { ground } = scene.panel.pen.inks;
  cushion({ ...scene, texture: plainTexture(ground) });
  const turn = 6;
  drawSheet(
    scene.canvas,
    clothSheet(scene, {
      outline: rotated(roundedBox([0.5, 0.66], [0.355, 0.012], 0.006), [0.5, 0.62], turn),
      pin: { at: [0, 0], cloth: [0, 0], cm: 1 },
      texture: plainTexture(ground),
      lift: 0.008,
      edge: 0.01,
    }),
  );
};

const BACKS: Partial<Record<ArtObject, ObjectDrawing>> = {
  'sling-bag': slingBagBack,
  clutch: clutchBack,
  cushion: cushionBack,
  tie: tieBack,
};

/** The back of a sewn object; undefined for cloth whose corner can be turned back. */
export function backDrawing(object: ArtObject): ObjectDrawing | undefined {
  return BACKS[object];
}
