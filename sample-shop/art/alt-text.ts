import type { ArtObject, ArtRecipe } from './art-recipe.ts';
import { modelOf } from './solid/solid-models.ts';

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

export function altTexts({
  object,
  border,
}: ArtRecipe): Record<'drape' | 'weave' | 'border', string> {
  const drape = WHOLE[object] ?? `the whole ${object.replace('-', ' ')}`;
  if (modelOf(object))
    return { drape, weave: 'its surface, close by', border: 'its edge, close by' };
  return {
    drape,
    weave: 'its threads, close by',
    border: border === 'none' ? 'its hem, close by' : 'its border, close by',
  };
}
