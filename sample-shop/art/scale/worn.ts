import { hang } from '../drape/hanging-cloth.ts';
import { clothSheet } from '../drape/laid-cloth.ts';
import { drawGarment } from '../drape/objects/garments.ts';
import type { Garment } from '../drape/objects/garments.ts';
import { drawSkirt } from '../drape/objects/lehenga.ts';
import { drapeSaree } from '../drape/objects/saree-on-form.ts';
import type { Scene } from '../drape/scene.ts';
import { drawSheet } from '../drape/sheet.ts';
import type { Sheet } from '../drape/sheet.ts';
import type { SceneView } from '../paint/raster.ts';
import { drawFigure, FIGURE_CM, figureHeight, SHOULDER_AT, WAIST_AT } from './figure.ts';
import type { ScaleDrawing } from './scale-drawing.ts';

const MARGIN_CM = 11;

/** The whole figure in the middle of the picture. */
function viewOfFigure(top: readonly [number, number], cm: number): SceneView {
  const width = (FIGURE_CM + 2 * MARGIN_CM) / cm / 1.25;
  return { x: top[0] - width / 2, y: top[1] - MARGIN_CM / cm, width };
}

/** Centimetres per scene unit where the picture's own drawing does not decide it. */
const CM = 150;
const TOP: readonly [number, number] = [0.5, MARGIN_CM / CM];
const onFigure = (centimetres: number) => TOP[1] + centimetres / CM;

/** The form's shoulders are at 0.21 and its floor at 1.205. */
const SAREE_CM = 133;
const SAREE_TOP: readonly [number, number] = [0.46, 0.21 - SHOULDER_AT / SAREE_CM];

export const wornSaree: ScaleDrawing = {
  view: () => viewOfFigure(SAREE_TOP, SAREE_CM),
  draw: (scene) =>
    drapeSaree(scene, () => drawFigure(scene, { top: SAREE_TOP, cm: SAREE_CM, arms: 11 })),
};

export function wornGarment(
  object: 'kurta' | 'shirt' | 'short-kurti' | 'long-kurti',
  { cut, trim }: Garment,
): ScaleDrawing {
  const heightFor = (length: number) => figureHeight({ object, cm: length });
  /** A child's figure is an adult's, made smaller together with its garment. */
  const perUnit = (length: number) =>
    (length / (cut.hem - cut.shoulder + 0.02)) * (FIGURE_CM / heightFor(length));
  const topOf = (length: number) =>
    [0.5, cut.shoulder - 0.02 - (SHOULDER_AT - 3) / perUnit(length)] as const;
  return {
    view: (length) => viewOfFigure(topOf(length), perUnit(length)),
    draw: (scene, length) => {
      drawFigure(scene, {
        top: topOf(length),
        cm: perUnit(length),
        arms: cut.sleeve.turn * 0.9,
      });
      drawGarment(scene, cut);
      trim(scene, cut);
    },
  };
}

const SKIRT = { waist: 0.215, hem: 1.12 } as const;

export const wornSkirt: ScaleDrawing = {
  view: (length) => viewOfFigure(skirtTop(length), skirtCm(length)),
  draw: (scene, length) => {
    drawFigure(scene, { top: skirtTop(length), cm: skirtCm(length), arms: 22 });
    drawSkirt(scene);
  },
};

function skirtCm(length: number): number {
  return Math.max(length, 98) / (SKIRT.hem - SKIRT.waist);
}

function skirtTop(length: number): readonly [number, number] {
  return [0.5, SKIRT.waist - WAIST_AT / skirtCm(length)];
}

/** A dupatta, stole or shawl over both shoulders, its ends hanging in front. */
export const wornLength: ScaleDrawing = {
  view: () => viewOfFigure(TOP, CM),
  draw: (scene, length) => {
    drawFigure(scene, { top: TOP, cm: CM, arms: 12 });
    const { plan } = scene.panel;
    const fall = Math.min(length / 2 - 12, 122);
    const wide = 7 + plan.width * 0.07;
    for (const side of [-1, 1]) {
      const ends = (near: number, far: number) => {
        const [one, other] = [0.5 + (side * near) / CM, 0.5 + (side * far) / CM];
        return { left: Math.min(one, other), right: Math.max(one, other) };
      };
      const drop = fall - (side > 0 ? 5 : 0);
      const sheet = hang(scene, {
        top: { ...ends(3.6, 3.6 + wide * 0.82), y: onFigure(SHOULDER_AT - 5) },
        hem: { ...ends(2.5, 2.5 + wide * 1.12), y: onFigure(SHOULDER_AT - 5 + drop) },
        cloth: { left: 0, right: plan.width, top: plan.length - drop, hem: plan.length },
        folds: 4,
        depth: { top: 0.02, hem: 0.026 },
        lift: 0.016,
      });
      drawSheet(scene.canvas, onShoulder(sheet));
    }
  },
};

/** Follows the slope of the shoulder instead of a straight upper edge. */
function onShoulder(sheet: Sheet): Sheet {
  return {
    ...sheet,
    trace: (x, y, spot) => {
      sheet.trace(x, y, spot);
      const aside = Math.abs(x - 0.5) * CM;
      const slope = onFigure(SHOULDER_AT - 5.2 + Math.max(0, aside - 4.2) * 0.42);
      spot.distance = Math.max(spot.distance, slope - y);
    },
  };
}

/** Wrapped around the waist, one end laid over the front. */
export const wornDhoti: ScaleDrawing = {
  view: () => viewOfFigure(TOP, CM),
  draw: (scene) => {
    drawFigure(scene, { top: TOP, cm: CM, arms: 14 });
    const { plan } = scene.panel;
    const wrap = (from: number, to: number, flare: number, cloth: [number, number]) =>
      drawSheet(
        scene.canvas,
        hang(scene, {
          top: { left: 0.5 + from / CM, right: 0.5 + to / CM, y: onFigure(WAIST_AT) },
          hem: {
            left: 0.5 + from * flare * (1 / CM),
            right: 0.5 + (to * flare) / CM,
            y: onFigure(158),
          },
          cloth: { left: cloth[0], right: cloth[1], top: plan.length - 94, hem: plan.length },
          folds: Math.max(2, Math.round((to - from) / 6)),
          depth: { top: 0.008, hem: 0.03 },
          belly: 0.012,
          lean: 0.4,
          freedom: 0.4,
        }),
      );
    wrap(-14.4, 14.4, 1.4, [plan.width * 0.1, plan.width * 0.9]);
    wrap(-4, 7, 1.7, [plan.width * 0.62, plan.width]);
  },
};

/** Half of its length is knotted and behind; the blade ends at the belt. */
export const wornTie: ScaleDrawing = {
  view: () => viewOfFigure(TOP, CM),
  draw: (scene, length) => {
    drawFigure(scene, { top: TOP, cm: CM, arms: 12 });
    const blade = { top: onFigure(25), end: onFigure(25 + length / 2 - 22) };
    tiePart(scene, (x, y) => {
      const t = (y - blade.top) / (blade.end - blade.top);
      const half = (1.7 + 2.4 * t) / CM;
      const point = blade.end + half - Math.abs(x - 0.5);
      return Math.max(Math.abs(x - 0.5) - half, blade.top - y, y - point);
    });
    tiePart(scene, (x, y) => {
      const t = (y - onFigure(23.5)) * CM;
      return Math.max(Math.abs(x - 0.5) - (2.7 - 0.2 * t) / CM, -t / CM, (t - 4.6) / CM);
    });
  },
};

function tiePart(scene: Scene, outline: (x: number, y: number) => number): void {
  const { plan } = scene.panel;
  drawSheet(
    scene.canvas,
    clothSheet(scene, {
      outline,
      pin: { at: [0.5, 0.5], cloth: [plan.width / 2, plan.length * 0.6], turn: 45, cm: CM },
      relief: (x) => 0.02 * Math.sqrt(Math.max(0, 1 - ((x - 0.5) / 0.04) ** 2)),
      edge: 0.008,
      lift: 0.008,
    }),
  );
}
