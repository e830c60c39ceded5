import type { Area, ClothTechnique } from '../cloth/cloth-technique.ts';
import type { Pen } from '../cloth/pen.ts';
import { halfDropRepeat, squareRepeat } from '../cloth/repeat.ts';
import { steppedDiamond } from '../motifs/geometry.ts';
import { fill, place, polygon, rect } from '../paint/svg.ts';

export const ikat: ClothTechnique = {
  finish: {
    weave: { structure: 'plain', count: 7, figured: true, slub: 0.3 },
    feather: { weft: 0.75, warp: 0.1 },
    lustre: 0.3,
    mottle: 0.08,
  },
  field: ikatField,
};

function ikatField(pen: Pen, area: Area): string {
  const { inks, scale } = pen;
  const step = 17 * scale;
  const ring = (half: number, colour: string, stairs: number) =>
    polygon(steppedDiamond(half, half * 1.15, stairs), fill(colour));
  const large = pen.stamp(
    ring(7.6, inks.motif, 7) +
      ring(6, inks.ground, 6) +
      ring(5, inks.border, 5) +
      ring(3, inks.accent, 4) +
      ring(1.3, inks.ground, 2),
  );
  const figure =
    pen.motif !== undefined && pen.motif !== 'lozenge'
      ? pen.motifStamp(pen.motif, { body: inks.accent, inner: inks.ground, accent: inks.motif })
      : undefined;
  const small = pen.stamp(ring(2.6, inks.accent, 3) + ring(1.4, inks.motif, 2));
  const spots = halfDropRepeat(area, step, step * 0.62);
  return spots
    .map((spot) => {
      const centre = figure ? figure({ x: spot.x, y: spot.y, scale: 5.5 * scale }) : '';
      return (
        large({ x: spot.x, y: spot.y, scale }) +
        centre +
        small({ x: spot.x + step / 2, y: spot.y, scale })
      );
    })
    .join('');
}

export const patola: ClothTechnique = {
  finish: {
    weave: { structure: 'plain', count: 7, figured: true, slub: 0.12 },
    feather: { weft: 0.28, warp: 0.28 },
    lustre: 0.65,
  },
  field: patolaField,
};

function patolaField(pen: Pen, area: Area): string {
  const { inks, scale } = pen;
  const step = 15 * scale;
  const motif = pen.motif ?? 'elephant';
  const figures = [
    pen.motifStamp(motif, { body: inks.accent, inner: inks.ground, accent: inks.light }),
    pen.motifStamp('lozenge', { body: inks.light, inner: inks.extra, accent: inks.accent }),
  ];
  const frame = pen.stamp(
    [0, 90, 180, 270]
      .map((turn) =>
        place(polygon(steppedDiamond(0.09, 0.5, 4), fill(inks.motif)), {
          x: 0,
          y: 0,
          turn: turn + 45,
        }),
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
      return (
        rect(x, y, [step * 1.04, 0.35], fill(inks.light)) +
        rect(x, y, [0.35, step * 1.04], fill(inks.light)) +
        frame({ x: spot.x, y: spot.y, scale: step * 0.98 }) +
        rect(
          spot.x - step * 0.33,
          spot.y - step * 0.33,
          [step * 0.66, step * 0.66],
          fill(inks.ground),
        ) +
        (figure?.({ x: spot.x, y: spot.y, scale: step * 0.6, flip: spot.row % 2 === 0 }) ?? '') +
        corner({ x, y, scale: step * 0.3 })
      );
    })
    .join('');
}
