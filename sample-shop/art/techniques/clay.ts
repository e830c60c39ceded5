import type { Area, ClothTechnique, Finish } from '../cloth/cloth-technique.ts';
import type { Pen } from '../cloth/pen.ts';
import { scatter } from '../cloth/scatter.ts';
import { beads, guard, line, motifRow, runningVine, spikes, zigzag } from '../borders/bands.ts';
import { borderMotif } from '../borders/border-drawings.ts';
import { tone } from '../paint/colour.ts';

const CLAY: Finish = {
  weave: { structure: 'solid', count: 5, figured: false, slub: 0 },
  body: 'clay',
  mottle: 0.16,
  relief: -0.6,
};

export const terracotta: ClothTechnique = {
  finish: CLAY,
  field: (pen, area) => incised(pen, area, tone(pen.inks.ground, -0.32)),
  border: (pen, area) => line(area, 0, area.height * 0.3, tone(pen.inks.ground, -0.25)),
};

export const blackPottery: ClothTechnique = {
  finish: { ...CLAY, lustre: 0.5, mottle: 0.08, relief: 0 },
  field: (pen, area) => incised(pen, area, pen.inks.motif),
};

/** Bands pressed and scratched while the clay was soft. */
function incised(pen: Pen, area: Area, colour: string): string {
  const h = area.height;
  const paint = { body: colour, inner: pen.inks.ground, accent: colour };
  return (
    guard(area, h * 0.1, h * 0.04, colour) +
    beads(area, h * 0.19, h * 0.014, colour) +
    guard(area, h * 0.24, h * 0.04, colour) +
    motifRow(pen, area, {
      motif: borderMotif(pen, 'leaf'),
      paint,
      y: h * 0.42,
      size: h * 0.2,
      alternate: true,
    }) +
    guard(area, h * 0.56, h * 0.04, colour) +
    zigzag(area, h * 0.64, h * 0.06, colour) +
    line(area, h * 0.74, h * 0.012, colour) +
    beads(area, h * 0.79, h * 0.012, colour) +
    line(area, h * 0.83, h * 0.012, colour)
  );
}

/** Quartz-white ware under clear glaze: cobalt vines, turquoise leaves, a yellow eye. */
export const bluePottery: ClothTechnique = {
  finish: {
    weave: { structure: 'solid', count: 5, figured: false, slub: 0 },
    body: 'glaze',
    lustre: 0.9,
    mottle: 0.05,
  },
  field: (pen, area) => {
    const { inks } = pen;
    const h = area.height;
    const outlined = { line: inks.dark, weight: 0.018 };
    const flower = { body: inks.motif, inner: inks.ground, accent: inks.accent, ...outlined };
    const vines = [0.3, 0.62].map((y) =>
      runningVine(pen, area, {
        y: h * y,
        height: h * 0.25,
        stem: inks.motif,
        leaf: inks.border,
        flower,
      }),
    );
    return (
      line(area, h * 0.03, h * 0.05, inks.motif) +
      spikes(area, h * 0.15, { height: h * 0.05, step: h * 0.06, colour: inks.border }) +
      vines.join('') +
      line(area, h * 0.455, h * 0.012, inks.border) +
      beads(area, h * 0.48, h * 0.01, inks.motif) +
      line(area, h * 0.8, h * 0.03, inks.motif) +
      beads(area, h * 0.87, h * 0.018, inks.border) +
      line(area, h * 0.92, h * 0.05, inks.motif)
    );
  },
  border: (pen, area) => line(area, area.height * 0.4, area.height * 0.6, pen.inks.motif),
};

/** Pale stone with inlaid flowers of coloured stone. */
export const stone: ClothTechnique = {
  finish: {
    weave: { structure: 'solid', count: 5, figured: false, slub: 0 },
    body: 'stone',
    lustre: 0.45,
    mottle: 0.1,
  },
  field: (pen: Pen, area: Area) => {
    const { inks } = pen;
    const paint = { body: inks.motif, inner: inks.accent, accent: inks.border };
    return (
      line(area, area.height * 0.06, area.height * 0.02, inks.border) +
      scatter(pen, area, { motif: pen.motif ?? 'flower', paint, step: 14, stepDown: 11, size: 8 }) +
      line(area, area.height * 0.92, area.height * 0.02, inks.border)
    );
  },
};
