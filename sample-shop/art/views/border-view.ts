import { clothTexture } from '../cloth/cloth-texture.ts';
import type { ClothTexture } from '../cloth/cloth-texture.ts';
import type { ClothPanel } from '../cloth/cloth-panel.ts';
import { createCanvas, SCENE_HEIGHT } from '../drape/canvas.ts';
import type { PictureSize } from '../drape/canvas.ts';
import { wrinkles } from '../drape/laid-cloth.ts';
import { drawSheet } from '../drape/sheet.ts';
import type { Sheet } from '../drape/sheet.ts';
import type { Gloss } from '../drape/light.ts';
import { hash1 } from '../paint/noise.ts';
import { smoothstep } from '../paint/numbers.ts';
import type { Raster } from '../paint/raster.ts';
import type { Random } from '../paint/seeded-random.ts';
import type { Point } from '../paint/svg.ts';

interface BorderShot {
  panel: ClothPanel;
  corner: ClothTexture;
  random: Random;
  gloss: Gloss;
  size: PictureSize;
}

/** The corner of the cloth: border, pallu and fringe, lying in loose waves. */
export function borderView({ panel, corner: texture, random, gloss, size }: BorderShot): Raster {
  const chance = random.fork('border');
  const shown = shownWidth(panel);
  const canvas = createCanvas({ tint: chance.next(), size });
  const turn = chance.between(9, 24) * (chance.chance(0.5) ? 1 : -1);
  const corner: Point = turn > 0 ? [0.72, 0.98] : [0.84, 0.82];
  const mirrored = chance.chance(0.5);
  const sheet = cornerSheet({
    panel,
    corner,
    turn,
    shown,
    mirrored,
    seed: chance.whole(1, 99_999),
  });
  drawSheet(canvas, { ...sheet, texture, gloss });
  return canvas;
}

/** The corner of the cloth, finely enough for pictures `across` pixels wide. */
export async function cornerTexture(panel: ClothPanel, across: number): Promise<ClothTexture> {
  const { plan } = panel;
  const shown = shownWidth(panel);
  const region = {
    x: plan.width - shown * 1.5,
    y: plan.length - shown * 1.9,
    width: shown * 1.55,
    height: shown * 2 + plan.fringe,
  };
  return clothTexture(panel, region, Math.min(26, (across * 1.17) / shown));
}

/** Centimetres of cloth across the picture: the whole border and some field. */
export function shownWidth({ plan }: ClothPanel): number {
  const depth = Math.max(
    plan.side * 3.4,
    plan.endKind === 'pallu' ? plan.end * 0.9 : plan.end * 2.6,
    14,
  );
  return Math.min(depth, plan.width * 0.72, 40);
}

interface Corner {
  panel: ClothPanel;
  corner: Point;
  turn: number;
  shown: number;
  mirrored: boolean;
  seed: number;
}

function cornerSheet({
  panel,
  corner,
  turn,
  shown,
  mirrored,
  seed,
}: Corner): Pick<Sheet, 'trace' | 'lift' | 'edge'> {
  const { plan } = panel;
  const cos = Math.cos((turn * Math.PI) / 180);
  const sin = Math.sin((turn * Math.PI) / 180);
  const crease = wrinkles(0.034, turn + 28, seed);
  const sway = (t: number) => Math.sin(t * 5.2 + hash1(seed, 2) * 6) * 0.018;
  const hem = plan.side === 0 && plan.fringe === 0 ? 1.6 : 0;
  return {
    lift: 0.022,
    edge: 0.008,
    trace: (x, y, spot) => {
      const dx = (mirrored ? 1 - x : x) - corner[0];
      const dy = y - corner[1];
      const across = dx * cos + dy * sin;
      const down = dy * cos - dx * sin;
      const beside = across - sway(down);
      const below = down - sway(across + 0.4);
      spot.distance = Math.max(beside, below - plan.fringe / shown, y - SCENE_HEIGHT - 0.1);
      if (spot.distance > 0.004) return;
      const rise = crease(x, y) + 0.03 * Math.sin(across * 4.4 + down * 2.2 + (seed % 7));
      spot.height = rise + hemRise(hem, beside * shown, below * shown);
      spot.u = plan.width + (beside - rise * 0.25) * shown;
      spot.v = plan.length + (below - rise * 0.25) * shown;
    },
  };
}

/** A turned and stitched hem where the cloth has no woven edge, with the dip of its seam. */
function hemRise(hem: number, beside: number, below: number): number {
  if (hem === 0) return 0;
  const inward = Math.min(-beside, -below);
  const seam = Math.exp(-(((inward - hem) / 0.16) ** 2));
  return 0.006 * (1 - smoothstep(hem - 0.1, hem + 0.1, inward)) - 0.005 * seam;
}
