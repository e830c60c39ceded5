import { lightnessOf, tone } from '../../paint/colour.ts';
import type { Point } from '../../paint/svg.ts';
import { polygonOutline, roundedBox } from '../outlines.ts';
import { clothSheet } from '../laid-cloth.ts';
import { plainTexture } from '../plain-texture.ts';
import type { ObjectDrawing, Scene } from '../scene.ts';
import { drawSheet } from '../sheet.ts';
import { drawBack, drawBody, drawButtons, drawHanger, drawSleeve, MIDDLE } from './garment.ts';
import type { GarmentCut } from './garment.ts';
import { KURTA, LONG_KURTI, SHIRT, SHORT_KURTI } from './garment-cuts.ts';

/** A garment: its cut, and what is sewn on its front. */
export interface Garment {
  cut: GarmentCut;
  trim: (scene: Scene, cut: GarmentCut) => void;
}

/** A man's long shirt with a band collar and a short row of buttons. */
export const KURTA_GARMENT: Garment = {
  cut: KURTA,
  trim: (scene, cut) => {
    placket(scene, cut, 0.3);
    bandCollar(scene, cut);
  },
};

/** A half-sleeved shirt, buttoned all the way, with a turned collar and a pocket. */
export const SHIRT_GARMENT: Garment = {
  cut: SHIRT,
  trim: (scene, cut) => {
    placket(scene, cut, cut.hem - cut.shoulder - cut.neckDepth);
    pocket(scene, cut);
    turnedCollar(scene, cut);
  },
};

export const SHORT_KURTI_GARMENT: Garment = { cut: SHORT_KURTI, trim: yoke };

export const LONG_KURTI_GARMENT: Garment = { cut: LONG_KURTI, trim: yoke };

export function onHanger({ cut, trim }: Garment): ObjectDrawing {
  return (scene) => {
    drawHanger(scene, cut.shoulder, cut.shoulderHalf);
    drawGarment(scene, cut);
    trim(scene, cut);
  };
}

export function drawGarment(scene: Scene, cut: GarmentCut): void {
  drawBack(scene, cut);
  drawSleeve(scene, cut, -1);
  drawSleeve(scene, cut, 1);
  drawBody(scene, cut);
}

function placket(scene: Scene, cut: GarmentCut, length: number): void {
  const top = cut.shoulder - 0.02 + cut.neckDepth;
  const middle: Point = [MIDDLE, top + length / 2];
  drawSheet(
    scene.canvas,
    clothSheet(scene, {
      outline: roundedBox(middle, [0.021, length / 2], 0.004),
      pin: {
        at: middle,
        cloth: [scene.panel.plan.width / 2 + 7, scene.panel.plan.length * 0.4],
        cm: cut.cm,
      },
      lift: 0.003,
      edge: 0.004,
      relief: () => 0.05,
    }),
  );
  const { ground } = scene.panel.pen.inks;
  const count = Math.max(3, Math.round(length / 0.095));
  const places = Array.from({ length: count }, (_, i): Point => [
    MIDDLE,
    top + 0.03 + (i * (length - 0.05)) / (count - 1 || 1),
  ]);
  drawButtons(scene, places, lightnessOf(ground) > 0.7 ? tone(ground, -0.3) : '#efe4cf');
}

function bandCollar(scene: Scene, cut: GarmentCut): void {
  const y = cut.shoulder - 0.022;
  const depth = cut.neckDepth;
  const arc = (lift: number, widen: number) =>
    Array.from({ length: 15 }, (_, i): Point => {
      const t = (i / 14) * 2 - 1;
      return [
        MIDDLE + t * (cut.neckHalf + widen),
        y - lift + depth * Math.sqrt(Math.max(0, 1 - t * t)),
      ];
    });
  const shape = [...arc(0.024, -0.012), ...arc(-0.008, 0.004).reverse()];
  collarPiece(scene, cut, shape);
}

function turnedCollar(scene: Scene, cut: GarmentCut): void {
  const y = cut.shoulder - 0.03;
  for (const side of [-1, 1]) {
    const at = (x: number, down: number): Point => [MIDDLE + side * x, y + down];
    collarPiece(scene, cut, [
      at(0.004, 0.062),
      at(cut.neckHalf, -0.012),
      at(cut.neckHalf + 0.02, 0.006),
      at(cut.neckHalf + 0.022, 0.065),
      at(0.06, 0.115),
    ]);
  }
}

function collarPiece(scene: Scene, cut: GarmentCut, shape: Point[]): void {
  const [first = [MIDDLE, 0] as Point] = shape;
  drawSheet(
    scene.canvas,
    clothSheet(scene, {
      outline: polygonOutline(shape),
      pin: {
        at: first,
        cloth: [scene.panel.plan.width * 0.3, scene.panel.plan.length * 0.3],
        turn: 12,
        cm: cut.cm,
      },
      lift: 0.006,
      edge: 0.008,
    }),
  );
}

function pocket(scene: Scene, cut: GarmentCut): void {
  const at: Point = [MIDDLE + 0.115, cut.armpit + 0.03];
  drawSheet(
    scene.canvas,
    clothSheet(scene, {
      outline: roundedBox(at, [0.058, 0.066], 0.012),
      pin: {
        at: [MIDDLE, cut.hem],
        cloth: [scene.panel.plan.width / 2 + 0.6, scene.panel.plan.length + 0.6],
        cm: cut.cm,
      },
      relief: () => 0.045,
      lift: 0.003,
      edge: 0.005,
    }),
  );
}

function yoke(scene: Scene, cut: GarmentCut): void {
  const y = cut.shoulder - 0.02;
  const arc = (widen: number, deepen: number) =>
    Array.from({ length: 21 }, (_, i): Point => {
      const t = (i / 20) * 2 - 1;
      return [
        MIDDLE + t * (cut.neckHalf + widen),
        y + widen * 0.25 + (cut.neckDepth + deepen) * Math.sqrt(Math.max(0, 1 - t * t)),
      ];
    });
  drawSheet(
    scene.canvas,
    clothSheet(scene, {
      outline: polygonOutline([...arc(-0.002, -0.002), ...arc(0.018, 0.02).reverse()]),
      pin: { at: [0, 0], cloth: [0, 0], cm: 1 },
      texture: plainTexture(facingColour(scene)),
      lift: 0.003,
      edge: 0.006,
    }),
  );
}

function facingColour({ panel }: Scene): string {
  const { border, ground } = panel.pen.inks;
  return panel.pen.border === 'none' ? tone(ground, -0.12) : border;
}
