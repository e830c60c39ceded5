import { guard, line, motifRow, runningVine } from '../borders/bands.ts';
import type { Area, ClothTechnique } from '../cloth/cloth-technique.ts';
import type { Pen } from '../cloth/pen.ts';
import { scatter } from '../cloth/scatter.ts';
import { fill, rect } from '../paint/svg.ts';

/** Silk with tapestry on a ground of metal thread: peacocks, parrots and lotuses in every colour. */
export const paithani: ClothTechnique = {
  finish: {
    weave: { structure: 'plain', count: 7, figured: true, slub: 0.12 },
    lustre: 0.75,
    relief: 0.2,
  },
  field: (pen, area) => {
    const paint = { body: pen.inks.zari, inner: pen.inks.ground, accent: pen.inks.zari };
    return scatter(pen, area, { motif: 'ring', paint, step: 11, stepDown: 8, size: 2 });
  },
  border: tapestryBorder,
  pallu: tapestryPallu,
};

function tapestryBorder(pen: Pen, area: Area): string {
  const { inks } = pen;
  const d = area.height;
  return (
    line(area, 0, d, inks.border) +
    line(area, d * 0.14, d * 0.72, inks.zari) +
    guard(area, d * 0.04, d * 0.07, inks.zari) +
    runningVine(pen, area, {
      y: d * 0.5,
      height: d * 0.5,
      stem: inks.border,
      leaf: inks.border,
      flower: { body: inks.accent, inner: inks.light, accent: inks.extra },
    }) +
    guard(area, d * 0.9, d * 0.07, inks.zari)
  );
}

function tapestryPallu(pen: Pen, area: Area): string {
  const { inks } = pen;
  const d = area.height;
  const bird = pen.motif === 'parrot' ? 'parrot' : 'peacock';
  return (
    rect(0, 0, [area.width, d], fill(inks.zari)) +
    line(area, 0, d * 0.05, inks.border) +
    motifRow(pen, area, {
      motif: 'lotus',
      paint: { body: inks.accent, inner: inks.light, accent: inks.border },
      y: d * 0.17,
      size: d * 0.19,
    }) +
    line(area, d * 0.28, d * 0.02, inks.border) +
    motifRow(pen, area, {
      motif: bird,
      paint: {
        body: inks.border,
        inner: inks.light,
        accent: inks.accent,
        line: inks.dark,
        weight: 0.014,
      },
      y: d * 0.54,
      size: d * 0.42,
      step: d * 0.46,
      alternate: true,
    }) +
    line(area, d * 0.79, d * 0.02, inks.border) +
    motifRow(pen, area, {
      motif: 'flower',
      paint: { body: inks.extra, inner: inks.light, accent: inks.accent },
      y: d * 0.87,
      size: d * 0.11,
    }) +
    line(area, d * 0.95, d * 0.05, inks.ground)
  );
}
