import type { Point } from '../../paint/svg.ts';
import { clothSheet } from '../laid-cloth.ts';
import { roundedBox, rotated } from '../outlines.ts';
import type { ObjectDrawing, Scene } from '../scene.ts';
import { drawSheet } from '../sheet.ts';
import { drawBack, drawBody, MIDDLE } from './garment.ts';
import type { GarmentCut } from './garment.ts';
import type { Garment } from './garments.ts';
import { pile } from './saree-folded.ts';

/** A garment as a shop folds it: sleeves and hem behind, the neck on top. */
export function foldedGarment({ cut, trim }: Garment): ObjectDrawing {
  const half = 0.275;
  const shoulder = 0.34;
  const flat: GarmentCut = {
    ...cut,
    shoulder,
    armpit: shoulder + 0.2,
    waist: shoulder + 0.4,
    hem: shoulder + 0.68,
    shoulderHalf: half,
    chestHalf: half,
    waistHalf: half,
    hemHalf: half,
    neckHalf: cut.neckHalf * 1.25,
    neckDepth: cut.neckDepth * 1.2,
    hemCurve: 0,
    cm: cut.cm * 0.8,
  };
  return (scene) => {
    for (const below of [2, 1]) drawLayer(scene, flat, below);
    drawBack(scene, flat);
    drawBody(scene, flat);
    trim(scene, flat);
  };
}

/** A fold of the garment that shows below the uppermost one. */
function drawLayer(scene: Scene, { shoulder, hem, hemHalf, cm }: GarmentCut, below: number): void {
  const { plan } = scene.panel;
  const middle: Point = [MIDDLE + 0.003 * below, (shoulder + hem) / 2 + 0.02 + below * 0.011];
  drawSheet(
    scene.canvas,
    clothSheet(scene, {
      outline: roundedBox(middle, [hemHalf - 0.002, (hem - shoulder) / 2 - 0.02], 0.02),
      pin: { at: middle, cloth: [plan.width * 0.3, plan.length * 0.4], cm },
      light: 0.86,
      lift: below === 2 ? 0.026 : 0.006,
      edge: 0.014,
    }),
  );
}

/** A sheet or curtain folded to a stack, its border along the front edge, the uppermost fold turned back. */
export const foldedSheet: ObjectDrawing = (scene) => {
  const { plan } = scene.panel;
  const tilt = scene.random.between(-6, 6);
  pile(scene, { middle: [0.5, 0.62], half: [0.4, 0.34], tilt, layers: 8, border: true });
  const at: Point = [0.5, 0.5];
  const cm = 84;
  drawSheet(
    scene.canvas,
    clothSheet(scene, {
      outline: rotated(roundedBox(at, [0.402, 0.22], 0.014), [0.5, 0.62], tilt),
      pin: { at, cloth: [plan.width / 2, plan.length - 0.22 * cm + 0.2], turn: tilt, cm },
      wrinkle: 0.014,
      grain: 90 + tilt,
      lift: 0.012,
      edge: 0.014,
    }),
  );
};

/** A skirt laid flat in its pleats, its hem towards the viewer. */
export const foldedSkirt: ObjectDrawing = (scene) => {
  const { plan } = scene.panel;
  const seed = scene.random.between(0, 6);
  const at: Point = [0.5, 1.12];
  const piece = (half: number, shift: number) =>
    clothSheet(scene, {
      outline: (x, y) => {
        const t = (y - 0.16) / 0.96;
        const wide = half * (0.62 + 0.38 * t);
        return Math.max(Math.abs(x - 0.5 - shift) - wide, 0.16 - y, y - 1.12);
      },
      pin: { at, cloth: [plan.width / 2 + shift * 200, plan.length], cm: plan.length / 0.96 },
      relief: (x, y) => 0.016 * Math.cos((x - 0.5) * (52 - 14 * y) + seed + 1.5 * shift * 40),
      wrinkle: 0.006,
      grain: 4,
      lift: shift === 0 ? 0.012 : 0.026,
      edge: 0.012,
      light: shift === 0 ? 1 : 0.88,
    });
  drawSheet(scene.canvas, piece(0.33, 0.022));
  drawSheet(scene.canvas, piece(0.33, 0));
  drawSheet(
    scene.canvas,
    clothSheet(scene, {
      outline: roundedBox([0.5, 0.165], [0.208, 0.03], 0.006),
      pin: { at: [0.5, 0.165], cloth: [plan.width / 2, plan.length - plan.end * 0.5], cm: 90 },
      lift: 0.008,
    }),
  );
};

/** One square folded in four, its best corner up. */
export const foldedSquare: ObjectDrawing = (scene) => {
  const { plan } = scene.panel;
  const turn = scene.random.between(-12, 12);
  for (const under of [3, 2, 1, 0]) {
    const at: Point = [0.5 + under * 0.003, 0.62 + under * 0.008];
    drawSheet(
      scene.canvas,
      clothSheet(scene, {
        outline: rotated(roundedBox(at, [0.36, 0.36], 0.016), at, turn),
        pin: { at, cloth: [plan.width * 0.73, plan.length * 0.73], turn, cm: plan.width / 1.36 },
        wrinkle: under === 0 ? 0.014 : 0,
        grain: turn,
        lift: under === 3 ? 0.022 : 0.005,
        edge: 0.012,
        light: under === 0 ? 1 : 0.9,
      }),
    );
  }
};
