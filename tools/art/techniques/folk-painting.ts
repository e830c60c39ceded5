import type { Area, ClothTechnique, Finish } from '../cloth/cloth-technique.ts';
import type { Pen } from '../cloth/pen.ts';
import { halfDropRepeat, squareRepeat } from '../cloth/repeat.ts';
import { guard, line, motifRow, zigzag } from '../borders/bands.ts';
import { drawMotif } from '../motifs/motif-drawings.ts';
import { circle, fill, n, path, stroke } from '../paint/svg.ts';

export const PAPER: Finish = {
  weave: { structure: 'plain', count: 7, figured: false, slub: 0.25 },
  mottle: 0.14,
};

export const madhubani: ClothTechnique = { finish: PAPER, field: mithila, border: mithilaBorder };

/** Large figures with double outlines and hatching, the ground between filled with leaves, fish and dots. */
function mithila(pen: Pen, area: Area): string {
  const { inks, scale } = pen;
  const main = pen.motif ?? 'peacock';
  const hatch = Array.from({ length: 15 }, (_, i) =>
    path(`M${n(-0.42 + i * 0.06)}-.02l.05 .07`, stroke(inks.dark, 0.01)),
  ).join('');
  const figure = pen.stamp(
    drawMotif(main, {
      body: 'none',
      inner: 'none',
      accent: 'none',
      line: inks.dark,
      weight: 0.06,
    }) +
      drawMotif(main, {
        body: inks.motif,
        inner: inks.light,
        accent: inks.border,
        line: inks.light,
        weight: 0.024,
      }) +
      drawMotif(main, {
        body: inks.motif,
        inner: inks.accent,
        accent: inks.border,
        line: inks.dark,
        weight: 0.012,
      }) +
      hatch,
  );
  const outlined = { line: inks.dark, weight: 0.03 };
  const fillers = (['fish', 'lotus', 'leaf', 'flower'] as const).map((motif, i) =>
    pen.motifStamp(motif, {
      body: [inks.border, inks.extra, inks.accent, inks.motif][i] ?? inks.border,
      inner: inks.light,
      accent: inks.accent,
      ...outlined,
    }),
  );
  const step = 24 * scale;
  const specks = halfDropRepeat(area, 2.6 * scale).map(({ x, y }) =>
    circle(x, y, 0.16 * scale, fill(inks.dark, 0.55)),
  );
  const figures = halfDropRepeat(area, step, step * 0.66).map(({ x, y, row, column }) => {
    const filler = fillers[(row + column) % 4];
    return (
      (filler?.({ x: x + step / 2, y, turn: row % 2 === 0 ? 20 : -20, scale: 8.5 * scale }) ?? '') +
      circle(x, y, 8.8 * scale, fill(inks.ground)) +
      circle(
        x,
        y,
        9 * scale,
        `${stroke(inks.border, 0.7 * scale)} stroke-dasharray="${n(scale)} ${n(0.6 * scale)}"`,
      ) +
      figure({ x, y, scale: 14.5 * scale, flip: row % 2 === 1 })
    );
  });
  return specks.join('') + figures.join('');
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

export const warli: ClothTechnique = {
  finish: { ...PAPER, mottle: 0.22 },
  field: villageDance,
  border: (pen, area) =>
    line(area, 0, area.height, pen.inks.ground) +
    zigzag(area, area.height * 0.35, area.height * 0.3, pen.inks.motif) +
    guard(area, area.height * 0.78, area.height * 0.12, pen.inks.motif),
};

/** The tarpa dance: people hand in hand in a spiral, trees and huts around, the sun above; again and again. */
function villageDance(pen: Pen, area: Area): string {
  const { inks, scale } = pen;
  const white = { body: inks.motif, inner: inks.ground, accent: inks.motif };
  const person = pen.motifStamp('dancers', white);
  const tree = pen.motifStamp('tree', white);
  const sun = pen.motifStamp('sun', white);
  const beast = pen.motifStamp(
    pen.motif === undefined || pen.motif === 'dancers' ? 'bull' : pen.motif,
    white,
  );
  const hut = pen.stamp(
    path('M-.5-.05L0-.5L.5-.05Z', fill(inks.motif)) +
      path('M-.36 0L-.36 .5L.36 .5L.36 0', stroke(inks.motif, 0.05)) +
      [-0.2, 0, 0.2].map((x) => path(`M${x} .05L${x} .45`, stroke(inks.motif, 0.03))).join(''),
  );
  const size = 34 * scale;
  const spiral = Array.from({ length: 26 }, (_, i) => {
    const turn = i * 0.52 + 0.6;
    const radius = size * (0.06 + 0.0125 * i);
    return {
      x: Math.cos(turn) * radius,
      y: Math.sin(turn) * radius,
      turn: (turn * 180) / Math.PI + 90,
      scale: 4.2 * scale,
    };
  });
  return squareRepeat(area, size, size * 1.16)
    .map(({ x, y, row, column }) => {
      const dance = spiral.map((placing) =>
        person({ ...placing, x: x + placing.x, y: y + placing.y }),
      );
      const around =
        tree({ x: x - size * 0.4, y: y + size * 0.44, scale: 10 * scale }) +
        hut({ x: x + size * 0.36, y: y + size * 0.46, scale: 7 * scale }) +
        sun({ x: x + size * 0.4, y: y - size * 0.45, scale: 6.5 * scale }) +
        beast({
          x: x - size * 0.36,
          y: y - size * 0.46,
          scale: 6.5 * scale,
          flip: (row + column) % 2 === 1,
        }) +
        person({ x: x + size * 0.02, y: y + size * 0.5, scale: 5 * scale });
      return dance.join('') + around;
    })
    .join('');
}
