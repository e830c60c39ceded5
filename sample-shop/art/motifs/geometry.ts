import { circle, path, place, polygon, stroke } from '../paint/svg.ts';
import type { Point } from '../paint/svg.ts';
import { filled } from './motif-paint.ts';
import type { MotifPaint } from './motif-paint.ts';

/** A diamond whose sides have `steps` steps, as a loom draws it. */
export function steppedDiamond(halfWidth: number, halfHeight: number, steps: number): Point[] {
  const quarter: Point[] = [];
  for (let i = 0; i < steps; i += 1) {
    const x = (halfWidth * (i + 1)) / steps;
    quarter.push([x, -halfHeight * (1 - i / steps)], [x, -halfHeight * (1 - (i + 1) / steps)]);
  }
  const mirrored = (sx: number, sy: number) => quarter.map(([x, y]): Point => [x * sx, y * sy]);
  return [
    ...mirrored(1, 1),
    ...mirrored(1, -1).reverse(),
    ...mirrored(-1, -1),
    ...mirrored(-1, 1).reverse(),
  ];
}

/** Diamonds in diamonds with stairs for sides. */
export function lozenge(paint: MotifPaint): string {
  const ring = (half: number, colour: string) =>
    polygon(steppedDiamond(half, half, 5), `fill="${colour}"`);
  return (
    ring(0.5, paint.body) +
    ring(0.38, paint.inner) +
    ring(0.28, paint.accent) +
    ring(0.15, paint.body) +
    ring(0.06, paint.inner)
  );
}

/** An eight-pointed star: two squares and a rosette. */
export function star(paint: MotifPaint): string {
  const square = 'M-.34-.34L.34-.34L.34 .34L-.34 .34Z';
  return (
    path(square, filled(paint, paint.body)) +
    place(path(square, filled(paint, paint.body)), { x: 0, y: 0, turn: 45 }) +
    circle(0, 0, 0.25, filled(paint, paint.inner)) +
    Array.from({ length: 8 }, (_, i) =>
      place(path('M0-.06C-.06-.1-.05-.19 0-.22C.05-.19 .06-.1 0-.06Z', `fill="${paint.accent}"`), {
        x: 0,
        y: 0,
        turn: i * 45,
      }),
    ).join('') +
    circle(0, 0, 0.06, `fill="${paint.body}"`)
  );
}

/** A stepped temple tower, pointing up. */
export function temple(paint: MotifPaint): string {
  const tower: Point[] = [];
  for (let i = 0; i <= 6; i += 1) {
    const half = 0.34 * (1 - i / 7);
    tower.push([half, 0.5 - i * 0.13], [half, 0.5 - (i + 1) * 0.13]);
  }
  const outline = [...tower, ...tower.map(([x, y]): Point => [-x, y]).reverse()];
  return (
    polygon(outline, filled(paint, paint.body)) +
    polygon(
      [
        [-0.13, 0.5],
        [0, 0.12],
        [0.13, 0.5],
      ],
      `fill="${paint.inner}"`,
    ) +
    circle(0, -0.46, 0.05, `fill="${paint.accent}"`)
  );
}

/** A ring with a dot: the mark of a tie, a coin or a mirror. */
export function ring(paint: MotifPaint): string {
  return (
    circle(0, 0, 0.44, filled(paint, paint.body)) +
    circle(0, 0, 0.3, `fill="${paint.inner}"`) +
    circle(0, 0, 0.16, `fill="${paint.accent}"`)
  );
}

export function dot(paint: MotifPaint): string {
  return circle(0, 0, 0.3, filled(paint, paint.body)) + circle(0, 0, 0.12, `fill="${paint.inner}"`);
}

export function chevron(paint: MotifPaint): string {
  return [-0.4, -0.2, 0, 0.2]
    .map((y, i) =>
      path(
        `M-.4 ${y + 0.32}L0 ${y}L.4 ${y + 0.32}`,
        `${stroke(i % 2 === 0 ? paint.body : paint.accent, 0.11)} stroke-linecap="butt"`.replace(
          'stroke-linecap="round" ',
          '',
        ),
      ),
    )
    .join('');
}

export function grid(paint: MotifPaint): string {
  const cells = Array.from({ length: 16 }, (_, i) => {
    const x = (i % 4) * 0.22 - 0.44;
    const y = Math.floor(i / 4) * 0.22 - 0.44;
    const colour = ((i % 4) + Math.floor(i / 4)) % 2 === 0 ? paint.body : paint.inner;
    return `<rect x="${x}" y="${y}" width=".22" height=".22" fill="${colour}"/>`;
  });
  return cells.join('') + circle(0, 0, 0.08, `fill="${paint.accent}"`);
}

export function wave(paint: MotifPaint): string {
  return [-0.26, 0, 0.26]
    .map((y, i) =>
      path(
        `M-.5 ${y}q.125-.2 .25 0t.25 0t.25 0t.25 0`,
        stroke(i === 1 ? paint.accent : paint.body, 0.08),
      ),
    )
    .join('');
}

/** A triangle person of Warli with raised arms. */
export function dancer(paint: MotifPaint): string {
  return (
    path('M-.14-.22L.14-.22L0 .04ZM0 .02L.12 .22L-.12 .22Z', `fill="${paint.body}"`) +
    circle(0, -0.32, 0.07, `fill="${paint.body}"`) +
    path(
      'M-.13-.22L-.26-.1L-.36-.26M.13-.22L.26-.34L.34-.2M-.06 .22L-.14 .36L-.1 .5M.06 .22L.16 .34L.22 .48',
      stroke(paint.body, 0.032),
    )
  );
}
