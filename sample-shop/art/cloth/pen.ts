import type { ArtBorder, ArtRecipe, Motif } from '../art-recipe.ts';
import { drawMotif } from '../motifs/motif-drawings.ts';
import type { MotifPaint } from '../motifs/motif-paint.ts';
import { inksOf } from '../paint/inks.ts';
import type { Inks } from '../paint/inks.ts';
import type { Random } from '../paint/seeded-random.ts';
import { n, place } from '../paint/svg.ts';
import type { Placing } from '../paint/svg.ts';

export type Stamp = (placing: Placing) => string;

/** The product's colours, figure and random numbers that a technique draws with. */
export interface Pen {
  inks: Inks;
  random: Random;
  motif: Motif | undefined;
  border: ArtBorder | undefined;
  /** Size of the pattern; 1 is usual for the technique. */
  scale: number;
  stamp: (drawing: string) => Stamp;
  motifStamp: (motif: Motif, paint: MotifPaint) => Stamp;
  definitions: () => string;
}

export function createPen(recipe: ArtRecipe, random: Random, figure = 1): Pen {
  const kept: string[] = [];
  const stamp = (drawing: string): Stamp => {
    const id = `s${kept.length}`;
    kept.push(`<g id="${id}">${drawing}</g>`);
    return (placing) => use(id, placing);
  };
  return {
    inks: inksOf(recipe),
    random,
    motif: recipe.motif,
    border: recipe.border,
    scale: (recipe.scale ?? 1) * figure * random.fork('scale').between(0.93, 1.08),
    stamp,
    motifStamp: (motif, paint) => stamp(drawMotif(motif, paint)),
    definitions: () => `<defs>${kept.join('')}</defs>`,
  };
}

function use(id: string, placing: Placing): string {
  const plain = placing.turn === undefined && placing.scale === undefined && !placing.flip;
  if (plain) return `<use xlink:href="#${id}" x="${n(placing.x)}" y="${n(placing.y)}"/>`;
  return place(`<use xlink:href="#${id}"/>`, placing);
}
