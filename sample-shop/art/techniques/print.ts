import type { Area, ClothTechnique, Finish } from '../cloth/cloth-technique.ts';
import type { Pen } from '../cloth/pen.ts';
import { halfDropRepeat, squareRepeat, steps } from '../cloth/repeat.ts';
import { guard, line } from '../borders/bands.ts';
import { borderMotif } from '../borders/border-drawings.ts';
import { drawMotif } from '../motifs/motif-drawings.ts';
import { mostContrasting } from '../paint/inks.ts';
import { circle, fill, n, path, place, rect, stroke } from '../paint/svg.ts';

export const PRINTED: Finish = {
  weave: { structure: 'plain', count: 7, figured: false, slub: 0.3 },
  mottle: 0.12,
};

export const ajrakh: ClothTechnique = {
  finish: { ...PRINTED, lustre: 0.15 },
  field: ajrakhStars,
  border: ajrakhChain,
  pallu: (pen, area) =>
    rect(0, 0, [area.width, area.height], fill(pen.inks.motif)) +
    ajrakhStars(
      {
        ...pen,
        scale: pen.scale * 0.72,
        inks: { ...pen.inks, ground: pen.inks.motif, motif: pen.inks.ground },
      },
      { ...area, height: area.height * 0.74 },
    ) +
    `<g transform="translate(0 ${n(area.height * 0.74)})">${ajrakhChain(pen, { ...area, height: area.height * 0.26 })}</g>`,
};

/** One repeat: an eight-pointed star ringed by beads, quarter rosettes in its corners, white resist lines all round. */
function ajrakhStars(pen: Pen, area: Area): string {
  const { inks, scale } = pen;
  const white = mostContrasting(inks.ground, [inks.light, inks.border]);
  const size = 14 * scale;
  const spin = (drawing: string, count: number) =>
    Array.from({ length: count }, (_, i) =>
      place(drawing, { x: 0, y: 0, turn: (i * 360) / count }),
    ).join('');
  const petal = path(
    'M0-.1C-.09-.16-.09-.27 0-.33C.09-.27 .09-.16 0-.1Z',
    `fill="${inks.motif}" stroke="${white}" stroke-width=".022"`,
  );
  const point = path(
    'M-.13-.3L0-.47L.13-.3Z',
    `fill="${inks.motif}" stroke="${white}" stroke-width=".022"`,
  );
  const beads = circle(0, -0.385, 0.02, fill(white));
  const star = pen.stamp(
    spin(point, 8) +
      circle(0, 0, 0.35, `fill="${inks.ground}" stroke="${white}" stroke-width=".022"`) +
      spin(petal, 8) +
      circle(0, 0, 0.11, `fill="${inks.accent}" stroke="${white}" stroke-width=".02"`) +
      circle(0, 0, 0.04, fill(white)) +
      spin(place(beads, { x: 0, y: 0, turn: 22.5 }), 8),
  );
  const corner = pen.stamp(
    circle(0, 0, 0.22, `fill="${inks.motif}" stroke="${white}" stroke-width=".022"`) +
      spin(path('M0-.05C-.06-.09-.05-.16 0-.19C.05-.16 .06-.09 0-.05Z', fill(inks.ground)), 6) +
      circle(0, 0, 0.05, fill(white)),
  );
  const chance = pen.random.fork('impressions');
  const hand = () => chance.between(-0.12, 0.12);
  return squareRepeat(area, size)
    .map(({ x, y }) => {
      const half = size / 2;
      const frame = `M${n(x - half)} ${n(y)}L${n(x)} ${n(y - half)}L${n(x + half)} ${n(y)}L${n(x)} ${n(y + half)}Z`;
      return (
        path(frame, stroke(white, 0.3)) +
        star({ x: x + hand(), y: y + hand(), scale: size * 0.94 }) +
        corner({ x: x - half, y: y - half, scale: size })
      );
    })
    .join('');
}

function ajrakhChain(pen: Pen, area: Area): string {
  const { inks } = pen;
  const d = area.height;
  const white = mostContrasting(inks.motif, [inks.light, inks.border]);
  const links = steps(area.width, d * 0.62).map((x) =>
    place(
      [0, 90, 180, 270]
        .map((turn) =>
          place(
            circle(0, -0.26, 0.2, `fill="${inks.ground}" stroke="${white}" stroke-width=".05"`),
            { x: 0, y: 0, turn },
          ),
        )
        .join('') +
        circle(0, 0, 0.2, `fill="${inks.motif}" stroke="${white}" stroke-width=".05"`) +
        circle(0, 0, 0.07, fill(white)),
      { x, y: d * 0.5, scale: d * 0.52 },
    ),
  );
  return (
    line(area, 0, d, inks.motif) +
    guard(area, d * 0.05, d * 0.12, white) +
    links.join('') +
    guard(area, d * 0.83, d * 0.12, white)
  );
}

export const blockPrint: ClothTechnique = {
  finish: PRINTED,
  field: impressions,
  border: printedRow,
};

/** Two blocks one after the other: the colour first, then the outline, never quite in the same place. */
function impressions(pen: Pen, area: Area): string {
  const { inks, scale, random } = pen;
  const motif = pen.motif ?? 'buta';
  const chance = random.fork('hand');
  const colour = pen.motifStamp(motif, {
    body: inks.motif,
    inner: inks.accent,
    accent: inks.border,
  });
  const outline = pen.stamp(
    drawMotif(motif, {
      body: 'none',
      inner: 'none',
      accent: 'none',
      line: mostContrasting(inks.ground, [inks.dark, inks.border]),
      weight: 0.022,
    }),
  );
  const filler = pen.motifStamp('flower', {
    body: inks.border,
    inner: inks.ground,
    accent: inks.motif,
  });
  const step = 11.5 * scale;
  const size = 7.6 * scale;
  return halfDropRepeat(area, step, step * 0.78)
    .map(({ x, y }) => {
      const hand = {
        x: x + chance.between(-0.2, 0.2),
        y: y + chance.between(-0.2, 0.2),
        turn: chance.between(-2, 2),
        scale: size,
      };
      const slip = {
        ...hand,
        x: hand.x + chance.between(0.08, 0.24),
        y: hand.y + chance.between(-0.12, 0.16),
      };
      return (
        colour(hand) +
        outline(slip) +
        filler({ x: x + step / 2, y, turn: chance.between(0, 60), scale: size * 0.26 })
      );
    })
    .join('');
}

function printedRow(pen: Pen, area: Area): string {
  const { inks, random } = pen;
  const d = area.height;
  const chance = random.fork('row');
  const body = mostContrasting(inks.border, [inks.ground, inks.light]);
  const stamp = pen.motifStamp(borderMotif(pen, 'buta'), { body, inner: inks.motif, accent: body });
  const row = steps(area.width, d * 0.6).map((x) =>
    stamp({
      x: x + chance.between(-0.1, 0.1),
      y: d * 0.5 + chance.between(-0.1, 0.1),
      turn: chance.between(-2, 2),
      scale: d * 0.5,
    }),
  );
  return (
    line(area, 0, d, inks.border) +
    guard(area, d * 0.06, d * 0.1, body) +
    row.join('') +
    guard(area, d * 0.84, d * 0.1, inks.motif)
  );
}
