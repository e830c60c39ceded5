import type { ClothPanel } from '../cloth/cloth-panel.ts';
import type { ClothTexture } from '../cloth/cloth-texture.ts';
import type { Random } from '../paint/seeded-random.ts';
import type { Camera } from './camera.ts';
import type { Material, Solid } from './solid.ts';

/** What a solid is made with: its pattern and its own stream of chance. */
export interface SolidScene {
  panel: ClothPanel;
  texture: ClothTexture;
  random: Random;
}

/** A solid and how its first picture is taken. */
export interface Model {
  solid: Solid;
  camera: Camera;
}

export type SolidModel = (scene: SolidScene) => Model;

/** The stuff that the technique gives. */
export function ownMaterial({ panel, texture }: SolidScene): Material {
  const { finish } = panel;
  return {
    texture,
    body: finish.body ?? 'clay',
    lustre: finish.lustre ?? 0.1,
    relief: finish.relief ?? 0,
  };
}
