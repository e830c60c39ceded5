import { diamonds, guard, line, spikes, zigzag } from '../borders/bands.ts';
import type { Area, ClothTechnique } from '../cloth/cloth-technique.ts';
import type { Pen } from '../cloth/pen.ts';
import { squareRepeat, steps } from '../cloth/repeat.ts';
import { steppedDiamond } from '../motifs/geometry.ts';
import { fill, polygon } from '../paint/svg.ts';

/** The flat-woven cotton rug: bold bands, or stepped diamonds one in another. */
export const dhurrie: ClothTechnique = {
  finish: {
    weave: { structure: 'weft-faced', count: 4.2, figured: true, slub: 0.45 },
    feather: { weft: 0.1, warp: 0 },
    mottle: 0.08,
  },
  field: (pen, area) =>
    pen.motif === 'stripe' || pen.motif === 'wave' ? bands(pen, area) : rugDiamonds(pen, area),
  border: combs,
};

function rugDiamonds(pen: Pen, area: Area): string {
  const { inks, scale } = pen;
  const colours = [inks.motif, inks.ground, inks.border, inks.accent, inks.extra, inks.ground];
  const size = 38 * scale;
  const spots = squareRepeat(area, size, size * 1.1);
  const wide = area.width / new Set(spots.map(({ column }) => column)).size;
  const high = area.height / new Set(spots.map(({ row }) => row)).size;
  const nest = pen.stamp(
    colours
      .map((colour, i) =>
        polygon(
          steppedDiamond((wide / 2) * (1 - i * 0.17), (high / 2) * (1 - i * 0.17), 9 - i),
          fill(colour),
        ),
      )
      .join(''),
  );
  const corner = pen.stamp(
    [inks.border, inks.accent, inks.ground]
      .map((colour, i) =>
        polygon(
          steppedDiamond(wide * (0.24 - i * 0.08), high * (0.24 - i * 0.08), 5 - i),
          fill(colour),
        ),
      )
      .join(''),
  );
  const corners = spots.flatMap(({ x, y }) =>
    [-1, 1].flatMap((sx) =>
      [-1, 1].map((sy) => corner({ x: x + (sx * wide) / 2, y: y + (sy * high) / 2 })),
    ),
  );
  return spots.map(({ x, y }) => nest({ x, y })).join('') + corners.join('');
}

function bands(pen: Pen, area: Area): string {
  const { inks, scale, random } = pen;
  const chance = random.fork('bands');
  const colours = [inks.motif, inks.border, inks.accent, inks.extra];
  const step = 9 * scale;
  return steps(area.height, step)
    .map((y, i) => {
      const colour = colours[i % colours.length] ?? inks.motif;
      const other = colours[(i + 1) % colours.length] ?? inks.border;
      const height = step * chance.between(0.35, 0.7);
      const figure =
        [
          diamonds(area, y, height * 0.7, other),
          zigzag(area, y - height * 0.3, height * 0.6, other),
          '',
        ][i % 3] ?? '';
      return (
        line(area, y - height / 2, height, colour) +
        line(area, y + height * 0.62, step * 0.05, other) +
        figure
      );
    })
    .join('');
}

function combs({ inks }: Pen, area: Area): string {
  const d = area.height;
  return (
    line(area, 0, d, inks.border) +
    spikes(area, d * 0.36, { height: d * 0.24, step: d * 0.3, colour: inks.ground }) +
    line(area, d * 0.36, d * 0.06, inks.ground) +
    guard(area, d * 0.52, d * 0.12, inks.accent) +
    line(area, d * 0.74, d * 0.14, inks.motif)
  );
}
