import type { ClothTexture } from '../cloth/cloth-texture.ts';
import { rgbOf } from '../paint/colour.ts';
import { createRaster } from '../paint/raster.ts';

export function plainTexture(hex: string): ClothTexture {
  const raster = createRaster(2, 2);
  const [r, g, b] = rgbOf(hex);
  for (let i = 0; i < 16; i += 4) raster.pixels.set([r, g, b, 1], i);
  return { region: { x: -1e5, y: -1e5, width: 2e5, height: 2e5 }, density: 1e-5, levels: [raster] };
}
