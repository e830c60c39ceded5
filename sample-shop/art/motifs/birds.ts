import { circle, path, place, stroke } from '../paint/svg.ts';
import { filled } from './motif-paint.ts';
import type { MotifPaint } from './motif-paint.ts';

export function peacock(paint: MotifPaint): string {
  const feathers = Array.from({ length: 7 }, (_, i) => {
    const turn = -8 + i * 17;
    const eye =
      path('M0 0Q.03-.2 0-.5Q-.03-.2 0 0Z', filled(paint, paint.accent)) +
      place(path('M0 .1C-.1 .02-.08-.12 0-.14C.08-.12 .1 .02 0 .1Z', filled(paint, paint.body)), {
        x: 0,
        y: -0.46,
        scale: 0.85,
      }) +
      circle(0, -0.47, 0.04, `fill="${paint.inner}"`);
    return place(eye, { x: 0.02, y: 0.2, turn });
  });
  const body =
    'M-.3-.3C-.2-.34-.16-.2-.16-.08C-.16 .06 .06 .02 .16 .14C.2 .24 .06 .36-.1 .34C-.3 .32-.34 .1-.28-.12Z';
  return (
    feathers.join('') +
    path(body, filled(paint, paint.body)) +
    path('M-.12 .1C0 .08 .1 .16 .1 .22C0 .26-.1 .24-.12 .1Z', `fill="${paint.inner}"`) +
    path('M-.3-.28L-.42-.22L-.3-.2Z', filled(paint, paint.accent)) +
    path('M-.24-.32L-.3-.44M-.24-.32L-.22-.46M-.24-.32L-.15-.43', stroke(paint.accent, 0.022)) +
    circle(-0.25, -0.25, 0.025, `fill="${paint.inner}"`) +
    path('M-.1 .34L-.14 .5M.0 .34L0 .5', stroke(paint.accent, 0.03))
  );
}

export function parrot(paint: MotifPaint): string {
  const body =
    'M-.1-.42C.12-.5 .2-.3 .14-.14C.12 .02 .2 .14 .26 .5C.1 .44-.06 .3-.1 .14C-.2 0-.22-.36-.1-.42Z';
  return (
    path('M-.34 .26Q0 .34 .3 .2', stroke(paint.accent, 0.04)) +
    path(body, filled(paint, paint.body)) +
    path('M.02-.1C.16-.06 .16 .14 .16 .28C.04 .22-.04 .06 .02-.1Z', filled(paint, paint.inner)) +
    path('M-.12-.4C-.24-.4-.26-.26-.18-.22Q-.16-.3-.1-.3Z', filled(paint, paint.accent)) +
    path('M-.12-.16Q.02-.1 .12-.18', stroke(paint.accent, 0.035)) +
    circle(-0.03, -0.33, 0.035, `fill="${paint.inner}"`)
  );
}

export function owl(paint: MotifPaint): string {
  const rows = [0.06, 0.18, 0.3].map((y) =>
    path(`M-.18 ${y}q.06 .08 .12 0q.06 .08 .12 0q.06 .08 .12 0`, stroke(paint.inner, 0.025)),
  );
  const eye = (x: number) =>
    circle(x, -0.2, 0.12, filled(paint, paint.inner)) +
    circle(x, -0.2, 0.055, `fill="${paint.accent}"`);
  return (
    path(
      'M-.3-.46Q-.2-.38 0-.38Q.2-.38 .3-.46C.34-.2 .36 .2 .24 .4Q0 .54-.24 .4C-.36 .2-.34-.2-.3-.46Z',
      filled(paint, paint.body),
    ) +
    eye(-0.13) +
    eye(0.13) +
    path('M-.04-.12L.04-.12L0-.02Z', `fill="${paint.accent}"`) +
    rows.join('')
  );
}
