import type { Technique } from '../art-recipe.ts';
import type { ClothTechnique } from '../cloth/cloth-technique.ts';
import { kanjivaram } from './silk-brocade.ts';
import { ikat, patola } from './yarn-resist.ts';

const TECHNIQUES: Partial<Record<Technique, ClothTechnique>> = { kanjivaram, ikat, patola };

/** How a craft is drawn. */
export function techniqueOf(technique: Technique): ClothTechnique {
  return TECHNIQUES[technique] ?? ikat;
}
