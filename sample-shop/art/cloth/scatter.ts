import type { Motif } from '../art-recipe.ts';
import type { MotifPaint } from '../motifs/motif-paint.ts';
import type { Area } from './cloth-technique.ts';
import type { Pen } from './pen.ts';
import { halfDropRepeat } from './repeat.ts';

/** One figure repeated in half drop; lengths in cm before the pen's scale. */
export interface Scatter {
  motif: Motif;
  paint: MotifPaint;
  step: number;
  stepDown: number;
  size: number;
}

export function scatter(
  pen: Pen,
  area: Area,
  { motif, paint, step, stepDown, size }: Scatter,
): string {
  const figure = pen.motifStamp(motif, paint);
  return halfDropRepeat(area, step * pen.scale, stepDown * pen.scale)
    .map(({ x, y, row }) => figure({ x, y, scale: size * pen.scale, flip: row % 2 === 1 }))
    .join('');
}
