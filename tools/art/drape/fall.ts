import { noise1, noise2 } from '../paint/noise.ts';
import { mix, smoothstep } from '../paint/numbers.ts';
import { createFolds } from './folds.ts';
import { strip } from './outlines.ts';
import type { Scene } from './scene.ts';
import type { Sheet } from './sheet.ts';

/** Cloth that hangs from its top edge. Lengths in scene units, cloth in centimetres. */
export interface Fall {
  /** Left and right ends of the top edge, and of the hem. */
  top: { left: number; right: number; y: number };
  hem: { left: number; right: number; y: number };
  /** The part of the cloth that shows: its left and right edge, and its lines at top and hem. */
  cloth: { left: number; right: number; top: number; hem: number };
  folds: number;
  /** How deep the folds are at the top and at the hem, scene units. */
  depth: { top: number; hem: number };
  freedom?: number;
  lean?: number;
  /** How much the hem swings with the folds. */
  swing?: number;
  lift?: number;
  /** Light at the top of the fall; 1 none lost. */
  topLight?: number;
}

/** A layer of cloth that falls in folds. */
export function hang(scene: Scene, fall: Fall): Sheet {
  const { top, hem, cloth, depth } = fall;
  const random = scene.random.fork(`fall${top.left},${top.y}`);
  const seed = random.whole(1, 1e6);
  const folds = createFolds(random, {
    count: fall.folds,
    depth: (depth.hem / (hem.right - hem.left)) * fall.folds * 1.6,
    freedom: fall.freedom ?? 0.7,
    lean: fall.lean ?? 0,
  });
  const swing = fall.swing ?? 0.012;
  const down = (y: number) => (y - top.y) / (hem.y - top.y);
  const waver = (t: number, salt: number) => noise1(t * 2.3, seed + salt) * 0.006 * t;
  const left = (y: number) => mix(top.left, hem.left, down(y)) + waver(down(y), 1);
  const right = (y: number) => mix(top.right, hem.right, down(y)) + waver(down(y), 2);
  const place = (x: number, y: number) => {
    const s = (x - left(y)) / (right(y) - left(y));
    const drift =
      noise2(s * 3, down(y) * 1.4, seed) * 0.02 * Math.sin(Math.PI * Math.min(1, Math.max(0, s)));
    return s + drift;
  };
  const bottom = (x: number) => hem.y + swing * (folds.height(place(x, hem.y)) - 0.5);
  return {
    texture: scene.texture,
    gloss: scene.gloss,
    lift: fall.lift ?? 0.022,
    outline: strip({ left, right, top: () => top.y, bottom: (x) => bottom(x) + 0.04 }),
    relief: (x, y) =>
      folds.height(place(x, y)) * mix(depth.top, depth.hem, smoothstep(0, 0.9, down(y))),
    lay: (x, y, point) => {
      const s = place(x, y);
      point.u = mix(cloth.left, cloth.right, folds.cloth(s));
      const sag = (swing * (folds.height(s) - 0.5) * down(y)) / (hem.y - top.y);
      point.v = mix(cloth.top, cloth.hem, down(y) - sag);
    },
    shade: (_x, y) => mix(fall.topLight ?? 1, 1, smoothstep(0, 0.1, down(y))),
  };
}
