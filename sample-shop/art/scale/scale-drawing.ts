import type { ClothTexture } from '../cloth/cloth-texture.ts';
import type { Scene } from '../drape/scene.ts';
import type { SceneView } from '../paint/raster.ts';

/** A product of cloth next to something of known size. `length` is how long the product really is, cm. */
export interface ScaleDrawing {
  view: (length: number) => SceneView;
  draw: (scene: Scene, length: number, ruler: ClothTexture) => void;
}
