import type { ClothTexture } from '../cloth/cloth-texture.ts';
import type { Finish } from '../cloth/cloth-technique.ts';
import type { Distance, Place } from './distance.ts';

/** A stuff that a body is made of. */
export interface Material {
  texture: ClothTexture;
  /** How it answers light. */
  body: NonNullable<Finish['body']>;
  /** 0 dull – 1 mirror-bright. */
  lustre: number;
  /** How far its pattern stands up (or is cut in, below 0). */
  relief: number;
  /** Light that it gives itself, 0 none. */
  glow?: number;
}

/** What a body is at one point of its surface. */
export interface Skin {
  /** Index of the material. */
  material: number;
  /** Place on the material's pattern, cm. */
  u: number;
  v: number;
}

/** A thing with volume. */
export interface Solid {
  distance: Distance;
  materials: readonly Material[];
  /** Writes which material lies at a point and where on its pattern. */
  skin: (x: number, y: number, z: number, skin: Skin) => void;
  /** A ball that holds it all. */
  bound: { at: Place; radius: number };
  /** What it stands on or lies on: a table below (y = 0), the ground behind (z = 0), nothing. */
  rest: 'table' | 'ground' | 'air';
  /** Where its close views look: the pattern and the edge. */
  focus: { weave: Place; border: Place };
}
