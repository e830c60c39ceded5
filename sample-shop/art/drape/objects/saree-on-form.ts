import { mix, smoothstep } from '../../paint/numbers.ts';
import type { Point } from '../../paint/svg.ts';
import { createFolds } from '../folds.ts';
import { cacheRow } from '../hanging-cloth.ts';
import { smoothCurve, polygonOutline } from '../outlines.ts';
import { clothSheet } from '../laid-cloth.ts';
import type { Pin } from '../laid-cloth.ts';
import { plainTexture } from '../plain-texture.ts';
import type { ObjectDrawing, Scene } from '../scene.ts';
import { drawSheet } from '../sheet.ts';
import type { Sheet } from '../sheet.ts';
import { drawRod } from '../wood.ts';

const WAIST = 0.56;
const FLOOR = 1.17;

/** Shown on a tailor's form without a head: pleats from the waist, the pallu over the shoulder. */
export const sareeOnForm: ObjectDrawing = (scene) => {
  drawRod(scene.canvas, { from: [0.46, 0.085], to: [0.46, 0.11], radius: 0.026 });
  drapeSaree(scene, () => drawSheet(scene.canvas, bust(scene)));
};

/** Drapes the saree, with the blouse, around what `wearer` draws. */
export function drapeSaree(scene: Scene, wearer: () => void): void {
  drawSheet(scene.canvas, palluBehind(scene));
  wearer();
  drawSheet(scene.canvas, blouse(scene));
  drawSheet(scene.canvas, skirt(scene));
  drawSheet(scene.canvas, sash(scene));
}

function bust(scene: Scene): Sheet {
  const shape: Point[] = [
    [0.425, 0.115],
    [0.495, 0.115],
    [0.505, 0.185],
    [0.6, 0.22],
    [0.615, 0.3],
    [0.575, 0.42],
    [0.56, 0.52],
    [0.59, 0.62],
    [0.33, 0.62],
    [0.36, 0.52],
    [0.345, 0.42],
    [0.305, 0.3],
    [0.32, 0.22],
    [0.415, 0.185],
  ];
  return clothSheet(scene, {
    outline: polygonOutline(smoothCurve(shape, 6)),
    pin: PLAIN,
    relief: barrel(0.46, 0.17, 0.06),
    texture: plainTexture('#d8c8ac'),
    gloss: { lustre: 0 },
    edge: 0.018,
    lift: 0.03,
  });
}

function blouse(scene: Scene): Sheet {
  const shape: Point[] = [
    [0.37, 0.19],
    [0.4, 0.255],
    [0.46, 0.28],
    [0.52, 0.255],
    [0.55, 0.19],
    [0.61, 0.21],
    [0.655, 0.3],
    [0.66, 0.35],
    [0.597, 0.36],
    [0.575, 0.43],
    [0.56, 0.475],
    [0.46, 0.485],
    [0.36, 0.475],
    [0.345, 0.43],
    [0.323, 0.36],
    [0.26, 0.35],
    [0.265, 0.3],
    [0.31, 0.21],
  ];
  const bodice = barrel(0.46, 0.16, 0.07);
  return clothSheet(scene, {
    outline: polygonOutline(smoothCurve(shape, 6)),
    pin: PLAIN,
    relief: (x, y) => bodice(x, y) * (0.75 + 0.35 * Math.exp(-(((y - 0.36) / 0.07) ** 2))),
    texture: plainTexture(scene.panel.pen.inks.border),
    wrinkle: 0.008,
    edge: 0.012,
    lift: 0.008,
  });
}

const PLAIN: Pin = { at: [0, 0], cloth: [0, 0], cm: 1 };

function barrel(middle: number, half: number, depth: number): (x: number, y: number) => number {
  return (x) => depth * Math.sqrt(Math.max(0, 1 - ((x - middle) / half) ** 2));
}

/** The pleats below the waist; the cloth's selvedge border runs along the hem. */
function skirt(scene: Scene): Sheet {
  const { plan } = scene.panel;
  const random = scene.random.fork('skirt');
  const pleats = createFolds(random, { count: 9, depth: 1.1, freedom: 0.35, lean: 0.55 });
  const edges = cacheRow((y) => {
    const t = Math.max(0, (y - WAIST) / (FLOOR - WAIST));
    const hip = 0.02 * Math.sin(Math.PI * Math.min(1, t * 1.6));
    return { t, left: mix(0.355, 0.2, t ** 0.8) - hip, right: mix(0.575, 0.76, t ** 0.8) + hip };
  });
  return {
    texture: scene.texture,
    gloss: scene.gloss,
    lift: 0.03,
    trace: (x, y, spot) => {
      const { t, left, right } = edges(y);
      const s = (x - left) / (right - left);
      const hem = FLOOR + 0.035 * (1 - (2 * s - 1) ** 2) + 0.01 * (pleats.height(s) - 0.5);
      spot.distance = Math.max(left - x, x - right, WAIST - y, y - hem);
      if (spot.distance > 0.004) return;
      const ridge = pleats.height(s);
      spot.height =
        ridge * mix(0.012, 0.032, t) + 0.1 * Math.sqrt(Math.max(0, 1 - (2 * s - 1) ** 2));
      spot.u = plan.width * mix(0.08, 1, (y - WAIST) / (hem - WAIST));
      spot.v = mix(4, plan.length - plan.end - 4, pleats.cloth(s));
    },
  };
}

/** The long pleats across the chest from the hip to the shoulder. */
function sash(scene: Scene): Sheet {
  const { plan } = scene.panel;
  const pleats = createFolds(scene.random.fork('sash'), {
    count: 5,
    depth: 0.8,
    freedom: 0.5,
    lean: 0.4,
  });
  return {
    texture: scene.texture,
    gloss: scene.gloss,
    lift: 0.016,
    trace: (x, y, spot) => {
      const t = (0.66 - y) / (0.66 - 0.19);
      const middle = mix(0.335, 0.585, smoothstep(-0.1, 1.15, t) ** 0.9);
      const half = mix(0.115, 0.062, Math.min(1, Math.max(0, t)));
      const s = (x - middle + half) / (2 * half);
      spot.distance = Math.max(
        Math.abs(x - middle) - half,
        y - 0.69 + 0.2 * (x - 0.3),
        0.185 - y + 0.05 * Math.abs(x - 0.585),
      );
      if (spot.distance > 0.004) return;
      spot.height = pleats.height(s) * 0.02 + 0.04 * Math.sqrt(Math.max(0, 1 - (2 * s - 1) ** 2));
      spot.u = plan.width * (1 - pleats.cloth(s));
      spot.v = mix(plan.length - plan.end - 70, plan.length - plan.end, t);
    },
  };
}

function palluBehind(scene: Scene): Sheet {
  const { plan } = scene.panel;
  const folds = createFolds(scene.random.fork('pallu'), { count: 5, depth: 0.9, freedom: 0.7 });
  const edges = cacheRow((y) => {
    const t = Math.max(0, (y - 0.19) / (1.02 - 0.19));
    return { t, left: mix(0.53, 0.58, t), right: mix(0.64, 0.93, t ** 0.7) };
  });
  return {
    texture: scene.texture,
    gloss: scene.gloss,
    lift: 0.03,
    trace: (x, y, spot) => {
      const { t, left, right } = edges(y);
      spot.distance = Math.max(left - x, x - right, 0.19 - y, y - 1.1);
      if (spot.distance > 0.004) return;
      const s = (x - left) / (right - left);
      spot.height = folds.height(s) * mix(0.01, 0.034, t);
      spot.u = mix(0, plan.width, folds.cloth(s));
      spot.v = mix(plan.length - 100, plan.length, t) - folds.height(s) * 1.6;
      spot.light = 0.94;
    },
  };
}
