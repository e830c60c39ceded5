import { describe, expect, it } from 'vitest';

import { shareOf } from '../../../tests/soak/case-count.ts';
import { ART_OBJECTS } from '../art-recipe.ts';
import type { ArtObject, ArtRecipe } from '../art-recipe.ts';
import { fingerprint, fingerprintDistance } from '../picture-fingerprint.ts';
import type { Raster } from '../paint/raster.ts';
import { PICTURE_VIEWS } from './picture-view.ts';
import type { PictureView } from './picture-view.ts';
import { drawViews, viewDrawers } from './product-views.ts';

const SLOW = 120_000;
const SMALL = { width: 48, height: 60 };
const PALETTE = ['#8b1e2d', '#f1e2c0', '#1d3557', '#d9942b', '#2a7f73'];

const solids: readonly ArtObject[] = ART_OBJECTS.solid;
const objects: ArtObject[] = [...ART_OBJECTS.cloth, ...solids];

/** The share of pixels that differ from the first one, which is background. */
function visibleShare({ pixels }: Raster): number {
  let shown = 0;
  for (let i = 0; i < pixels.length; i += 4) {
    if (Math.abs(pixels[i]! - pixels[0]!) + Math.abs(pixels[i + 2]! - pixels[2]!) > 0.2) shown += 1;
  }
  return (shown * 4) / pixels.length;
}

const hasValidPixels = ({ pixels }: Raster) =>
  pixels.every((value) => Number.isFinite(value) && value > -0.001);

/** Pairs of views that look the same. */
function alikeViews(views: Record<PictureView, Raster>): string[] {
  return PICTURE_VIEWS.flatMap((one, index) =>
    PICTURE_VIEWS.slice(index + 1)
      .filter(
        (other) => fingerprintDistance(fingerprint(views[one]), fingerprint(views[other])) < 0.006,
      )
      .map((other) => `${one} ${other}`),
  );
}

describe('the views of a product', () => {
  it(
    'draws six different views of an object, filling a good part of the first picture',
    async () => {
      for (const object of shareOf(objects, 3, 0)) {
        const technique = solids.includes(object) ? 'terracotta' : 'checks';
        const views = await drawViews({ technique, palette: PALETTE, object }, object, SMALL);
        for (const [view, raster] of Object.entries(views)) {
          expect(hasValidPixels(raster), `${object} ${view} has sound pixels`).toBe(true);
        }
        expect(alikeViews(views), object).toEqual([]);
        expect(visibleShare(views.drape), object).toBeGreaterThan(0.05);
      }
    },
    SLOW,
  );

  it(
    'draws two products with the same recipe visibly differently',
    async () => {
      const recipe: ArtRecipe = { technique: 'kalamkari', palette: PALETTE, object: 'dupatta' };
      const one = await drawViews(recipe, 'first', SMALL);
      const other = await drawViews(recipe, 'second', SMALL);
      for (const view of ['drape', 'weave', 'border', 'other', 'reverse'] as const) {
        expect(
          fingerprintDistance(fingerprint(one[view]), fingerprint(other[view])),
        ).toBeGreaterThan(0.006);
      }
    },
    SLOW,
  );

  it(
    'changes only with the recipe’s seed',
    async () => {
      const recipe: ArtRecipe = { technique: 'bandhani', palette: PALETTE, object: 'hanky' };
      const first = async (art: ArtRecipe) => (await viewDrawers(art, 'one', SMALL)).drape();
      const plain = await first(recipe);
      const again = await first(recipe);
      const seeded = await first({ ...recipe, seed: 'b' });
      expect(plain.pixels).toEqual(again.pixels);
      expect(plain.pixels).not.toEqual(seeded.pixels);
    },
    SLOW,
  );
});
