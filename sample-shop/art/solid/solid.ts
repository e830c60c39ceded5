import type { ClothTexture } from '../cloth/cloth-texture.ts';
import type { Finish } from '../cloth/cloth-technique.ts';
import type { Distance, Place } from './distance.ts';

export interface Material {
  texture: ClothTexture;
  body: NonNullable<Finish['body']>;
  /** 0 dull – 1 mirror-bright. */
  lustre: number;
  /** Height of its pattern; below 0 when it is cut in. */
  relief: number;
  /** Light that it emits, 0 for none. */
  glow?: number;
}

/** The surface of a body at one point. */
export interface Skin {
  material: number;
  /** Position on the material's pattern, cm. */
  u: number;
  v: number;
}

export interface Solid {
  distance: Distance;
  materials: readonly Material[];
  /** Writes the material of a point and its position on the pattern. */
  skin: (x: number, y: number, z: number, skin: Skin) => void;
  /** A ball that contains the whole solid. */
  bound: { at: Place; radius: number };
  /** What it rests on: a table below (y = 0), the ground behind (z = 0), or nothing. */
  rest: 'table' | 'ground' | 'air';
  /** Where its close views look: the pattern and the edge. */
  focus: { weave: Place; border: Place };
}
