import { clamp, mix, smoothstep } from '../../paint/numbers.ts';
import type { Point } from '../../paint/svg.ts';
import { createFolds } from '../folds.ts';
import { rowMemory } from '../fall.ts';
import { circleOutline, curved, polygonOutline, roundedBox } from '../outlines.ts';
import { pieceOf } from '../piece.ts';
import { plainTexture } from '../plain-sheet.ts';
import type { ObjectDrawing, Scene } from '../scene.ts';
import { drawSheet } from '../sheet.ts';
import { drawRod } from '../wood.ts';

/** A strap or cord along a curve of points. */
export function drawStrap(
  scene: Scene,
  points: readonly Point[],
  strap: { radius: number; colour: string; lustre?: number },
): void {
  points.slice(1).forEach((to, i) => {
    const from = points[i] ?? to;
    drawRod(scene.canvas, {
      from,
      to,
      radius: strap.radius,
      colour: strap.colour,
      lustre: strap.lustre ?? 0.1,
      lift: 0.008,
    });
  });
}

/** Points on a half ellipse that opens downwards. */
function bow(middle: Point, half: Point, count = 16): Point[] {
  return Array.from({ length: count + 1 }, (_, i): Point => {
    const angle = Math.PI * (1 - i / count);
    return [middle[0] + Math.cos(angle) * half[0], middle[1] - Math.sin(angle) * half[1]];
  });
}

/** A roomy bag with two handles. */
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
    pieceOf(scene, {
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
    pieceOf(scene, {
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

/** A drawstring pouch, gathered at the neck, with tasselled cords. */
export const potli: ObjectDrawing = (scene) => {
  const { canvas, panel } = scene;
  const { plan, pen } = panel;
  const folds = createFolds(scene.random.fork('potli'), { count: 10, depth: 0.7, freedom: 0.4 });
  const neck = 0.4;
  const widths = rowMemory((y) => {
    if (y < neck) return { half: mix(0.19, 0.105, smoothstep(0.25, neck, y)), belly: 0 };
    const t = clamp((y - neck) / (1.06 - neck));
    return { half: 0.105 + 0.27 * Math.sin(Math.PI * t ** 0.62 * 0.93) ** 0.8, belly: t };
  });
  drawSheet(canvas, {
    texture: scene.texture,
    gloss: scene.gloss,
    lift: 0.032,
    edge: 0.014,
    trace: (x, y, spot) => {
      const { half, belly } = widths(y);
      const s = clamp((x - 0.5 + half) / (2 * half));
      const ridge = folds.height(s);
      spot.distance = Math.max(
        Math.abs(x - 0.5) - half,
        0.25 + 0.03 * (1 - ridge) - y,
        y - 1.06 + 0.16 * (2 * s - 1) ** 4,
      );
      if (spot.distance > 0.004) return;
      const gathered = 1 - smoothstep(0.1, 0.75, belly);
      spot.height =
        ridge * 0.03 * gathered +
        0.2 * Math.sqrt(clamp(1 - (2 * s - 1) ** 2)) * Math.min(1, half / 0.3);
      const turn = Math.asin(clamp(2 * s - 1, -1, 1)) / Math.PI + 0.5;
      spot.u = plan.width * mix(turn, folds.cloth(s), gathered);
      spot.v = plan.length * mix(1.02, 0.04, clamp((y - 0.25) / 0.84));
      spot.light = y < neck ? 0.9 : 1;
    },
  });
  const cord = { radius: 0.0085, colour: pen.inks.zari, lustre: 0.9 };
  drawStrap(
    scene,
    [
      [0.392, 0.405],
      [0.44, 0.417],
      [0.5, 0.421],
      [0.56, 0.417],
      [0.608, 0.405],
    ],
    cord,
  );
  for (const side of [-1, 1]) {
    const end: Point = [0.5 + side * 0.13, 0.66 + side * 0.03];
    drawStrap(scene, [[0.5 + side * 0.05, 0.418], [0.5 + side * 0.1, 0.5], end], {
      ...cord,
      radius: 0.0055,
    });
    drawSheet(
      canvas,
      pieceOf(scene, {
        outline: circleOutline(end, 0.02),
        pin: { at: end, cloth: [0, 0], cm: 1 },
        texture: plainTexture(pen.inks.accent),
        gloss: { lustre: 0.8 },
        edge: 0.02,
        lift: 0.008,
      }),
    );
    drawRod(canvas, {
      from: [end[0], end[1] + 0.02],
      to: [end[0], end[1] + 0.075],
      radius: 0.014,
      colour: pen.inks.zari,
    });
  }
};

/** A shoulder bag with a long strap and a flap. */
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
    pieceOf(scene, {
      ...body,
      outline: roundedBox(at, [0.335, 0.27], 0.05),
      lift: 0.03,
      light: 0.86,
    }),
  );
  const flap = curved(
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
  drawSheet(
    scene.canvas,
    pieceOf(scene, {
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

/** An envelope of one piece with a pointed flap and a stud. */
export const clutch: ObjectDrawing = (scene) => {
  const { plan, pen } = scene.panel;
  const turn = scene.random.between(-6, 6);
  const tilt = (points: Point[]) =>
    points.map(([x, y]): Point => {
      const a = (turn * Math.PI) / 180;
      return [
        0.5 + (x - 0.5) * Math.cos(a) - (y - 0.65) * Math.sin(a),
        0.65 + (x - 0.5) * Math.sin(a) + (y - 0.65) * Math.cos(a),
      ];
    });
  const at: Point = [0.5, 0.65];
  const cm = plan.width / 0.84;
  const box: Point[] = [
    [0.1, 0.4],
    [0.9, 0.4],
    [0.905, 0.88],
    [0.88, 0.905],
    [0.12, 0.905],
    [0.095, 0.88],
  ];
  const puff = (x: number, y: number) =>
    0.06 * Math.sqrt(clamp((1 - ((x - 0.5) / 0.42) ** 2) * (1 - ((y - 0.65) / 0.27) ** 2)));
  const common = {
    pin: { at, cloth: [plan.width / 2, plan.length * 0.46] as Point, turn, cm },
    relief: puff,
    edge: 0.018,
  };
  drawSheet(
    scene.canvas,
    pieceOf(scene, { ...common, outline: polygonOutline(tilt(box)), lift: 0.032, light: 0.92 }),
  );
  const flap: Point[] = [
    [0.1, 0.398],
    [0.9, 0.398],
    [0.902, 0.52],
    [0.53, 0.775],
    [0.5, 0.785],
    [0.47, 0.775],
    [0.098, 0.52],
  ];
  drawSheet(
    scene.canvas,
    pieceOf(scene, {
      ...common,
      pin: { ...common.pin, cloth: [plan.width / 2 + 4, plan.length * 0.4] },
      outline: polygonOutline(tilt(flap)),
      lift: 0.012,
    }),
  );
  const stud = tilt([[0.5, 0.738]])[0] ?? at;
  drawSheet(
    scene.canvas,
    pieceOf(scene, {
      outline: circleOutline(stud, 0.02),
      pin: { at: stud, cloth: [0, 0], cm: 1 },
      texture: plainTexture(pen.inks.zari),
      gloss: { lustre: 1 },
      edge: 0.02,
      lift: 0.005,
    }),
  );
};
