import type { ArtRecipe } from '../art/art-recipe.ts';
import { createCanvas, PICTURE } from '../art/drape/canvas.ts';
import type { PictureSize } from '../art/drape/canvas.ts';
import { hang } from '../art/drape/hanging-cloth.ts';
import { drawSheet } from '../art/drape/sheet.ts';
import { drawRod } from '../art/drape/wood.ts';
import { createRandom } from '../art/paint/seeded-random.ts';
import type { Raster } from '../art/paint/raster.ts';
import { renderCloth } from '../art/views/render-cloth.ts';

/** Seven crafts from indigo through undyed cotton to turmeric and madder. */
const TEXTILES: readonly ArtRecipe[] = [
  { technique: 'ajrakh', palette: ['#1c2f57', '#8d2a22', '#f1e7d2', '#141318'], object: 'saree' },
  {
    technique: 'jamdani',
    palette: ['#f3efe4', '#33508f', '#2b4477', '#7c93c0'],
    object: 'saree',
    motif: 'lotus',
    border: 'figured',
  },
  {
    technique: 'kanjivaram',
    palette: ['#1d5a4a', '#d0a548', '#8c1f3b', '#e9c46a'],
    object: 'saree',
    motif: 'buta',
    border: 'korvai',
  },
  {
    technique: 'kalamkari',
    palette: ['#efe2c6', '#a03a2a', '#2f4a63', '#c98a2d', '#5d6b3a'],
    object: 'saree',
    border: 'figured',
  },
  {
    technique: 'bandhani',
    palette: ['#b32134', '#f6e3b4', '#6d0f22', '#f0b93c'],
    object: 'saree',
    border: 'zari',
  },
  {
    technique: 'ikat',
    palette: ['#2b2a33', '#efe3c8', '#a5281f', '#d98a2b'],
    object: 'saree',
    border: 'temple',
  },
  {
    technique: 'paithani',
    palette: ['#d9972b', '#6d1b4a', '#5a1846', '#c4344f', '#1d6b4f'],
    object: 'saree',
    motif: 'peacock',
    border: 'figured',
  },
];

const SIZE = { width: 1200, height: 630 };

export async function drawTextileRow(size: PictureSize = SIZE): Promise<Raster> {
  const canvas = createCanvas({ tint: 0.05, size });
  drawRod(canvas, { from: [-0.05, 0.055], to: [1.05, 0.055], radius: 0.0085 });
  const room = 0.94 / TEXTILES.length;
  const across = (PICTURE.width * size.width) / SIZE.width;
  for (const [i, recipe] of TEXTILES.entries()) {
    const { panel, texture } = await renderCloth(recipe, `row-${i}`, across);
    const random = createRandom(`row-of-lengths/${i}`);
    const left = 0.03 + i * room + room * 0.05;
    const right = left + room * 0.88;
    const y = 0.4 + random.between(-0.035, 0.045);
    const fall = hang(
      {
        canvas,
        panel,
        texture,
        random,
        gloss: { lustre: panel.finish.lustre ?? 0, metal: panel.pen.inks.zari },
      },
      {
        top: { left, right, y: 0.046 },
        hem: { left: left - 0.006, right: right + 0.006, y },
        cloth: {
          left: 0,
          right: panel.plan.width * 0.86,
          top: panel.plan.length - 118,
          hem: panel.plan.length,
        },
        folds: 4,
        depth: { top: 0.004, hem: 0.014 },
        swing: 0.006,
        lift: 0.012,
      },
    );
    drawSheet(canvas, fall);
  }
  return canvas;
}
