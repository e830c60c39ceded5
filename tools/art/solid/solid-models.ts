import type { ArtObject } from '../art-recipe.ts';
import { box } from './objects/boxes.ts';
import { figurine } from './objects/figurines.ts';
import { bangles, earrings, necklace } from './objects/jewellery.ts';
import { basket, bowl, lamp, plate, vase } from './objects/vessels.ts';
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

/** How a solid thing is modelled; undefined for things of cloth. */
export function modelOf(object: ArtObject): SolidModel | undefined {
  return MODELS[object];
}
