import type { Area, ClothTechnique, Finish } from '../cloth/cloth-technique.ts';
import type { Pen } from '../cloth/pen.ts';
import { halfDropRepeat, steps } from '../cloth/repeat.ts';
import { lightnessOf, tone } from '../paint/colour.ts';
import { drawMotif } from '../motifs/motif-drawings.ts';
import { circle, fill, n, path, place, polygon, stroke } from '../paint/svg.ts';
import type { Point } from '../paint/svg.ts';

export const CLOTH: Finish = {
  weave: { structure: 'plain', count: 7, figured: false, slub: 0.25 },
  relief: 0.7,
};

export const chikankari: ClothTechnique = {
  finish: { ...CLOTH, sheer: 0.1, mottle: 0.03, relief: 0.9 },
  field: whiteSprays,
};

/** Sprays of shadow-work petals with raised outlines, seed knots around them, open net in their hearts. */
function whiteSprays(pen: Pen, area: Area): string {
  const { inks, scale } = pen;
  const white = inks.motif;
  const shadow = tone(inks.ground, lightnessOf(inks.ground) > 0.88 ? -0.16 : -0.1);
  const petal = (turn: number, x: number, y: number, size: number) =>
    place(
      path(
        'M0 0C-.26-.2-.3-.7 0-1C.3-.7 .26-.2 0 0Z',
        `fill="${white}" fill-opacity=".62" stroke="${white}" stroke-width=".09"`,
      ) + path('M0-.12L0-.7', stroke(shadow, 0.06)),
      { x, y, turn, scale: size },
    );
  const flower =
    [0, 60, 120, 180, 240, 300].map((turn) => petal(turn, 0, 0, 0.19)).join('') +
    circle(0, 0, 0.05, fill(shadow)) +
    circle(0, 0, 0.028, fill(white));
  const sprayOf = (name: string) =>
    name === 'paisley' || name === 'lotus' || name === 'peacock' || name === 'fish'
      ? drawMotif(name, { body: white, inner: shadow, accent: white })
      : path('M-.05 .5C.2 .3-.26 .1 .02-.16', stroke(white, 0.028)) +
        place(flower, { x: 0.06, y: -0.24 }) +
        place(flower, { x: -0.24, y: 0.04, scale: 0.62 }) +
        place(flower, { x: 0.26, y: 0.12, scale: 0.5 }) +
        [
          petal(70, 0.02, 0.34, 0.16),
          petal(-75, -0.02, 0.28, 0.15),
          petal(95, 0.0, 0.1, 0.13),
          petal(-40, -0.05, 0.0, 0.11),
        ].join('') +
        [
          [0.3, -0.36],
          [0.36, -0.2],
          [-0.32, -0.2],
          [-0.2, -0.36],
          [0.14, 0.44],
        ]
          .map(([x = 0, y = 0]) => circle(x, y, 0.018, fill(white)))
          .join('');
  const spray = pen.stamp(sprayOf(pen.motif ?? 'vine'));
  const knot = pen.stamp(
    [0, 72, 144, 216, 288]
      .map((turn) => place(circle(0, -0.3, 0.16, fill(white)), { x: 0, y: 0, turn }))
      .join('') + circle(0, 0, 0.12, fill(shadow)),
  );
  const step = 14 * scale;
  return halfDropRepeat(area, step, step * 0.8)
    .map(
      ({ x, y, row }) =>
        spray({ x, y, scale: 10.5 * scale, flip: row % 2 === 1 }) +
        knot({ x: x + step / 2, y, scale: 1.7 * scale }),
    )
    .join('');
}

export const kantha: ClothTechnique = {
  finish: { ...CLOTH, relief: 0.6, mottle: 0.06 },
  field: runningStitches,
};

/** Rows of running stitch over the whole cloth, rippling around figures that are also filled with stitches. */
function runningStitches(pen: Pen, area: Area): string {
  const { inks, scale } = pen;
  const step = 16 * scale;
  const spots = halfDropRepeat(area, step, step * 0.74);
  const rows = steps(area.height, 1.05 * scale).map((y, i) => {
    const ripple = Array.from(
      { length: Math.ceil(area.width / 4) + 1 },
      (_, k) => `${k === 0 ? 'M' : 'L'}${k * 4} ${n(y + Math.sin(k * 0.9 + y * 0.4) * 0.3)}`,
    );
    return path(
      ripple.join(''),
      `${stroke(i % 6 === 5 ? inks.accent : tone(inks.ground, -0.14), 0.2)} stroke-dasharray="${n(0.9 * scale)} ${n(0.7 * scale)}" stroke-dashoffset="${i % 2}"`,
    );
  });
  const motif = pen.motif ?? 'fish';
  const stitched = pen.stamp(
    drawMotif(motif, { body: inks.motif, inner: inks.ground, accent: inks.border }) +
      [-0.3, -0.15, 0, 0.15, 0.3]
        .map((y) =>
          path(`M-.4 ${y}L.4 ${y}`, `${stroke(inks.ground, 0.016)} stroke-dasharray=".03 .05"`),
        )
        .join(''),
  );
  const ring = pen.stamp(
    [0.52, 0.6]
      .map((r) => circle(0, 0, r, `${stroke(inks.accent, 0.02)} stroke-dasharray=".06 .04"`))
      .join(''),
  );
  const figures = spots.map(
    ({ x, y, row }) =>
      ring({ x, y, scale: 9.4 * scale }) +
      stitched({ x, y, scale: 8.6 * scale, flip: row % 2 === 1 }),
  );
  return rows.join('') + figures.join('');
}

export const phulkari: ClothTechnique = {
  finish: { ...CLOTH, lustre: 0.5, relief: 0.5 },
  field: flossDiamonds,
};

/** Diamonds of floss, each of four triangles with crossing stitches, so that they catch the light differently. */
function flossDiamonds(pen: Pen, area: Area): string {
  const { inks, scale } = pen;
  const half = 6 * scale;
  const colours = inks.all.slice(1);
  const block = colours.map((colour) =>
    pen.stamp(
      flossDiamond(
        colour,
        colours[(colours.indexOf(colour) + 1) % colours.length] ?? inks.accent,
        inks.ground,
      ),
    ),
  );
  return halfDropRepeat(area, half * 2.1, half * 1.05)
    .map(
      ({ x, y, row, column }) =>
        block[(row + column * 2) % block.length]?.({ x, y, scale: half }) ?? '',
    )
    .join('');
}

function flossDiamond(colour: string, heart: string, gap: string): string {
  const corners: Point[] = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ];
  const triangles = corners.map((corner, i) => {
    const next = corners[(i + 1) % 4] ?? corner;
    return polygon([[0, 0], corner, next], fill(tone(colour, i % 2 === 0 ? 0.1 : -0.1)));
  });
  const stitches = Array.from({ length: 13 }, (_, i) => {
    const t = (i + 1) / 14;
    return path(
      `M${n(-t)} ${n(t - 1)}L${n(t)} ${n(t - 1)}M${n(-t)} ${n(1 - t)}L${n(t)} ${n(1 - t)}`,
      stroke(tone(colour, -0.22), 0.018, 0.7),
    );
  });
  return (
    triangles.join('') +
    stitches.join('') +
    path('M0-1L0 1M-1 0L1 0', stroke(gap, 0.05)) +
    polygon(
      [
        [0, -0.34],
        [0.34, 0],
        [0, 0.34],
        [-0.34, 0],
      ],
      fill(heart),
    ) +
    polygon(
      [
        [0, -0.14],
        [0.14, 0],
        [0, 0.14],
        [-0.14, 0],
      ],
      fill(gap),
    )
  );
}
