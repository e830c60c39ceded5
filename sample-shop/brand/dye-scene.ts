import { createCanvas } from '../art/drape/canvas.ts';
import type { PictureSize } from '../art/drape/canvas.ts';
import { hang } from '../art/drape/hanging-cloth.ts';
import { plainTexture } from '../art/drape/plain-texture.ts';
import type { Scene } from '../art/drape/scene.ts';
import { drawSheet } from '../art/drape/sheet.ts';
import { drawRod } from '../art/drape/wood.ts';
import { length2 } from '../art/paint/numbers.ts';
import type { Point } from '../art/paint/svg.ts';
import type { Raster } from '../art/paint/raster.ts';
import { createRandom } from '../art/paint/seeded-random.ts';
import { ellipsoid, lathe } from '../art/solid/distance.ts';
import { drawSolid } from '../art/solid/draw-solid.ts';
import { combineParts, plainMaterial } from '../art/solid/parts.ts';
import { techniqueMaterial } from '../art/solid/solid-scene.ts';
import { shell, wrap } from '../art/solid/lathe-profile.ts';
import { renderCloth } from '../art/views/render-cloth.ts';
import { STORY_SIZE } from './story-size.ts';

/** Indigo, madder, turmeric: the dye and the yarn dyed with it. */
const DYES = [
  { bath: '#16275a', yarn: '#27458f' },
  { bath: '#7c1420', yarn: '#b23a2e' },
  { bath: '#b57a10', yarn: '#e3ab35' },
] as const;

const VAT: readonly Point[] = [
  [0.28, 0],
  [0.34, 0.05],
  [0.44, 0.22],
  [0.46, 0.38],
  [0.4, 0.5],
  [0.44, 0.56],
];

export async function drawDyeScene(size: PictureSize = STORY_SIZE): Promise<Raster> {
  const canvas = createCanvas({ tint: 0.5, size });
  const clay = await renderCloth(
    {
      technique: 'terracotta',
      palette: ['#a4532f', '#c8764a', '#6f3219'],
      object: 'vase',
      motif: 'leaf',
    },
    'story-vats',
    size.width,
  );
  const scene: Scene = {
    ...clay,
    canvas,
    gloss: { lustre: 0.3 },
    random: createRandom('story-vats/hanks'),
  };
  drawRod(canvas, { from: [-0.05, 0.045], to: [1.05, 0.045], radius: 0.011 });
  DYES.forEach(({ yarn }, i) => drawHanks(scene, 0.19 + i * 0.31, yarn));
  const pot = lathe(shell(VAT, 0.045));
  const surface = ellipsoid([0, 0.45, 0], [0.39, 0.012, 0.39]);
  for (const [i, { bath }] of DYES.entries()) {
    const { distance, skin } = combineParts([
      {
        distance: (x, y, z) => (length2(x, z) > 0.7 ? length2(x, z) - 0.5 : pot(x, y, z)),
        material: 0,
        lay: wrap(clay, 0.58, 0),
      },
      { distance: surface, material: 1 },
    ]);
    const solid = {
      distance,
      skin,
      materials: [techniqueMaterial(clay), plainMaterial(bath, 'glaze', 0.9)],
      bound: { at: [0, 0.28, 0] as const, radius: 0.62 },
      rest: 'table' as const,
      focus: { weave: [0, 0, 0] as const, border: [0, 0, 0] as const },
    };
    drawSolid(canvas, solid, { target: [(1 - i) * 1.08, 0.72, 0], width: 3.4, pitch: 32, yaw: 0 });
  }
  return canvas;
}

function drawHanks(scene: Scene, middle: number, colour: string): void {
  const texture = plainTexture(colour);
  [-0.052, 0, 0.052].forEach((aside, i) => {
    const x = middle + aside;
    const hank = hang(
      { ...scene, texture },
      {
        top: { left: x - 0.016, right: x + 0.016, y: 0.036 },
        hem: { left: x - 0.023, right: x + 0.023, y: 0.23 + 0.018 * ((i * 2) % 3) - 0.07 },
        cloth: { left: 0, right: 1, top: 0, hem: 1 },
        folds: 9,
        depth: { top: 0.003, hem: 0.005 },
        belly: 0.004,
        lift: 0.01,
      },
    );
    drawSheet(scene.canvas, { ...hank, edge: 0.012 });
  });
}
