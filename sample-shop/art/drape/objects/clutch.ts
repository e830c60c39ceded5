import { tone } from '../../paint/colour.ts';
import { clamp } from '../../paint/numbers.ts';
import type { Point } from '../../paint/svg.ts';
import { circleOutline, polygonOutline } from '../outlines.ts';
import { clothSheet } from '../laid-cloth.ts';
import { plainTexture } from '../plain-texture.ts';
import type { Piece } from '../laid-cloth.ts';
import type { ObjectDrawing, Scene } from '../scene.ts';
import { drawSheet } from '../sheet.ts';
import { drawStrap, piping } from './strap.ts';

const BOX: readonly Point[] = [
  [0.1, 0.4],
  [0.9, 0.4],
  [0.905, 0.88],
  [0.88, 0.905],
  [0.12, 0.905],
  [0.095, 0.88],
];

const FLAP: readonly Point[] = [
  [0.1, 0.398],
  [0.9, 0.398],
  [0.902, 0.52],
  [0.53, 0.775],
  [0.5, 0.785],
  [0.47, 0.775],
  [0.098, 0.52],
];

const MIDDLE: Point = [0.5, 0.65];

/** A line of stitches inside the edge of the back. */
const SEAM: readonly Point[] = [
  [0.135, 0.435],
  [0.865, 0.435],
  [0.868, 0.868],
  [0.132, 0.868],
  [0.135, 0.435],
];

export const clutch: ObjectDrawing = (scene) => {
  const { plan, pen } = scene.panel;
  const turn = scene.random.between(-6, 6);
  const tilt = (points: readonly Point[]) => tilted(points, turn);
  const at = MIDDLE;
  const common = leather(scene, turn);
  drawSheet(
    scene.canvas,
    clothSheet(scene, { ...common, outline: polygonOutline(tilt(BOX)), lift: 0.032, light: 0.92 }),
  );
  drawSheet(scene.canvas, clothSheet(scene, piping(tilt(FLAP), pen.inks.border)));
  drawSheet(
    scene.canvas,
    clothSheet(scene, {
      ...common,
      pin: { ...common.pin, cloth: [plan.width / 2 + 4, plan.length * 0.4] },
      outline: polygonOutline(tilt(FLAP)),
      lift: 0.012,
    }),
  );
  const stud = tilt([[0.5, 0.738]])[0] ?? at;
  drawSheet(
    scene.canvas,
    clothSheet(scene, {
      outline: circleOutline(stud, 0.02),
      pin: { at: stud, cloth: [0, 0], cm: 1 },
      texture: plainTexture(pen.inks.zari),
      gloss: { lustre: 1 },
      edge: 0.02,
      lift: 0.005,
    }),
  );
};

function tilted(points: readonly Point[], turn: number): Point[] {
  const a = (turn * Math.PI) / 180;
  return points.map(([x, y]): Point => [
    0.5 + (x - 0.5) * Math.cos(a) - (y - 0.65) * Math.sin(a),
    0.65 + (x - 0.5) * Math.sin(a) + (y - 0.65) * Math.cos(a),
  ]);
}

function leather({ panel: { plan } }: Scene, turn: number): Pick<Piece, 'pin' | 'relief' | 'edge'> {
  return {
    pin: {
      at: MIDDLE,
      cloth: [plan.width / 2, plan.length * 0.46],
      turn,
      cm: plan.width / 0.84,
    },
    relief: (x, y) =>
      0.06 * Math.sqrt(clamp((1 - ((x - 0.5) / 0.42) ** 2) * (1 - ((y - 0.65) / 0.27) ** 2))),
    edge: 0.018,
  };
}

/** The back of the clutch: undecorated, with the turned edge of the flap along its top. */
export const clutchBack: ObjectDrawing = (scene) => {
  const { inks } = scene.panel.pen;
  const turn = scene.random.between(-6, 6);
  const plain = plainTexture(tone(inks.ground, 0.06));
  drawSheet(
    scene.canvas,
    clothSheet(scene, {
      ...leather(scene, turn),
      outline: polygonOutline(tilted(BOX, turn)),
      texture: plain,
      wrinkle: 0.014,
      grain: 60,
      lift: 0.032,
    }),
  );
  const seam = tilted(SEAM, turn);
  drawStrap(scene, seam, { radius: 0.0035, colour: inks.border });
};

/** The clutch with its flap up: the flap's lining and the pocket behind it. */
export const clutchOpen: ObjectDrawing = (scene) => {
  const { inks } = scene.panel.pen;
  const turn = scene.random.between(-6, 6);
  const up = FLAP.map(([x, y]): Point => [x, 0.8 - y]);
  drawSheet(scene.canvas, clothSheet(scene, piping(tilted(up, turn), inks.border)));
  drawSheet(
    scene.canvas,
    clothSheet(scene, {
      ...leather(scene, turn),
      relief: undefined,
      outline: polygonOutline(tilted(up, turn)),
      texture: plainTexture(tone(inks.ground, 0.3)),
      wrinkle: 0.016,
      lift: 0.02,
    }),
  );
  drawSheet(
    scene.canvas,
    clothSheet(scene, {
      ...leather(scene, turn),
      outline: polygonOutline(tilted(BOX, turn)),
      lift: 0.02,
    }),
  );
};
