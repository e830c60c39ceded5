import type { Area, ClothTechnique } from '../cloth/cloth-technique.ts';
import type { Pen } from '../cloth/pen.ts';
import { squareRepeat } from '../cloth/repeat.ts';
import { steppedDiamond } from '../motifs/geometry.ts';
import { fill, place, polygon, rect } from '../paint/svg.ts';

/** Double ikat: warp and weft are dyed to match; a strict lattice with a jewel or an animal in every square. */
export const patola: ClothTechnique = {
  finish: {
    weave: { structure: 'plain', count: 7, figured: true, slub: 0.12 },
    feather: { weft: 0.28, warp: 0.28 },
    lustre: 0.65,
  },
  field: lattice,
};

function lattice(pen: Pen, area: Area): string {
  const { inks, scale } = pen;
  const step = 15 * scale;
  const figures = [
    pen.motifStamp(pen.motif ?? 'elephant', {
      body: inks.accent,
      inner: inks.ground,
      accent: inks.light,
    }),
    pen.motifStamp('lozenge', { body: inks.light, inner: inks.extra, accent: inks.accent }),
  ];
  const frame = pen.stamp(
    [45, 135, 225, 315]
      .map((turn) =>
        place(polygon(steppedDiamond(0.09, 0.5, 4), fill(inks.motif)), { x: 0, y: 0, turn }),
      )
      .join(''),
  );
  const corner = pen.motifStamp('star', {
    body: inks.border,
    inner: inks.light,
    accent: inks.motif,
  });
  return squareRepeat(area, step)
    .map((spot) => {
      const figure = figures[(spot.row + spot.column) % 2];
      const x = spot.x - step / 2;
      const y = spot.y - step / 2;
      const inner = step * 0.66;
      return (
        rect(x, y, [step * 1.04, 0.35], fill(inks.light)) +
        rect(x, y, [0.35, step * 1.04], fill(inks.light)) +
        frame({ x: spot.x, y: spot.y, scale: step * 0.98 }) +
        rect(spot.x - inner / 2, spot.y - inner / 2, [inner, inner], fill(inks.ground)) +
        (figure?.({ x: spot.x, y: spot.y, scale: step * 0.6, flip: spot.row % 2 === 0 }) ?? '') +
        corner({ x, y, scale: step * 0.3 })
      );
    })
    .join('');
}
