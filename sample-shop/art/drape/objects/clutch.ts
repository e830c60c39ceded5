import { clamp } from '../../paint/numbers.ts';
import type { Point } from '../../paint/svg.ts';
import { circleOutline, polygonOutline } from '../outlines.ts';
import { clothSheet } from '../laid-cloth.ts';
import { plainTexture } from '../plain-texture.ts';
import type { ObjectDrawing } from '../scene.ts';
import { drawSheet } from '../sheet.ts';
import { piping } from './strap.ts';

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

export const clutch: ObjectDrawing = (scene) => {
  const { plan, pen } = scene.panel;
  const turn = scene.random.between(-6, 6);
  const tilt = (points: readonly Point[]) =>
    points.map(([x, y]): Point => {
      const a = (turn * Math.PI) / 180;
      return [
        0.5 + (x - 0.5) * Math.cos(a) - (y - 0.65) * Math.sin(a),
        0.65 + (x - 0.5) * Math.sin(a) + (y - 0.65) * Math.cos(a),
      ];
    });
  const at: Point = [0.5, 0.65];
  const cm = plan.width / 0.84;
  const puff = (x: number, y: number) =>
    0.06 * Math.sqrt(clamp((1 - ((x - 0.5) / 0.42) ** 2) * (1 - ((y - 0.65) / 0.27) ** 2)));
  const common = {
    pin: { at, cloth: [plan.width / 2, plan.length * 0.46] as Point, turn, cm },
    relief: puff,
    edge: 0.018,
  };
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
