import { circle, path, place, stroke } from '../paint/svg.ts';
import { filled } from './motif-paint.ts';
import type { MotifPaint } from './motif-paint.ts';

const PETAL = 'M0 0C-.15-.1-.15-.34 0-.48C.15-.34 .15-.1 0 0Z';
const ROUND_PETAL = 'M0 0C-.2-.12-.22-.44 0-.46C.22-.44 .2-.12 0 0Z';
const LOTUS_PETAL = 'M0 .1C-.17-.02-.14-.3 0-.5C.14-.3 .17-.02 0 .1Z';

export function flower(paint: MotifPaint, count = 8): string {
  const round = count <= 6;
  const petals = Array.from({ length: count }, (_, i) =>
    place(path(round ? ROUND_PETAL : PETAL, filled(paint, paint.body)), {
      x: 0,
      y: 0,
      turn: (i * 360) / count,
    }),
  );
  const veins = Array.from({ length: count }, (_, i) =>
    place(path('M0-.16L0-.34', stroke(paint.inner, 0.035)), {
      x: 0,
      y: 0,
      turn: (i * 360) / count,
    }),
  );
  return (
    petals.join('') +
    veins.join('') +
    circle(0, 0, 0.13, filled(paint, paint.accent)) +
    circle(0, 0, 0.06, `fill="${paint.inner}"`)
  );
}

export function lotus(paint: MotifPaint): string {
  const petal = (turn: number, colour: string, scale: number) =>
    place(path(LOTUS_PETAL, filled(paint, colour)), { x: 0, y: 0.22, turn, scale });
  const outer = [-78, 78, -52, 52].map((turn) => petal(turn, paint.body, 1));
  const middle = [-27, 27].map((turn) => petal(turn, paint.inner, 1.08));
  const sepals = [-100, 100].map((turn) => petal(turn, paint.accent, 0.7));
  return (
    sepals.join('') +
    outer.join('') +
    middle.join('') +
    petal(0, paint.body, 1.2) +
    petal(0, paint.accent, 0.55) +
    path('M-.2 .28Q0 .4 .2 .28', stroke(paint.accent, 0.06))
  );
}

/** A small flowering plant, the figure of block printers and brocade weavers. */
export function buta(paint: MotifPaint): string {
  const stem = path('M0 .5C.04 .3-.04 .15 0-.1', stroke(paint.accent, 0.05));
  const leaf = (flip: boolean, y: number, scale: number) =>
    place(path('M0 0C.1-.16 .3-.2 .36-.12C.3 .04 .12 .08 0 0Z', filled(paint, paint.accent)), {
      x: 0,
      y,
      flip,
      scale,
    });
  const bud = (flip: boolean) =>
    path(flip ? 'M0 .12Q-.2 .08-.26-.06' : 'M0 .12Q.2 .08 .26-.06', stroke(paint.accent, 0.035)) +
    circle(flip ? -0.27 : 0.27, -0.1, 0.065, filled(paint, paint.body));
  return (
    stem +
    leaf(false, 0.38, 0.85) +
    leaf(true, 0.38, 0.85) +
    bud(false) +
    bud(true) +
    place(flower(paint, 7), { x: 0, y: -0.24, scale: 0.56 })
  );
}

export function sun(paint: MotifPaint): string {
  const rays = Array.from({ length: 16 }, (_, i) =>
    place(path('M-.07-.26L0-.5L.07-.26Z', filled(paint, i % 2 === 0 ? paint.body : paint.accent)), {
      x: 0,
      y: 0,
      turn: i * 22.5,
    }),
  );
  return (
    rays.join('') +
    circle(0, 0, 0.29, filled(paint, paint.body)) +
    circle(0, 0, 0.2, `fill="${paint.inner}"`) +
    place(flower(paint, 8), { x: 0, y: 0, scale: 0.36 })
  );
}
