import type { Area, ClothTechnique, Finish } from '../cloth/cloth-technique.ts';
import type { Pen, Stamp } from '../cloth/pen.ts';
import { halfDropRepeat, squareRepeat } from '../cloth/repeat.ts';
import { guard, line, motifRow } from '../borders/bands.ts';
import { drawMotif } from '../motifs/motif-drawings.ts';
import { circle, fill, n, path, stroke } from '../paint/svg.ts';

export const PAPER: Finish = {
  weave: { structure: 'plain', count: 7, figured: false, slub: 0.25 },
  mottle: 0.14,
};

export const madhubani: ClothTechnique = { finish: PAPER, field: mithila, border: mithilaBorder };

/** Large figures with double outlines, ringed, the ground between filled with leaves, fish and dots. */
function mithila(pen: Pen, area: Area): string {
  const { inks, scale } = pen;
  const step = 24 * scale;
  const isPicture = area.width < step * 2.6;
  const places = isPicture
    ? squareRepeat(area, area.width, area.height / 2)
    : halfDropRepeat(area, step, step * 0.66);
  const size = isPicture ? Math.min(area.width, area.height / 2) / 24 : scale;
  const specks = halfDropRepeat(area, 2.6 * scale).map(({ x, y }) =>
    circle(x, y, 0.16 * scale, fill(inks.dark, 0.55)),
  );
  const figure = pen.stamp(doubleOutlined(pen));
  const fillers = fillerStamps(pen);
  const figures = places.map(
    ({ x, y, row, column }) =>
      around(isPicture)
        .map(([dx, dy, turn], i) =>
          (fillers[(row + column + i) % 4] ?? figure)({
            x: x + dx * 24 * size,
            y: y + dy * 24 * size,
            turn,
            scale: 7.4 * size,
          }),
        )
        .join('') +
      medallion(pen, { x, y, size }) +
      figure({ x, y, scale: 14.5 * size, flip: row % 2 === 1 }),
  );
  return specks.join('') + figures.join('');
}

/** Positions of the fillers around a figure: in the corners of a picture, at the sides on cloth. */
function around(isPicture: boolean): readonly (readonly [number, number, number])[] {
  if (!isPicture) return [[0.5, 0, 20]];
  return [
    [-0.4, -0.37, -35],
    [0.4, -0.37, 35],
    [-0.4, 0.37, -145],
    [0.4, 0.37, 145],
  ];
}

function medallion({ inks }: Pen, { x, y, size }: { x: number; y: number; size: number }): string {
  const dashes = `stroke-dasharray="${n(size)} ${n(0.6 * size)}"`;
  return (
    circle(
      x,
      y,
      9.6 * size,
      `fill="${inks.ground}" stroke="${inks.dark}" stroke-width="${n(0.22 * size)}"`,
    ) +
    circle(x, y, 9 * size, `${stroke(inks.border, 0.8 * size)} ${dashes}`) +
    circle(x, y, 8.3 * size, stroke(inks.dark, 0.18 * size))
  );
}

function doubleOutlined({ motif = 'peacock', inks }: Pen): string {
  const none = { body: 'none', inner: 'none', accent: 'none' };
  const coloured = { body: inks.motif, inner: inks.light, accent: inks.border };
  const hatch = Array.from({ length: 15 }, (_, i) =>
    path(`M${n(-0.42 + i * 0.06)}-.02l.05 .07`, stroke(inks.dark, 0.01)),
  );
  return (
    drawMotif(motif, { ...none, line: inks.dark, weight: 0.06 }) +
    drawMotif(motif, { ...coloured, line: inks.light, weight: 0.024 }) +
    drawMotif(motif, { ...coloured, inner: inks.accent, line: inks.dark, weight: 0.012 }) +
    hatch.join('')
  );
}

function fillerStamps(pen: Pen): Stamp[] {
  const { inks } = pen;
  const colours = [inks.border, inks.extra, inks.accent, inks.motif];
  return (['fish', 'lotus', 'leaf', 'flower'] as const).map((motif, i) =>
    pen.motifStamp(motif, {
      body: colours[i] ?? inks.border,
      inner: inks.light,
      accent: inks.accent,
      line: inks.dark,
      weight: 0.03,
    }),
  );
}

function mithilaBorder(pen: Pen, area: Area): string {
  const { inks } = pen;
  const d = area.height;
  const outlined = { line: inks.dark, weight: 0.04 };
  return (
    line(area, 0, d, inks.light) +
    guard(area, 0, d * 0.12, inks.dark) +
    motifRow(pen, area, {
      motif: 'flower',
      paint: { body: inks.motif, inner: inks.light, accent: inks.accent, ...outlined },
      y: d * 0.47,
      size: d * 0.56,
      step: d * 0.7,
    }) +
    guard(area, d * 0.8, d * 0.1, inks.dark) +
    line(area, d * 0.9, d * 0.1, inks.border)
  );
}
