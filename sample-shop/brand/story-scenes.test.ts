import { describe, expect, it } from 'vitest';

import type { Raster } from '../art/paint/raster.ts';
import { drawBlockScene } from './block-scene.ts';
import { drawDyeScene } from './dye-scene.ts';
import { drawLoomScene } from './loom-scene.ts';

const SMALL = { width: 60, height: 40 };

function coloursIn({ pixels }: Raster): number {
  const colours = new Set<number>();
  for (let i = 0; i < pixels.length; i += 4) {
    const [r, g, b] = [pixels[i]!, pixels[i + 1]!, pixels[i + 2]!].map((value) =>
      Math.round(Math.sqrt(value) * 6),
    );
    colours.add(r! * 100 + g! * 10 + b!);
  }
  return colours.size;
}

describe('the story pictures', () => {
  it('shows loom, vats and blocks in many colours, the same each time', async () => {
    for (const draw of [drawLoomScene, drawDyeScene, drawBlockScene]) {
      const picture = await draw(SMALL);
      expect(coloursIn(picture)).toBeGreaterThan(15);
      expect((await draw(SMALL)).pixels).toEqual(picture.pixels);
    }
  }, 60_000);
});
