import type { Area, ClothTechnique, Finish } from '../cloth/cloth-technique.ts';
import type { Pen } from '../cloth/pen.ts';
import { halfDropRepeat, steps } from '../cloth/repeat.ts';
import { beads, diamonds, line, motifRow, spikes, zigzag } from '../borders/bands.ts';
import { borderMotif } from '../borders/border-drawings.ts';
import type { Motif } from '../art-recipe.ts';
import { fill, rect } from '../paint/svg.ts';

const MUSLIN: Finish = {
  weave: { structure: 'plain', count: 7.5, figured: true, slub: 0.3 },
  sheer: 0.34,
  relief: 0.35,
  lustre: 0.12,
};

export const jamdani: ClothTechnique = {
  finish: MUSLIN,
  field: (pen, area) => floating(pen, area, { motif: pen.motif ?? 'flower', step: 11, size: 6 }),
  border: jamdaniBorder,
};

export const tangail: ClothTechnique = {
  finish: { ...MUSLIN, sheer: 0.16 },
  field: (pen, area) =>
    steps(area.width, 7 * pen.scale)
      .map((x) => rect(x, 0, [0.16, area.height], fill(pen.inks.accent, 0.7)))
      .join('') + floating(pen, area, { motif: pen.motif ?? 'buta', step: 14, size: 3.8 }),
};

export const mekhela: ClothTechnique = {
  finish: {
    weave: { structure: 'plain', count: 7, figured: true, slub: 0.35 },
    lustre: 0.6,
    mottle: 0.1,
    relief: 0.3,
  },
  field: (pen, area) => floating(pen, area, { motif: pen.motif ?? 'star', step: 17, size: 6.4 }),
};

interface Floating {
  motif: Motif;
  step: number;
  size: number;
}

/** Figures in slanting rows, alternating two colours, with specks in between. */
function floating(pen: Pen, area: Area, { motif, step, size }: Floating): string {
  const { inks, scale } = pen;
  const figures = [
    pen.motifStamp(motif, { body: inks.motif, inner: inks.ground, accent: inks.accent }),
    pen.motifStamp(motif, { body: inks.motif, inner: inks.accent, accent: inks.border }),
  ];
  const speck = pen.motifStamp('lozenge', {
    body: inks.motif,
    inner: inks.motif,
    accent: inks.ground,
  });
  const wide = step * scale;
  return halfDropRepeat(area, wide, wide * 0.62)
    .map(
      ({ x, y, row }) =>
        (figures[row % 2]?.({ x, y, scale: size * scale, flip: row % 2 === 1 }) ?? '') +
        speck({ x: x + wide / 2, y, scale: size * scale * 0.2 }),
    )
    .join('');
}

function jamdaniBorder(pen: Pen, area: Area): string {
  const { inks } = pen;
  const d = area.height;
  return (
    line(area, 0, d * 0.05, inks.motif) +
    motifRow(pen, area, {
      motif: borderMotif(pen, 'lozenge'),
      paint: { body: inks.motif, inner: inks.ground, accent: inks.accent },
      y: d * 0.4,
      size: d * 0.56,
      alternate: true,
    }) +
    line(area, d * 0.74, d * 0.05, inks.motif) +
    line(area, d * 0.84, d * 0.16, inks.border)
  );
}

const THICK: Finish = {
  weave: { structure: 'plain', count: 5, figured: true, slub: 0.5 },
  mottle: 0.1,
  relief: 0.35,
};

export const kotpad: ClothTechnique = {
  finish: THICK,
  field: (pen, area) =>
    floating(pen, area, { motif: pen.motif ?? 'fish', step: 22, size: 6 }) +
    steps(area.height, 30 * pen.scale)
      .map((y) => rect(0, y, [area.width, 0.5], fill(pen.inks.motif)))
      .join(''),
  border: (pen, area) =>
    spikes(area, 0.02, {
      height: area.height * 0.35,
      step: area.height * 0.3,
      colour: pen.inks.border,
    }) +
    line(area, 0, area.height, pen.inks.border) +
    line(area, area.height * 0.2, area.height * 0.06, pen.inks.ground) +
    zigzag(area, area.height * 0.42, area.height * 0.2, pen.inks.ground) +
    line(area, area.height * 0.78, area.height * 0.06, pen.inks.ground),
};

export const naga: ClothTechnique = { finish: THICK, field: nagaBands };

/** Bold bands across the cloth: plain, lozenged, arrow-headed. */
function nagaBands(pen: Pen, area: Area): string {
  const { inks, scale } = pen;
  const step = 13 * scale;
  return steps(area.height, step)
    .map((y, i) => {
      const top = y - step / 2;
      const shifted = (drawing: string) => `<g transform="translate(0 ${top})">${drawing}</g>`;
      const band = i % 3;
      const ground = line(area, step * 0.1, step * 0.46, band === 1 ? inks.border : inks.motif);
      const stripe =
        line(area, step * 0.04, step * 0.03, inks.border) +
        line(area, step * 0.6, step * 0.03, inks.border);
      const mark = band === 1 ? inks.motif : inks.border;
      const figure =
        band === 0
          ? diamonds(area, step * 0.33, step * 0.36, mark)
          : motifRow(pen, area, {
              motif: pen.motif ?? 'chevron',
              paint: { body: mark, inner: inks.accent, accent: inks.accent },
              y: step * 0.33,
              size: step * 0.36,
            });
      return shifted(ground + stripe + figure + line(area, step * 0.78, step * 0.04, inks.accent));
    })
    .join('');
}

export const bhujodi: ClothTechnique = {
  finish: { ...THICK, weave: { structure: 'plain', count: 5, figured: true, slub: 0.4 } },
  field: bhujodiBands,
};

/** Quiet ground with dotted lines, rows of triangles and little bright lozenges. */
function bhujodiBands(pen: Pen, area: Area): string {
  const { inks, scale } = pen;
  const step = 17 * scale;
  return steps(area.height, step)
    .map((y, i) => {
      const colour = i % 2 === 0 ? inks.motif : inks.accent;
      const other = i % 2 === 0 ? inks.accent : inks.extra;
      const drawing =
        beads(area, step * 0.04, step * 0.02, other) +
        spikes(area, step * 0.26, { height: step * 0.16, step: step * 0.26, colour }) +
        line(area, step * 0.27, step * 0.03, other) +
        diamonds(area, step * 0.42, step * 0.16, colour) +
        line(area, step * 0.54, step * 0.03, other) +
        `<g transform="translate(0 ${step * 0.84}) scale(1 -1)">${spikes(area, step * 0.26, { height: step * 0.16, step: step * 0.26, colour })}</g>` +
        beads(area, step * 0.8, step * 0.02, other);
      return `<g transform="translate(0 ${y - step / 2})">${drawing}</g>`;
    })
    .join('');
}
