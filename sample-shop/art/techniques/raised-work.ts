import type { Area, ClothTechnique } from '../cloth/cloth-technique.ts';
import type { Pen } from '../cloth/pen.ts';
import { halfDropRepeat, steps } from '../cloth/repeat.ts';
import { line, motifRow } from '../borders/bands.ts';
import { drawMotif } from '../motifs/motif-drawings.ts';
import { tone } from '../paint/colour.ts';
import { circle, fill, path, place, stroke } from '../paint/svg.ts';

/** Metal thread raised over padding on velvet: scrolls with flowers, sequins between. */
export const zardozi: ClothTechnique = {
  finish: {
    weave: { structure: 'satin', count: 8, figured: false, slub: 0.05 },
    lustre: 0.55,
    relief: 1,
  },
  field: (pen, area) => {
    const { inks, scale } = pen;
    const scroll = (side: number) =>
      path(
        `M0 .46C${side * 0.5} .4 ${side * 0.5}-.06 ${side * 0.22}-.06C${side * 0.04}-.06 ${side * 0.06} .16 ${side * 0.2} .14`,
        stroke(inks.zari, 0.045),
      ) +
      place(path('M0 0C-.1-.06-.1-.2 0-.28C.1-.2 .1-.06 0 0Z', fill(inks.zari)), {
        x: side * 0.36,
        y: 0.22,
        turn: side * 75,
        scale: 0.8,
      });
    const centre = drawMotif(pen.motif ?? 'lotus', {
      body: inks.zari,
      inner: inks.motif,
      accent: tone(inks.zari, 0.35),
    });
    const figure = pen.stamp(scroll(1) + scroll(-1) + place(centre, { x: 0, y: -0.2, scale: 0.6 }));
    const sequin = pen.stamp(
      circle(0, 0, 0.5, fill(tone(inks.zari, 0.3))) +
        circle(0, 0, 0.16, fill(tone(inks.zari, -0.4))),
    );
    const step = 14 * scale;
    return halfDropRepeat(area, step, step * 0.86)
      .map(
        ({ x, y }) =>
          figure({ x, y, scale: 10 * scale }) +
          sequin({ x: x + step / 2, y, scale: 1.1 * scale }) +
          sequin({ x: x + step / 2, y: y - step * 0.2, scale: 0.7 * scale }),
      )
      .join('');
  },
  border: (pen, area) => {
    const { inks } = pen;
    const d = area.height;
    const paint = { body: inks.zari, inner: inks.border, accent: tone(inks.zari, 0.35) };
    return (
      line(area, 0, d, inks.border) +
      line(area, d * 0.04, d * 0.06, inks.zari) +
      motifRow(pen, area, {
        motif: 'paisley',
        paint,
        y: d * 0.46,
        size: d * 0.62,
        alternate: true,
      }) +
      line(area, d * 0.86, d * 0.14, inks.zari)
    );
  },
};

/** Bright cloth cut out, turned under and stitched on: scalloped suns, elephants, rows of petals. */
export const applique: ClothTechnique = {
  finish: {
    weave: { structure: 'plain', count: 6, figured: false, slub: 0.3 },
    relief: 1,
    mottle: 0.05,
  },
  field: (pen, area) => {
    const { inks, scale } = pen;
    const stitched = { line: inks.light, weight: 0.022 };
    const motif = pen.motif ?? 'elephant';
    const figure = pen.motifStamp(motif, {
      body: inks.motif,
      inner: inks.accent,
      accent: inks.border,
      ...stitched,
    });
    const round = pen.stamp(
      scallops(inks.border, inks.light) +
        drawMotif('sun', { body: inks.accent, inner: inks.light, accent: inks.motif }),
    );
    const step = 20 * scale;
    return halfDropRepeat(area, step, step * 0.62)
      .map(({ x, y, row }) =>
        row % 2 === 0 ? round({ x, y, scale: 12 * scale }) : figure({ x, y, scale: 10.5 * scale }),
      )
      .join('');
  },
  border: (pen, area) => petalRows(pen, area),
};

function scallops(colour: string, edge: string): string {
  return (
    Array.from({ length: 14 }, (_, i) =>
      place(circle(0, -0.5, 0.12, `fill="${colour}" stroke="${edge}" stroke-width=".018"`), {
        x: 0,
        y: 0,
        turn: (i * 360) / 14,
      }),
    ).join('') + circle(0, 0, 0.51, fill(colour))
  );
}

function petalRows({ inks }: Pen, area: Area): string {
  const d = area.height;
  const row = (y: number, size: number, colour: string) =>
    steps(area.width, size)
      .map((x) =>
        place(
          path(
            'M-.5 .5L-.5 0A.5 .5 0 0 1 .5 0L.5 .5Z',
            `fill="${colour}" stroke="${inks.light}" stroke-width=".06"`,
          ),
          { x, y, scale: size * 0.98 },
        ),
      )
      .join('');
  return (
    row(d * 0.12, d * 0.4, inks.motif) +
    row(d * 0.45, d * 0.4, inks.accent) +
    line(area, d * 0.62, d * 0.38, inks.border)
  );
}
