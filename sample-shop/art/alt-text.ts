import type { ArtObject, ArtRecipe } from './art-recipe.ts';
import { backDrawing, otherDrawing } from './drape/other-drawings.ts';
import { createRandom } from './paint/seeded-random.ts';
import { FIGURE_CM, figureHeight } from './scale/figure.ts';
import { rulerLength } from './scale/ruler.ts';
import { SLIPPER_CM } from './scale/slippers.ts';
import { modelOf } from './solid/solid-models.ts';
import { firstDrawing } from './views/cloth-views.ts';
import type { PictureView } from './views/picture-view.ts';
import { seedOf } from './views/render-cloth.ts';

const WHOLE: Partial<Record<ArtObject, string>> = {
  saree: 'the whole saree with its pallu and borders',
  dupatta: 'the dupatta in its full length',
  stole: 'the stole with its fringed end',
  shawl: 'the shawl with its woven ends',
  kurta: 'the kurta on a hanger',
  shirt: 'the shirt on a hanger',
  'short-kurti': 'the short kurti on a hanger',
  'long-kurti': 'the long kurti on a hanger',
  lehenga: 'the skirt hung by its waistband',
  dhoti: 'the dhoti pressed in pleats over a rod',
  bedsheet: 'the bedsheet on a made bed with two pillows',
  curtain: 'a pair of curtains before a window',
  hanky: 'three folded handkerchiefs',
  earrings: 'the pair of earrings',
  bangles: 'the stack of bangles',
  necklace: 'the necklace laid out',
};

/** The alternative texts of a product's pictures. */
export function altTexts(recipe: ArtRecipe, productId: string): Record<PictureView, string> {
  const { object } = recipe;
  const drape = WHOLE[object] ?? `the whole ${object.replace('-', ' ')}`;
  const details = modelOf(object) ? solidTexts(object) : clothTexts(recipe, productId);
  return { drape, ...details, scale: scaleText(recipe) };
}

type Details = Record<'weave' | 'border' | 'other' | 'reverse', string>;

const VESSELS = new Set<ArtObject>(['vase', 'bowl', 'lamp', 'basket']);

function solidTexts(object: ArtObject): Details {
  const isVessel = VESSELS.has(object);
  return {
    weave: 'its surface, close by',
    border: 'its edge, close by',
    other: isVessel ? 'seen from above' : 'seen from another side',
    reverse: isVessel ? 'its underside' : 'its back',
  };
}

function clothTexts(recipe: ArtRecipe, productId: string): Details {
  const { object, border } = recipe;
  const first = firstDrawing(recipe, createRandom(seedOf(recipe, productId)));
  return {
    weave: 'its threads, close by',
    border: border === 'none' ? 'its hem, close by' : 'its border, close by',
    other: otherDrawing(object, first)?.shows ?? 'over a rod',
    reverse: backDrawing(object) ? 'its back' : 'its wrong side, with a corner turned back',
  };
}

const A_FIGURE = `a figure ${FIGURE_CM} cm tall`;
const SLIPPERS = `with slippers ${SLIPPER_CM} cm long`;

const SCALES: Partial<Record<ArtObject, string>> = {
  bedsheet: `next to ${A_FIGURE}`,
  curtain: `next to ${A_FIGURE}`,
  wallhanging: `next to ${A_FIGURE}`,
  'table-runner': `next to ${A_FIGURE}`,
  tote: `in the hand of ${A_FIGURE}`,
  'sling-bag': `in the hand of ${A_FIGURE}`,
  doormat: SLIPPERS,
  rug: SLIPPERS,
};

const WITH_RULER = new Set<ArtObject>(['hanky', 'cushion', 'clutch', 'potli']);

function scaleText({ object, cm = 20 }: ArtRecipe): string {
  if (modelOf(object) || WITH_RULER.has(object)) return `with a ruler of ${rulerLength(cm)} cm`;
  return SCALES[object] ?? `worn by a figure ${figureHeight({ object, cm })} cm tall`;
}
