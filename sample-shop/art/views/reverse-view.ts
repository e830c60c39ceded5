import type { ArtRecipe } from '../art-recipe.ts';
import { reverseTexture } from '../cloth/reverse-texture.ts';
import type { ClothPanel } from '../cloth/cloth-panel.ts';
import type { ClothTexture } from '../cloth/cloth-texture.ts';
import { createCanvas } from '../drape/canvas.ts';
import type { PictureSize } from '../drape/canvas.ts';
import { wrinkles } from '../drape/laid-cloth.ts';
import type { Gloss } from '../drape/light.ts';
import { drawSheet } from '../drape/sheet.ts';
import type { Sheet } from '../drape/sheet.ts';
import { noise1 } from '../paint/noise.ts';
import type { Raster } from '../paint/raster.ts';
import type { Random } from '../paint/seeded-random.ts';
import { shownWidth } from './border-view.ts';

interface ReverseShot {
  panel: ClothPanel;
  /** The corner of the cloth, as the border's picture shows it. */
  corner: ClothTexture;
  random: Random;
  gloss: Gloss;
  size: PictureSize;
}

/** Where the corner of the cloth would lie, scene units. */
const CORNER = [1.02, 1.16] as const;

/** The corner of the cloth turned back: its wrong side next to its right side. */
export function reverseView(
  { technique }: ArtRecipe,
  { panel, corner, random, gloss, size }: ReverseShot,
): Raster {
  const canvas = createCanvas({ tint: random.next(), size });
  const angle = (random.between(38, 52) * Math.PI) / 180;
  const fold: Fold = {
    panel,
    cm: shownWidth(panel) / 0.94,
    normal: [Math.cos(angle), Math.sin(angle)],
    turned: random.between(0.47, 0.55),
    seed: random.whole(1, 99_999),
  };
  drawSheet(canvas, { ...lyingPart(fold), texture: corner, gloss });
  const wrong = reverseTexture(technique, panel, corner);
  drawSheet(canvas, {
    ...turnedPart(fold),
    texture: wrong,
    gloss: { ...gloss, lustre: gloss.lustre * 0.6 },
  });
  return canvas;
}

interface Fold {
  panel: ClothPanel;
  /** Centimetres of cloth per scene unit. */
  cm: number;
  /** From the fold towards the corner. */
  normal: readonly [number, number];
  /** Distance from the corner to the fold. */
  turned: number;
  seed: number;
}

/** Distance beyond the fold; positive where the cloth has been turned back. */
function beyond({ normal, turned, seed }: Fold, x: number, y: number): number {
  const along = (x - CORNER[0]) * normal[1] - (y - CORNER[1]) * normal[0];
  const straight = (x - CORNER[0]) * normal[0] + (y - CORNER[1]) * normal[1] + turned;
  return straight + noise1(along * 2.4, seed) * 0.012;
}

function edgeAt({ panel: { plan }, cm }: Fold, x: number, y: number): number {
  return Math.max(x - CORNER[0], y - CORNER[1] - plan.fringe / cm);
}

function lyingPart(fold: Fold): Pick<Sheet, 'trace' | 'lift' | 'edge'> {
  const { plan } = fold.panel;
  const crease = wrinkles(0.03, 34, fold.seed);
  return {
    lift: 0.02,
    edge: 0.01,
    trace: (x, y, spot) => {
      spot.distance = Math.max(edgeAt(fold, x, y), beyond(fold, x, y));
      if (spot.distance > 0.004) return;
      const rise = crease(x, y);
      spot.height = rise;
      spot.u = plan.width + (x - CORNER[0] - rise * 0.3) * fold.cm;
      spot.v = plan.length + (y - CORNER[1] - rise * 0.3) * fold.cm;
    },
  };
}

function turnedPart(fold: Fold): Pick<Sheet, 'trace' | 'lift' | 'edge'> {
  const { plan } = fold.panel;
  const [nx, ny] = fold.normal;
  const crease = wrinkles(0.026, 120, fold.seed + 1);
  return {
    lift: 0.034,
    edge: 0.008,
    trace: (x, y, spot) => {
      const s = beyond(fold, x, y);
      const [px, py] = [x - 2 * s * nx, y - 2 * s * ny];
      spot.distance = Math.max(edgeAt(fold, px, py), s);
      if (spot.distance > 0.004) return;
      const rise = crease(x, y);
      const bend = Math.min(1, -s / 0.07);
      spot.height = rise + 0.03 * Math.sqrt(Math.max(0, bend * (2 - bend)));
      spot.u = plan.width + (px - CORNER[0] - rise * 0.3) * fold.cm;
      spot.v = plan.length + (py - CORNER[1] - rise * 0.3) * fold.cm;
      spot.light = 0.97;
    },
  };
}
