import { circle, path, place, stroke } from '../paint/svg.ts';
import { flower } from './flowers.ts';
import { filled } from './motif-paint.ts';
import type { MotifPaint } from './motif-paint.ts';

const MANGO =
  'M-.02 .5C-.34 .5-.44 .2-.32-.04C-.2-.26 .02-.26 .02-.42C.02-.5-.06-.5-.1-.46C-.08-.56 .16-.56 .2-.36C.24-.18 .3-.06 .32 .12C.36 .36 .22 .5-.02 .5Z';

/** The mango of Kashmir and Banaras: a bent drop with a flower inside. */
export function paisley(paint: MotifPaint): string {
  const inset = (scale: number, colour: string) =>
    place(path(MANGO, `fill="${colour}"`), { x: 0, y: 0.21 - 0.21 * scale, scale });
  const pearls = Array.from({ length: 9 }, (_, i) => {
    const angle = (i / 8) * Math.PI * 1.15 - 0.25;
    return circle(
      Math.cos(angle) * 0.27,
      0.18 + Math.sin(angle) * 0.25,
      0.026,
      `fill="${paint.accent}"`,
    );
  });
  return (
    path(MANGO, filled(paint, paint.body)) +
    inset(0.76, paint.inner) +
    inset(0.64, paint.body) +
    pearls.join('') +
    place(flower(paint, 6), { x: -0.01, y: 0.17, scale: 0.34 })
  );
}

export function leaf(paint: MotifPaint): string {
  const ribs = [-0.22, -0.06, 0.1].map((y) =>
    path(`M0 ${y + 0.1}L-.14 ${y - 0.02}M0 ${y + 0.1}L.14 ${y - 0.02}`, stroke(paint.inner, 0.03)),
  );
  return (
    path('M0 .5L0 .25', stroke(paint.accent, 0.05)) +
    path('M0 .32C-.32 .2-.3-.2 0-.5C.3-.2 .32 .2 0 .32Z', filled(paint, paint.body)) +
    path('M0 .3L0-.36', stroke(paint.inner, 0.035)) +
    ribs.join('')
  );
}

export function vine(paint: MotifPaint): string {
  const leafAt = (x: number, y: number, turn: number) =>
    place(path('M0 0C-.08-.06-.08-.2 0-.26C.08-.2 .08-.06 0 0Z', filled(paint, paint.accent)), {
      x,
      y,
      turn,
    });
  return (
    path('M-.1 .5C.25 .3-.3 .05 .02-.18C.1-.24 .18-.26 .2-.3', stroke(paint.accent, 0.04)) +
    path('M-.08 .1Q-.24 .06-.28-.06', stroke(paint.accent, 0.03)) +
    leafAt(0.06, 0.33, 70) +
    leafAt(-0.06, 0.2, -80) +
    leafAt(-0.02, -0.1, 80) +
    leafAt(-0.1, 0, 50) +
    leafAt(0, 0.42, -70) +
    place(flower(paint, 7), { x: 0.16, y: -0.3, scale: 0.42 }) +
    place(flower(paint, 5), { x: -0.28, y: -0.12, scale: 0.26 })
  );
}

/** The tree of life: a trunk, paired boughs, leaves and fruits. */
export function tree(paint: MotifPaint): string {
  const levels = [0.16, 0.0, -0.15, -0.29];
  const boughs = levels.flatMap((y, i) => {
    const reach = 0.36 - i * 0.07;
    return [-1, 1].map((side) => {
      const x = side * reach;
      return (
        path(`M0 ${y + 0.1}Q${x * 0.6} ${y + 0.08} ${x} ${y - 0.04}`, stroke(paint.accent, 0.03)) +
        place(path('M0 0C-.08-.05-.09-.16 0-.22C.09-.16 .08-.05 0 0Z', filled(paint, paint.body)), {
          x: x * 0.98,
          y,
          turn: side * 40,
          scale: 0.95,
        }) +
        circle(x * 0.55, y, 0.045, filled(paint, paint.inner))
      );
    });
  });
  return (
    path(
      'M-.16 .5Q-.03 .46-.03 .3L-.02-.3L.02-.3L.03 .3Q.03 .46 .16 .5Z',
      filled(paint, paint.accent),
    ) +
    boughs.join('') +
    place(path('M0 0C-.1-.05-.1-.2 0-.26C.1-.2 .1-.05 0 0Z', filled(paint, paint.body)), {
      x: 0,
      y: -0.26,
    })
  );
}
