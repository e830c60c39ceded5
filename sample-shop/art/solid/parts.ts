import { plainTexture } from '../drape/plain-texture.ts';
import type { Distance } from './distance.ts';
import type { Material, Skin } from './solid.ts';

export interface Part {
  distance: Distance;
  material: number;
  /** Maps a point in space to the part's pattern; plain parts need none. */
  lay?: (x: number, y: number, z: number, skin: Skin) => void;
}

/** Combines parts: the nearest one decides the surface. */
export function combineParts(parts: readonly Part[]): {
  distance: Distance;
  skin: (x: number, y: number, z: number, skin: Skin) => void;
} {
  return {
    distance: (x, y, z) => {
      let near = 1e3;
      for (const part of parts) near = Math.min(near, part.distance(x, y, z));
      return near;
    },
    skin: (x, y, z, skin) => {
      let near = 1e3;
      let nearest: Part | undefined;
      for (const part of parts) {
        const gap = part.distance(x, y, z);
        if (gap < near) {
          near = gap;
          nearest = part;
        }
      }
      skin.material = nearest?.material ?? 0;
      skin.u = 0;
      skin.v = 0;
      nearest?.lay?.(x, y, z, skin);
    },
  };
}

export function plainMaterial(colour: string, body: Material['body'], lustre = 0.5): Material {
  return { texture: plainTexture(colour), body, lustre, relief: 0 };
}
