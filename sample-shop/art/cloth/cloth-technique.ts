import type { Pen } from './pen.ts';

export interface Area {
  width: number;
  height: number;
}

export interface Weave {
  structure: 'plain' | 'twill' | 'satin' | 'basket' | 'weft-faced' | 'solid';
  /** Threads per centimetre in the close view (fewer than in real cloth). */
  count: number;
  /** True when the colours are woven into the threads, false when printed on them. */
  figured: boolean;
  /** Unevenness of the yarn: 0 mill-spun, 1 hand-spun slubs. */
  slub: number;
}

export interface Finish {
  weave: Weave;
  /** Feathering of edges along weft and warp, cm. */
  feather?: { weft: number; warp: number };
  /** Cloudiness of the dye, 0–1. */
  mottle?: number;
  /** Share of light that passes through the ground, 0–1. */
  sheer?: number;
  /** Shine of the cloth, 0 cotton – 1 silk satin. */
  lustre?: number;
  /** Height of stitches or figures, 0–1. */
  relief?: number;
  /** Surface of an object that is not cloth. */
  body?: 'clay' | 'glaze' | 'metal' | 'wood' | 'lacquer' | 'stone' | 'fibre' | 'hide';
}

/**
 * One craft. Each part draws SVG in centimetres from the area's upper left corner. A border runs along x with its
 * inner edge at y = 0 and its outer edge at y = height, and may reach into the field above y = 0.
 */
export interface ClothTechnique {
  finish: Finish;
  field: (pen: Pen, area: Area) => string;
  border?: (pen: Pen, area: Area) => string;
  /** The decorated end of a saree or dupatta; its outer edge is at y = height. */
  pallu?: (pen: Pen, area: Area) => string;
}
