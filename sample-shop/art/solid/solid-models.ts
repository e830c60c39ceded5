import type { ArtObject } from '../art-recipe.ts';
import { box } from './objects/boxes.ts';
import { figurine } from './objects/figurines.ts';
import { bangles } from './objects/bangles.ts';
import { earrings } from './objects/earrings.ts';
import { necklace } from './objects/necklace.ts';
import { basket, lamp, plate } from './objects/tableware.ts';
import { bowl, vase } from './objects/vessels.ts';
import type { SolidModel } from './solid-scene.ts';

const MODELS: Partial<Record<ArtObject, SolidModel>> = {
  vase,
  bowl,
  plate,
  lamp,
  figurine,
  box,
  basket,
  earrings,
  necklace,
  bangles,
};

/** Undefined for objects of cloth. */
export function modelOf(object: ArtObject): SolidModel | undefined {
  return MODELS[object];
}
