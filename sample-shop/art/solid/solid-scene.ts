import type { ClothPanel } from '../cloth/cloth-panel.ts';
import type { ClothTexture } from '../cloth/cloth-texture.ts';
import type { Random } from '../paint/seeded-random.ts';
import type { Camera } from './camera.ts';
import type { Material, Solid } from './solid.ts';

/** The pattern and random numbers that a solid is made with. */
export interface SolidScene {
  panel: ClothPanel;
  texture: ClothTexture;
  random: Random;
}

/** A solid and the camera of its first picture. */
export interface Model {
  solid: Solid;
  camera: Camera;
  /** How many space units the product's measure is: its height, width or diameter, see `measureOf`. */
  span: number;
}

export type SolidModel = (scene: SolidScene) => Model;

export function techniqueMaterial({ panel, texture }: SolidScene): Material {
  const { finish } = panel;
  return {
    texture,
    body: finish.body ?? 'clay',
    lustre: finish.lustre ?? 0.1,
    relief: finish.relief ?? 0,
  };
}
