import { rgbOf } from '../paint/colour.ts';
import { at, clamp, length3, smoothstep } from '../paint/numbers.ts';

export interface Gloss {
  /** 0 dull cotton – 1 satin. */
  lustre: number;
  /** The colour of metallic threads, `#rrggbb`. */
  metal?: string;
}

interface Facet {
  /** Index of the pixel's first number in the layer's colours and in the picture. */
  from: number;
  to: number;
  /** Slope of the surface to the right and downwards. */
  slopeX: number;
  slopeY: number;
  /** Height above the surroundings in scene units; negative in hollows. */
  cavity: number;
  /** Light that arrives; 1 is all. */
  dim: number;
}

export type Lighting = (pixels: Float32Array, colours: Float32Array, facet: Facet) => void;

/** A window at the upper left, slightly in front of the wall. */
const SUN = unit(-0.48, -0.52, 0.71);
const HALF = unit(SUN[0], SUN[1], SUN[2] + 1);
/** The shine of flat cloth; only folds shine more. */
const FLAT_SHEEN = to16th(HALF[2]) * HALF[2] ** 2;
const AMBIENT = 0.38;
/** Depth in scene units at which a hollow has its darkest shade. */
const DEEP = 0.012;

/** Lights premultiplied `colours` and composites them onto the picture. */
export function createLight({ lustre, metal }: Gloss): Lighting {
  const thread = metal === undefined ? undefined : rgbOf(metal);
  return (pixels, colours, { from, to, slopeX, slopeY, cavity, dim }) => {
    const length = Math.sqrt(slopeX * slopeX + slopeY * slopeY + 1);
    const facing = (-slopeX * SUN[0] - slopeY * SUN[1] + SUN[2]) / length;
    const mirror = clamp((-slopeX * HALF[0] - slopeY * HALF[1] + HALF[2]) / length);
    const hollow = clamp(1 + cavity / DEEP, 0.42, 1.1);
    const sun = clamp(facing / SUN[2], 0, 1.28);
    const sharp = to16th(mirror);
    const sheen = Math.max(0, sharp * mirror ** 2 - FLAT_SHEEN) * 0.32 * lustre;
    const metallic = thread ? similarity(colours, from, thread) : 0;
    const glint = metallic * (sharp * mirror ** 2 * mirror ** 2 * 0.75 - 0.16);
    const shade =
      (AMBIENT * hollow + (1 - AMBIENT) * sun * (0.6 + 0.4 * hollow)) * dim * (1 + glint);
    const alpha = at(colours, from + 3);
    for (let k = 0; k < 3; k += 1) {
      const colour = at(colours, from + k);
      const lit =
        colour * shade + (sheen * (0.35 * alpha + 0.65 * colour) - sheen * 0.25 * colour) * dim;
      pixels[to + k] = at(pixels, to + k) * (1 - alpha) + lit;
    }
  };
}

function similarity(
  colours: Float32Array,
  i: number,
  colour: readonly [number, number, number],
): number {
  const alpha = at(colours, i + 3) || 1;
  const distance =
    Math.abs(at(colours, i) / alpha - colour[0]) +
    Math.abs(at(colours, i + 1) / alpha - colour[1]) +
    Math.abs(at(colours, i + 2) / alpha - colour[2]);
  return 1 - smoothstep(0.12, 0.4, distance);
}

/** Runs for every pixel, and Math.pow would cost as much as all the rest. */
function to16th(value: number): number {
  const square = value * value;
  const fourth = square * square;
  const eighth = fourth * fourth;
  return eighth * eighth;
}

function unit(x: number, y: number, z: number): [number, number, number] {
  const length = length3(x, y, z);
  return [x / length, y / length, z / length];
}
