import type { Area, ClothTechnique, Finish } from '../cloth/cloth-technique.ts';
import type { Pen } from '../cloth/pen.ts';
import { halfDropRepeat } from '../cloth/repeat.ts';

const SILK: Finish = {
  weave: { structure: 'plain', count: 7, figured: true, slub: 0.15 },
  lustre: 0.75,
  relief: 0.25,
  mottle: 0.04,
};

export const kanjivaram: ClothTechnique = {
  finish: SILK,
  field: (pen, area) => zariButas(pen, area, 15),
};

/** Small figures of metal thread, far apart in half drop. */
export function zariButas(pen: Pen, area: Area, step: number): string {
  const { inks, scale } = pen;
  const figure = pen.motifStamp(pen.motif ?? 'buta', {
    body: inks.zari,
    inner: inks.ground,
    accent: inks.zari,
  });
  return halfDropRepeat(area, step * scale, step * scale * 0.8)
    .map((spot) => figure({ x: spot.x, y: spot.y, scale: 5.4 * scale, flip: spot.row % 2 === 1 }))
    .join('');
}
