import type { Place } from './distance.ts';

/** An orthographic camera. */
export interface Camera {
  target: Place;
  /** Space units across the width of the picture. */
  width: number;
  /** Degrees above the horizon. */
  pitch: number;
  /** Degrees round to the right. */
  yaw: number;
}

/** Directions of the picture in space: right, up, and along the rays. */
export interface Frame {
  right: Place;
  up: Place;
  into: Place;
}

export function frameOf({ pitch, yaw }: Camera): Frame {
  const p = (pitch * Math.PI) / 180;
  const w = (yaw * Math.PI) / 180;
  const into: Place = [-Math.sin(w) * Math.cos(p), -Math.sin(p), -Math.cos(w) * Math.cos(p)];
  const right: Place = [Math.cos(w), 0, -Math.sin(w)];
  const up: Place = [
    right[1] * into[2] - right[2] * into[1],
    right[2] * into[0] - right[0] * into[2],
    right[0] * into[1] - right[1] * into[0],
  ];
  return { right, up, into };
}
