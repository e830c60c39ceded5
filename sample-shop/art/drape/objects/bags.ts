import { tone } from '../../paint/colour.ts';
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

const FLAP: readonly Point[] = [
  [0.165, 0.57],
  [0.5, 0.56],
  [0.835, 0.57],
  [0.835, 0.75],
  [0.72, 0.93],
  [0.5, 0.975],
  [0.28, 0.93],
  [0.165, 0.75],
];

export const slingBag: ObjectDrawing = (scene) => {
  const { plan, pen } = scene.panel;
  const body = drawSlingBody(scene, 0.86);
  const { at, cm } = body.pin;
  const flap = smoothCurve(FLAP, 7);
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

/** The strap and the body of the bag, without its flap. */
function drawSlingBody(scene: Scene, light: number) {
  const { plan, pen } = scene.panel;
  drawStrap(scene, bow([0.5, 0.64], [0.3, 0.54], 26), { radius: 0.011, colour: pen.inks.border });
  const at: Point = [0.5, 0.83];
  const body = {
    pin: { at, cloth: [plan.width / 2, plan.length * 0.55] as Point, cm: plan.width / 0.7 },
    wrinkle: 0.012,
    edge: 0.024,
  };
  const outline = roundedBox(at, [0.335, 0.27], 0.05);
  drawSheet(scene.canvas, clothSheet(scene, { ...body, outline, lift: 0.03, light }));
  return body;
}

/** The back of the bag, which has no flap, in the plain cloth of its ground. */
export const slingBagBack: ObjectDrawing = (scene) => {
  const { inks } = scene.panel.pen;
  drawSlingBody({ ...scene, texture: plainTexture(inks.ground) }, 1);
  const rim = roundedBox([0.5, 0.585], [0.325, 0.02], 0.012);
  drawSheet(
    scene.canvas,
    clothSheet(scene, {
      outline: rim,
      pin: { at: [0, 0], cloth: [0, 0], cm: 1 },
      texture: plainTexture(inks.border),
      lift: 0.006,
    }),
  );
};

/** The bag with its flap up, its lining shows. */
export const slingBagOpen: ObjectDrawing = (scene) => {
  const { inks } = scene.panel.pen;
  const up = smoothCurve(
    FLAP.map(([x, y]): Point => [x, 1.17 - y]),
    7,
  );
  drawSheet(scene.canvas, clothSheet(scene, piping(up, inks.border)));
  drawSheet(
    scene.canvas,
    clothSheet(scene, {
      outline: polygonOutline(up),
      pin: { at: [0, 0], cloth: [0, 0], cm: 1 },
      texture: plainTexture(tone(inks.ground, 0.35)),
      wrinkle: 0.016,
      lift: 0.014,
    }),
  );
  drawSlingBody(scene, 1);
};

/** The bag laid flat, its handles fallen to the front. */
export const toteFlat: ObjectDrawing = (scene) => {
  const { plan, pen } = scene.panel;
  const at: Point = [0.5, 1.02];
  const strap = { radius: 0.015, colour: pen.inks.border };
  drawSheet(
    scene.canvas,
    clothSheet(scene, {
      outline: roundedBox([0.5, 0.66], [0.37, 0.37], 0.02),
      pin: { at, cloth: [plan.width / 2, plan.length], cm: plan.width / 0.74 },
      wrinkle: 0.024,
      grain: 70,
      lift: 0.018,
      edge: 0.016,
    }),
  );
  drawSheet(
    scene.canvas,
    clothSheet(scene, {
      outline: roundedBox([0.5, 0.312], [0.368, 0.024], 0.006),
      pin: { at: [0, 0], cloth: [0, 0], cm: 1 },
      texture: plainTexture(pen.inks.border),
      lift: 0.005,
    }),
  );
  for (const [x, reach] of [
    [0.53, 0.34],
    [0.47, 0.31],
  ] as const) {
    const fallen = bow([x, 0.33], [0.15, -reach], 18);
    drawStrap(scene, fallen, strap);
  }
};
