import { length2 } from '../../paint/numbers.ts';
import type { Point } from '../../paint/svg.ts';
import { smoothCurve, polygonOutline } from '../outlines.ts';
import { clothSheet } from '../laid-cloth.ts';
import type { Piece } from '../laid-cloth.ts';
import { plainTexture } from '../plain-texture.ts';
import type { Scene } from '../scene.ts';
import { drawSheet } from '../sheet.ts';
import { drawRod } from '../wood.ts';

export const MIDDLE = 0.5;

/**
 * A shirt-like garment hung from its shoulders. Heights and half widths in scene units from the top of the
 * picture.
 */
export interface GarmentCut {
  shoulder: number;
  armpit: number;
  waist: number;
  hem: number;
  shoulderHalf: number;
  chestHalf: number;
  waistHalf: number;
  hemHalf: number;
  neckHalf: number;
  neckDepth: number;
  sleeve: { length: number; turn: number; cuff: number };
  hemCurve: number;
  /** Centimetres of cloth per scene unit. */
  cm: number;
}

export function drawHanger(scene: Scene, shoulder: number, half: number): void {
  const { canvas } = scene;
  const neck = shoulder - 0.035;
  for (const side of [-1, 1]) {
    drawRod(canvas, {
      from: [MIDDLE, neck],
      to: [MIDDLE + side * half * 0.92, shoulder + 0.035],
      radius: 0.012,
    });
  }
  const hook: Point[] = [
    [MIDDLE, neck],
    [MIDDLE, neck - 0.04],
    [MIDDLE + 0.022, neck - 0.06],
    [MIDDLE + 0.016, neck - 0.085],
    [MIDDLE - 0.008, neck - 0.088],
  ];
  hook.slice(1).forEach((to, i) => {
    const from = hook[i] ?? to;
    drawRod(canvas, { from, to, radius: 0.0042, colour: '#8d8578', lustre: 1 });
  });
}

/** The inside of the back, seen through the neck. */
export function drawBack(scene: Scene, cut: GarmentCut): void {
  const y = cut.shoulder - 0.018;
  const shape: Point[] = [
    [MIDDLE - cut.neckHalf - 0.02, y],
    [MIDDLE + cut.neckHalf + 0.02, y],
    [MIDDLE + cut.neckHalf + 0.02, cut.shoulder + cut.neckDepth + 0.02],
    [MIDDLE - cut.neckHalf - 0.02, cut.shoulder + cut.neckDepth + 0.02],
  ];
  drawSheet(
    scene.canvas,
    clothSheet(scene, {
      ...piecePin(scene, cut),
      outline: polygonOutline(shape),
      light: 0.55,
      lift: 0.004,
    }),
  );
}

export function drawBody(scene: Scene, cut: GarmentCut): void {
  const outline = polygonOutline(bodyShape(cut));
  const seed = scene.random.between(0, 9);
  const drape = (x: number, y: number) => {
    const down = Math.max(0, (y - cut.armpit) / (cut.hem - cut.armpit));
    const across = (x - MIDDLE) / cut.hemHalf;
    return (
      0.01 * down * Math.cos(across * 7.5 + seed + down * 0.8) +
      0.05 * Math.sqrt(Math.max(0, 1 - (across * 0.85) ** 2))
    );
  };
  drawSheet(
    scene.canvas,
    clothSheet(scene, {
      ...piecePin(scene, cut),
      outline,
      relief: drape,
      wrinkle: 0.012,
      grain: 4,
      lift: 0.024,
      edge: 0.012,
    }),
  );
}

function bodyShape(cut: GarmentCut): Point[] {
  const half: Point[] = [
    [cut.shoulderHalf - 0.012, cut.shoulder + 0.019],
    [cut.shoulderHalf + 0.002, cut.shoulder + 0.06],
    [cut.chestHalf - 0.012, cut.armpit - 0.05],
    [cut.chestHalf, cut.armpit + 0.01],
    [cut.waistHalf, cut.waist],
    [cut.hemHalf, cut.hem - cut.hemCurve],
    [cut.hemHalf * 0.6, cut.hem],
  ];
  const neckline = Array.from({ length: 13 }, (_, i): Point => {
    const t = (i / 12) * 2 - 1;
    return [MIDDLE + t * cut.neckHalf, cut.shoulder - 0.02 + cut.neckDepth * Math.sqrt(1 - t * t)];
  });
  const right = smoothSide(half).map(([x, y]): Point => [MIDDLE + x, y]);
  const left = smoothSide(half)
    .reverse()
    .map(([x, y]): Point => [MIDDLE - x, y]);
  return [...neckline, ...right, ...left];
}

/** A curve through the points that starts and ends at the outer ones. */
function smoothSide(points: Point[]): Point[] {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return points;
  return smoothCurve([first, ...points, last], 6).slice(6, 6 * (points.length + 1) + 1);
}

/** Drawn before the body, so that the body covers the end of the sleeve. */
export function drawSleeve(scene: Scene, cut: GarmentCut, side: 1 | -1): void {
  const { length, turn, cuff } = cut.sleeve;
  const angle = ((90 - turn) * Math.PI) / 180;
  const along: Point = [side * Math.cos(angle), Math.sin(angle)];
  const across: Point = [-along[1] * side, along[0] * side];
  const from: Point = [MIDDLE + side * cut.shoulderHalf, cut.shoulder + 0.026];
  const down = (t: number, s: number): Point => [
    from[0] + along[0] * t + across[0] * s,
    from[1] + along[1] * t + across[1] * s,
  ];
  const armpit: Point = [MIDDLE + side * (cut.chestHalf - 0.004), cut.armpit + 0.012];
  const shape = [
    [MIDDLE + side * (cut.shoulderHalf - 0.07), cut.shoulder + 0.03] as Point,
    from,
    down(length * 0.12, -0.012),
    down(length * 0.5, -0.012),
    down(length, 0),
    down(length, cuff),
    armpit,
    [MIDDLE + side * (cut.chestHalf - 0.08), cut.armpit - 0.02] as Point,
  ];
  const piece: Piece = {
    outline: polygonOutline(shape),
    pin: {
      at: from,
      cloth: [scene.panel.plan.width * (side > 0 ? 0.82 : 0.18), 12],
      turn: -side * turn,
      cm: cut.cm,
    },
    relief: (x, y) => {
      const s = (x - from[0]) * across[0] + (y - from[1]) * across[1];
      return 0.05 * Math.sqrt(Math.max(0, 1 - (s / cuff - 0.6) ** 2));
    },
    wrinkle: 0.014,
    grain: -side * turn,
    lift: 0.02,
    edge: 0.012,
  };
  drawSheet(scene.canvas, clothSheet(scene, piece));
}

/** The middle of the cloth lies on the middle line, its end border at the hem. */
function piecePin(scene: Scene, cut: GarmentCut): Pick<Piece, 'pin'> {
  const { plan } = scene.panel;
  return { pin: { at: [MIDDLE, cut.hem], cloth: [plan.width / 2, plan.length], cm: cut.cm } };
}

export function drawButtons(scene: Scene, places: readonly Point[], colour: string): void {
  const texture = plainTexture(colour);
  for (const at of places) {
    drawSheet(scene.canvas, {
      texture,
      gloss: { lustre: 0.9 },
      lift: 0.004,
      edge: 0.004,
      trace: (x, y, spot) => {
        spot.distance = length2(x - at[0], y - at[1]) - 0.0075;
        spot.height = 0;
      },
    });
  }
}
