import type { Place } from './distance.ts';

/** A far camera: parallel rays. */
export interface Camera {
  /** The point in the middle of the picture. */
  target: Place;
  /** Units of space in the picture's width. */
  width: number;
  /** Degrees above the horizon. */
  pitch: number;
  /** Degrees round to the right. */
  yaw: number;
}

/** Directions of the picture in space: right, up, and the way the rays go. */
export interface Frame {
  right: Place;
  up: Place;
  into: Place;
}

/** The directions of a camera whose pitch and yaw are in degrees. */
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
