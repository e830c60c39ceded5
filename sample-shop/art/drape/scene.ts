import type { ClothPanel } from '../cloth/cloth-panel.ts';
import type { ClothTexture } from '../cloth/cloth-texture.ts';
import type { Raster } from '../paint/raster.ts';
import type { Random } from '../paint/seeded-random.ts';
import type { Gloss } from './light.ts';

/** The cloth, the random numbers and the picture to paint on. */
export interface Scene {
  canvas: Raster;
  panel: ClothPanel;
  /** The whole cloth with its fringe. */
  texture: ClothTexture;
  gloss: Gloss;
  random: Random;
}

export type ObjectDrawing = (scene: Scene) => void;
