import type { Motif } from '../art-recipe.ts';
import { boat, bull, elephant, fish, horse } from './beasts.ts';
import { owl, parrot, peacock } from './birds.ts';
import { buta, flower, lotus, sun } from './flowers.ts';
import { chevron, dancer, dot, grid, lozenge, ring, star, temple, wave } from './geometry.ts';
import type { MotifDrawing, MotifPaint } from './motif-paint.ts';
import { leaf, paisley, tree, vine } from './plants.ts';

const DRAWINGS: Record<Motif, MotifDrawing> = {
  paisley,
  lotus,
  buta,
  flower: (paint) => flower(paint),
  leaf,
  vine,
  tree,
  peacock,
  parrot,
  elephant,
  horse,
  bull,
  owl,
  fish,
  boat,
  lozenge,
  star,
  temple,
  chevron,
  stripe: chevron,
  check: grid,
  dot,
  ring,
  grid,
  sun,
  dancers: dancer,
  wave,
};

/** Draws the motif upright around the origin, one unit high. */
export function drawMotif(motif: Motif, paint: MotifPaint): string {
  return DRAWINGS[motif](paint);
}
