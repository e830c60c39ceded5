import type { Area, ClothTechnique } from '../cloth/cloth-technique.ts';
import type { Pen } from '../cloth/pen.ts';
import { halfDropRepeat, squareRepeat, steps } from '../cloth/repeat.ts';
import { steppedDiamond } from '../motifs/geometry.ts';
import { fill, n, path, place, polygon, rect, stroke } from '../paint/svg.ts';

export const ikat: ClothTechnique = {
  finish: {
    weave: { structure: 'plain', count: 7, figured: true, slub: 0.3 },
    feather: { weft: 0.75, warp: 0.1 },
    lustre: 0.3,
    mottle: 0.08,
  },
  field: (pen, area) => {
    if (pen.motif === 'chevron' || pen.motif === 'wave') return peaks(pen, area);
    if (pen.motif === 'check') return chequer(pen, area);
    return pen.motif === 'grid' ? crosses(pen, area) : lozenges(pen, area);
  },
};

const stepped = (half: number, colour: string, stairs: number) =>
  polygon(steppedDiamond(half, half * 1.15, stairs), fill(colour));

/** Nested stepped lozenges in half drop, a smaller one (or the recipe's figure) between. */
function lozenges(pen: Pen, area: Area): string {
  const { inks, scale } = pen;
  const step = 17 * scale;
  const large = pen.stamp(
    stepped(7.6, inks.motif, 7) +
      stepped(6, inks.ground, 6) +
      stepped(5, inks.border, 5) +
      stepped(3, inks.accent, 4) +
      stepped(1.3, inks.ground, 2),
  );
  const small = pen.stamp(stepped(2.6, inks.accent, 3) + stepped(1.4, inks.motif, 2));
  const figured = pen.motif !== undefined && pen.motif !== 'lozenge';
  const figure = figured
    ? pen.motifStamp(pen.motif ?? 'star', {
        body: inks.accent,
        inner: inks.ground,
        accent: inks.motif,
      })
    : undefined;
  return halfDropRepeat(area, step, step * 0.62)
    .map(
      ({ x, y }) =>
        large({ x, y, scale }) +
        (figure?.({ x, y, scale: 5.5 * scale }) ?? '') +
        small({ x: x + step / 2, y, scale }),
    )
    .join('');
}

/** Zigzags up the cloth, one colour in another. */
function peaks(pen: Pen, area: Area): string {
  const { inks, scale } = pen;
  const wide = 13 * scale;
  const rise = wide * 0.62;
  const colours = [inks.motif, inks.border, inks.accent, inks.motif];
  const count = Math.max(2, Math.round(area.width / wide)) * 2;
  return steps(area.height + rise * 2, wide * 1.05)
    .map((y) =>
      colours
        .map((colour, i) => {
          const points = Array.from(
            { length: count + 1 },
            (_, k) =>
              `${k === 0 ? 'M' : 'L'}${n((k * area.width) / count)} ${n(y - rise + i * wide * 0.17 + (k % 2 === 0 ? rise : 0))}`,
          );
          return path(points.join(''), stroke(colour, wide * (i === 1 ? 0.17 : 0.1)));
        })
        .join(''),
    )
    .join('');
}

/** Pasapalli: the dice board, squares of crossing dyes with a small lozenge in each. */
function chequer(pen: Pen, area: Area): string {
  const { inks, scale } = pen;
  const size = 6.4 * scale;
  const columns = Math.max(1, Math.round(area.width / size));
  const side = area.width / columns;
  const heart = pen.stamp(stepped(0.2, inks.ground, 3) + stepped(0.1, inks.accent, 2));
  return squareRepeat(area, side)
    .map(({ x, y, row, column }) => {
      const colour = [inks.motif, inks.border, inks.accent][(row + column) % 3] ?? inks.motif;
      const lit = (row + column) % 2 === 0;
      return lit
        ? rect(x - side / 2, y - side / 2, [side, side], fill(colour)) +
            heart({ x, y, scale: side })
        : '';
    })
    .join('');
}

/** Telia: a grid of lines with stepped crosses where they meet. */
function crosses(pen: Pen, area: Area): string {
  const { inks, scale } = pen;
  const step = 12 * scale;
  const cross = pen.stamp(
    [0, 90]
      .map((turn) =>
        place(polygon(steppedDiamond(0.13, 0.44, 5), fill(inks.motif)), { x: 0, y: 0, turn }),
      )
      .join('') + stepped(0.1, inks.ground, 3),
  );
  const seed = pen.stamp(stepped(0.14, inks.accent, 3));
  return squareRepeat(area, step)
    .map(
      ({ x, y }) =>
        rect(x - step / 2, y - step / 2, [step, 0.5 * scale], fill(inks.accent)) +
        rect(x - step / 2, y - step / 2, [0.5 * scale, step], fill(inks.accent)) +
        cross({ x, y, scale: step }) +
        seed({ x: x - step / 2, y: y - step / 2, scale: step }),
    )
    .join('');
}
