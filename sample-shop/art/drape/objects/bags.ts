import { clamp, smoothstep } from '../../paint/numbers.ts';
import type { Point } from '../../paint/svg.ts';
import { smoothCurve, polygonOutline, roundedBox } from '../outlines.ts';
import { clothSheet } from '../laid-cloth.ts';
import { plainTexture } from '../plain-texture.ts';
import type { ObjectDrawing, Scene } from '../scene.ts';
import { drawSheet } from '../sheet.ts';
import { drawRod } from '../wood.ts';
import { drawStrap, piping } from './strap.ts';

/** Points on a half ellipse that opens downwards. */
function bow(middle: Point, half: Point, count = 16): Point[] {
  return Array.from({ length: count + 1 }, (_, i): Point => {
    const angle = Math.PI * (1 - i / count);
    return [middle[0] + Math.cos(angle) * half[0], middle[1] - Math.sin(angle) * half[1]];
  });
}

export const tote: ObjectDrawing = (scene) => {
  const { canvas, panel } = scene;
  const { plan, pen } = panel;
  const strap = { radius: 0.015, colour: pen.inks.border };
  drawStrap(scene, bow([0.515, 0.5], [0.145, 0.36]), { ...strap, colour: pen.inks.border });
  const shape: Point[] = [
    [0.19, 0.46],
    [0.81, 0.46],
    [0.85, 1.06],
    [0.82, 1.1],
    [0.18, 1.1],
    [0.15, 1.06],
  ];
  const at: Point = [0.5, 1.1];
  drawSheet(
    canvas,
    clothSheet(scene, {
      outline: polygonOutline(shape),
      pin: { at, cloth: [plan.width / 2, plan.length], cm: plan.width / 0.74 },
      relief: (x, y) =>
        0.07 * Math.sqrt(clamp(1 - ((x - 0.5) / 0.38) ** 2)) * smoothstep(0.42, 0.8, y),
      wrinkle: 0.02,
      grain: 8,
      lift: 0.03,
      edge: 0.02,
    }),
  );
  drawSheet(
    canvas,
    clothSheet(scene, {
      outline: polygonOutline([
        [0.187, 0.455],
        [0.813, 0.455],
        [0.817, 0.5],
        [0.183, 0.5],
      ]),
      pin: { at: [0, 0], cloth: [0, 0], cm: 1 },
      texture: plainTexture(pen.inks.border),
      relief: (x) => 0.02 * Math.sqrt(clamp(1 - ((x - 0.5) / 0.38) ** 2)),
      lift: 0.005,
    }),
  );
  drawStrap(scene, bow([0.485, 0.53], [0.15, 0.36]), strap);
};

export const slingBag: ObjectDrawing = (scene) => {
  const { panel } = scene;
  const { plan, pen } = panel;
  drawStrap(scene, bow([0.5, 0.64], [0.3, 0.54], 26), { radius: 0.011, colour: pen.inks.border });
  const at: Point = [0.5, 0.83];
  const cm = plan.width / 0.7;
  const body = {
    pin: { at, cloth: [plan.width / 2, plan.length * 0.55] as Point, cm },
    wrinkle: 0.012,
    edge: 0.024,
  };
  drawSheet(
    scene.canvas,
    clothSheet(scene, {
      ...body,
      outline: roundedBox(at, [0.335, 0.27], 0.05),
      lift: 0.03,
      light: 0.86,
    }),
  );
  const flap = smoothCurve(
    [
      [0.165, 0.57],
      [0.5, 0.56],
      [0.835, 0.57],
      [0.835, 0.75],
      [0.72, 0.93],
      [0.5, 0.975],
      [0.28, 0.93],
      [0.165, 0.75],
    ],
    7,
  );
  drawSheet(scene.canvas, clothSheet(scene, piping(flap, pen.inks.border)));
  drawSheet(
    scene.canvas,
    clothSheet(scene, {
      ...body,
      pin: { at, cloth: [plan.width / 2, plan.length * 0.5], cm },
      outline: polygonOutline(flap),
      lift: 0.014,
    }),
  );
  drawTassel(scene, [0.5, 0.975]);
};

function drawTassel({ canvas, panel }: Scene, [x, y]: Point): void {
  const { inks } = panel.pen;
  drawRod(canvas, {
    from: [x, y - 0.01],
    to: [x, y + 0.02],
    radius: 0.013,
    colour: inks.accent,
    lustre: 0.6,
  });
  drawRod(canvas, { from: [x, y + 0.035], to: [x, y + 0.1], radius: 0.017, colour: inks.border });
}
