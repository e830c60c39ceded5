import { noise1, noise2 } from '../paint/noise.ts';
import { clamp, mix, smoothstep } from '../paint/numbers.ts';
import { createFolds } from './folds.ts';
import type { Scene } from './scene.ts';
import type { Sheet } from './sheet.ts';

/** Cloth that hangs from its top edge. Lengths in scene units, cloth in centimetres. */
export interface HangingCloth {
  top: { left: number; right: number; y: number };
  hem: { left: number; right: number; y: number };
  /** The visible part of the cloth: its left and right edge, and its lines at top and hem. */
  cloth: { left: number; right: number; top: number; hem: number };
  folds: number;
  /** Depth of the folds at the top and at the hem. */
  depth: { top: number; hem: number };
  /** 0 even pleats – 1 free folds. */
  freedom?: number;
  /** 0 round folds – 1 flat pleats laid to one side. */
  lean?: number;
  /** How much the hem swings with the folds. */
  swing?: number;
  belly?: number;
  lift?: number;
  /** Brightness of the whole layer; 1 is full light. */
  light?: number;
}

/** Room for the fringe below the hem. */
const FRINGE_ROOM = 0.07;

export function hang(scene: Scene, fall: HangingCloth): Sheet {
  const { top, hem, cloth, depth } = fall;
  const { swing = 0.012, belly = 0, lift = 0.022, light = 1 } = fall;
  const random = scene.random.fork(`fall ${top.left} ${top.y}`);
  const seed = random.whole(1, 1_000_000);
  const folds = createFolds(random, {
    count: fall.folds,
    depth: (depth.hem / (hem.right - hem.left)) * fall.folds * 1.6,
    freedom: fall.freedom ?? 0.7,
    lean: fall.lean ?? 0,
  });
  const edgesAt = cacheRow((y) => {
    const t = (y - top.y) / (hem.y - top.y);
    const out = belly * Math.sin(Math.PI * clamp(t));
    const left = mix(top.left, hem.left, t) - out + noise1(t * 2.3, seed) * 0.006 * t;
    const right = mix(top.right, hem.right, t) + out + noise1(t * 2.3, seed + 2) * 0.006 * t;
    return { t, left, right, deep: mix(depth.top, depth.hem, smoothstep(0, 0.9, t)) };
  });
  return {
    texture: scene.texture,
    gloss: scene.gloss,
    lift,
    trace: (x, y, spot) => {
      const { t, left, right, deep } = edgesAt(y);
      spot.distance = Math.max(left - x, x - right, top.y - y, y - hem.y - FRINGE_ROOM);
      if (spot.distance > 0.004) return;
      const across = clamp((x - left) / (right - left));
      const s = across + noise2(across * 3, t * 1.4, seed) * 0.08 * across * (1 - across);
      const ridge = folds.height(s);
      spot.height = ridge * deep;
      spot.u = mix(cloth.left, cloth.right, folds.cloth(s));
      spot.v = mix(cloth.top, cloth.hem, t - (swing * (ridge - 0.5) * t) / (hem.y - top.y));
      spot.light = light;
    },
  };
}

/** Caches the result for the row that is being drawn. */
export function cacheRow<T>(work: (y: number) => T): (y: number) => T {
  let row = Number.NaN;
  let answer: T | undefined;
  return (y) => {
    if (answer === undefined || y !== row) {
      row = y;
      answer = work(y);
    }
    return answer;
  };
}
