import { circle, path, stroke } from '../paint/svg.ts';
import { filled } from './motif-paint.ts';
import type { MotifPaint } from './motif-paint.ts';

export function elephant(paint: MotifPaint): string {
  const body =
    'M-.3-.3C-.2-.36-.12-.32-.08-.28C.06-.36 .3-.34 .4-.16C.44-.06 .42 .1 .42 .42L.28 .42L.27 .16C.16 .2 .06 .2-.04 .16L-.05 .42L-.19 .42L-.2 .06C-.28 .06-.32 .02-.34 .1C-.36 .24-.34 .34-.44 .36C-.5 .36-.5 .28-.46 .27C-.4 .27-.44 .1-.44-.04C-.44-.18-.4-.26-.3-.3Z';
  return (
    path(body, filled(paint, paint.body)) +
    path('M.02-.32L.26-.32L.3 .06Q.14 .12-.02 .06Z', filled(paint, paint.inner)) +
    path('M.04-.2L.27-.2M.02-.08L.28-.08', stroke(paint.accent, 0.03)) +
    path('M-.2-.26C-.06-.28-.04-.1-.14-.02C-.22 0-.24-.12-.2-.26Z', filled(paint, paint.accent)) +
    path('M-.38 .0Q-.44 .06-.5 .04', stroke(paint.inner, 0.035)) +
    circle(-0.31, -0.16, 0.025, `fill="${paint.inner}"`) +
    path('M.42-.08Q.5 .02 .47 .14', stroke(paint.body, 0.03))
  );
}

export function horse(paint: MotifPaint): string {
  const body =
    'M-.42-.28L-.28-.44L-.22-.5L-.2-.42C-.1-.34-.06-.2 0-.12C.1-.1 .26-.14 .32-.06C.36 .02 .34 .1 .36 .2L.42 .3L.36 .46L.3 .46L.34 .32L.24 .16C.14 .2 .04 .2-.06 .18L-.08 .3L-.04 .46L-.1 .46L-.15 .3L-.17 .14L-.3 .2L-.26 .34L-.32 .34L-.37 .16L-.22 .04C-.26-.08-.24-.2-.26-.28L-.38-.22Z';
  return (
    path('M.32-.06C.5-.1 .46 .12 .5 .22C.4 .18 .38 .04 .32-.06Z', filled(paint, paint.accent)) +
    path(body, filled(paint, paint.body)) +
    path(
      'M-.2-.44C-.08-.36-.04-.22 .02-.14L-.06-.1C-.12-.2-.16-.34-.2-.44Z',
      filled(paint, paint.accent),
    ) +
    path('M-.02-.12L.14-.12L.16 .08Q.06 .12-.04 .08Z', filled(paint, paint.inner)) +
    circle(-0.29, -0.36, 0.022, `fill="${paint.inner}"`)
  );
}

export function bull(paint: MotifPaint): string {
  const body =
    'M-.46-.06C-.44-.18-.36-.22-.28-.2C-.2-.26-.14-.4-.04-.36C.02-.3 .02-.22 .1-.22C.24-.24 .4-.2 .42-.04L.4 .44L.3 .44L.28 .16Q.08 .24-.1 .16L-.12 .44L-.22 .44L-.24 .1C-.3 .08-.32 .02-.38 .04C-.44 .04-.48 0-.46-.06Z';
  return (
    path('M-.36-.2Q-.5-.28-.44-.42M-.3-.21Q-.28-.34-.2-.42', stroke(paint.accent, 0.045)) +
    path(body, filled(paint, paint.body)) +
    path('M-.02-.26L.22-.22L.22 .06Q.08 .1-.04 .04Z', filled(paint, paint.inner)) +
    circle(0.1, -0.08, 0.06, `fill="${paint.accent}"`) +
    circle(-0.37, -0.1, 0.025, `fill="${paint.inner}"`) +
    path('M.42-.06Q.5 .1 .44 .28', stroke(paint.accent, 0.03))
  );
}

/** A fish standing on its tail, as Bengal and Mithila draw it. */
export function fish(paint: MotifPaint): string {
  const scales = [-0.12, 0, 0.12].map((y) =>
    path(`M-.13 ${y}q.045 .07 .09 0q.045 .07 .09 0q.045 .07 .09 0`, stroke(paint.inner, 0.028)),
  );
  return (
    path('M0 .22L-.2 .5L0 .42L.2 .5Z', filled(paint, paint.accent)) +
    path('M-.18-.06L-.32 .08L-.16 .12ZM.18-.06L.32 .08L.16 .12Z', filled(paint, paint.accent)) +
    path('M0-.5C.2-.38 .26-.06 0 .32C-.26-.06-.2-.38 0-.5Z', filled(paint, paint.body)) +
    path('M-.15-.22Q0-.14 .15-.22', stroke(paint.inner, 0.035)) +
    scales.join('') +
    circle(-0.06, -0.31, 0.03, `fill="${paint.inner}"`) +
    circle(0.06, -0.31, 0.03, `fill="${paint.inner}"`)
  );
}

export function boat(paint: MotifPaint): string {
  return (
    path(
      'M-.46 .16Q0 .3 .46 .16Q.36 .44 .2 .44L-.2 .44Q-.36 .44-.46 .16Z',
      filled(paint, paint.body),
    ) +
    path('M0 .2L0-.5', stroke(paint.accent, 0.035)) +
    path('M.03-.46C.3-.36 .34-.06 .3 .12L.03 .12Z', filled(paint, paint.inner)) +
    path('M-.03-.4C-.2-.26-.24-.06-.26 .1L-.03 .1Z', filled(paint, paint.accent)) +
    path('M-.3 .34L.3 .34', stroke(paint.inner, 0.035))
  );
}
