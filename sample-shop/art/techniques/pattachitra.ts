import type { Area, ClothTechnique } from '../cloth/cloth-technique.ts';
import type { Pen } from '../cloth/pen.ts';
import { squareRepeat, steps } from '../cloth/repeat.ts';
import { line, runningVine } from '../borders/bands.ts';
import { circle, fill, n, path, rect } from '../paint/svg.ts';
import { PAPER } from './folk-painting.ts';

export const pattachitra: ClothTechnique = {
  finish: { ...PAPER, mottle: 0.06 },
  field: scrollPanels,
  border: scrollBorder,
};

/** Framed panels with a figure under an arch, leaves in every corner. */
function scrollPanels(pen: Pen, area: Area): string {
  const { inks, scale } = pen;
  const outlined = { line: inks.dark, weight: 0.018 };
  const figures = [pen.motif ?? 'peacock', 'tree' as const].map((motif) =>
    pen.motifStamp(motif, {
      body: inks.motif,
      inner: inks.light,
      accent: inks.border,
      ...outlined,
    }),
  );
  const leaf = pen.motifStamp('leaf', {
    body: inks.border,
    inner: inks.light,
    accent: inks.border,
    ...outlined,
  });
  const wide = 30 * scale;
  const spots = squareRepeat(area, wide, wide * 1.3);
  const w = area.width / new Set(spots.map(({ column }) => column)).size;
  const h = area.height / new Set(spots.map(({ row }) => row)).size;
  return spots
    .map(({ x, y, row, column }) => {
      const arch = `M${n(x - w * 0.38)} ${n(y + h * 0.42)}L${n(x - w * 0.38)} ${n(y - h * 0.16)}Q${n(x - w * 0.3)} ${n(y - h * 0.4)} ${n(x)} ${n(y - h * 0.42)}Q${n(x + w * 0.3)} ${n(y - h * 0.4)} ${n(x + w * 0.38)} ${n(y - h * 0.16)}L${n(x + w * 0.38)} ${n(y + h * 0.42)}Z`;
      const corners = [-1, 1].map((side) =>
        leaf({ x: x + side * w * 0.38, y: y - h * 0.39, turn: side * 40, scale: w * 0.16 }),
      );
      const garland = steps(w * 0.8, w * 0.1).map((at) =>
        circle(x - w * 0.4 + at, y + h * 0.455, w * 0.028, fill(inks.accent)),
      );
      return (
        rect(
          x - w * 0.47,
          y - h * 0.48,
          [w * 0.94, h * 0.96],
          `fill="${inks.accent}" stroke="${inks.dark}" stroke-width=".3"`,
        ) +
        rect(
          x - w * 0.44,
          y - h * 0.46,
          [w * 0.88, h * 0.92],
          `fill="${inks.motif}" fill-opacity=".9"`,
        ) +
        path(arch, `fill="${inks.ground}" stroke="${inks.light}" stroke-width=".6"`) +
        corners.join('') +
        garland.join('') +
        (figures[(row + column) % 2]?.({
          x,
          y: y + h * 0.06,
          scale: Math.min(w, h) * 0.68,
          flip: column % 2 === 1,
        }) ?? '')
      );
    })
    .join('');
}

function scrollBorder(pen: Pen, area: Area): string {
  const { inks } = pen;
  const d = area.height;
  return (
    line(area, 0, d, inks.border) +
    line(area, 0, d * 0.08, inks.accent) +
    runningVine(pen, area, {
      y: d * 0.5,
      height: d * 0.5,
      stem: inks.light,
      leaf: inks.accent,
      flower: { body: inks.light, inner: inks.motif, accent: inks.accent },
    }) +
    line(area, d * 0.92, d * 0.08, inks.accent)
  );
}
