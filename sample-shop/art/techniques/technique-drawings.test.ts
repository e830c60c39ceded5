import { describe, expect, it } from 'vitest';

import { TECHNIQUES } from '../art-recipe.ts';
import type { Technique } from '../art-recipe.ts';
import { fingerprint, fingerprintDistance } from '../picture-fingerprint.ts';
import { renderCloth } from '../views/render-cloth.ts';

const PALETTE = ['#8b1e2d', '#f1e2c0', '#1d3557', '#d9942b', '#2a7f73'];
const techniques = Object.keys(TECHNIQUES) as Technique[];

describe('the crafts', () => {
  it('draws a different cloth for each technique', async () => {
    const prints = new Map<string, number[]>();
    for (const technique of techniques) {
      const { texture } = await renderCloth(
        { technique, palette: PALETTE, object: 'saree' },
        'same-id',
        80,
      );
      const [cloth] = texture.levels;
      expect(cloth?.pixels.every(Number.isFinite), technique).toBe(true);
      prints.set(technique, fingerprint(cloth!));
    }
    for (const [one, print] of prints) {
      for (const [other, second] of prints) {
        if (one < other)
          expect(fingerprintDistance(print, second), `${one} and ${other}`).toBeGreaterThan(0.0002);
      }
    }
  }, 120_000);

  it('describes the look of each technique in one line', () => {
    for (const look of Object.values(TECHNIQUES)) expect(look.length).toBeGreaterThan(20);
  });
});
