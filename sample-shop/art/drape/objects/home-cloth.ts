import { clamp, mix, smoothstep } from '../../paint/numbers.ts';
import type { Point } from '../../paint/svg.ts';
import { createFolds } from '../folds.ts';
import { hang } from '../hanging-cloth.ts';
import { roundedBox, rotated } from '../outlines.ts';
import { clothSheet, wrinkles } from '../laid-cloth.ts';
import { plainTexture } from '../plain-texture.ts';
import type { ObjectDrawing, Scene } from '../scene.ts';
import { drawSheet } from '../sheet.ts';
import type { Sheet } from '../sheet.ts';
import { drawRod } from '../wood.ts';

const BED = { far: 0.5, near: 0.9, farHalf: 0.34, nearHalf: 0.44, floor: 1.13 } as const;

/** A made bed seen from its foot: headboard, two pillows in the same print, the sheet falling over the edge. */
export const bedsheet: ObjectDrawing = (scene) => {
  const { canvas } = scene;
  const board: Point = [0.5, 0.4];
  drawSheet(
    canvas,
    clothSheet(scene, {
      outline: roundedBox(board, [0.385, 0.24], 0.05),
      pin: { at: board, cloth: [0, 0], cm: 1 },
      texture: plainTexture('#7b5233'),
      gloss: { lustre: 0.3 },
      edge: 0.02,
      lift: 0.03,
    }),
  );
  drawSheet(canvas, mattressTop(scene));
  drawSheet(canvas, valance(scene));
  for (const x of [0.325, 0.675]) drawSheet(canvas, pillow(scene, [x, 0.475]));
};

function mattressTop(scene: Scene): Sheet {
  const { plan } = scene.panel;
  const crease = wrinkles(0.012, 60, scene.random.whole(1, 9999));
  return {
    texture: scene.texture,
    gloss: scene.gloss,
    lift: 0.02,
    edge: 0.014,
    trace: (x, y, spot) => {
      const t = clamp((y - BED.far) / (BED.near - BED.far), 0, 1);
      const half = mix(BED.farHalf, BED.nearHalf, t);
      spot.distance = Math.max(Math.abs(x - 0.5) - half, BED.far - y, y - BED.near - 0.01);
      if (spot.distance > 0.004) return;
      const depth = t / mix(BED.nearHalf / BED.farHalf, 1, t);
      spot.height = crease(x, y) - 0.02 * smoothstep(0.86, 1, t);
      spot.u = plan.width * (0.5 + ((x - 0.5) / half) * 0.5);
      spot.v = plan.length * mix(0.12, 0.78, depth);
    },
  };
}

function valance(scene: Scene): Sheet {
  const { plan } = scene.panel;
  const folds = createFolds(scene.random.fork('valance'), { count: 7, depth: 0.35, freedom: 0.8 });
  return {
    texture: scene.texture,
    gloss: scene.gloss,
    lift: 0.02,
    edge: 0.012,
    trace: (x, y, spot) => {
      const t = clamp((y - BED.near) / (BED.floor - BED.near), 0, 1);
      const half = BED.nearHalf + 0.012 * t;
      const s = clamp((x - 0.5 + half) / (2 * half));
      spot.distance = Math.max(
        Math.abs(x - 0.5) - half,
        BED.near - y,
        y - BED.floor - 0.012 * folds.height(s),
      );
      if (spot.distance > 0.004) return;
      spot.height = folds.height(s) * 0.034 * t - 0.02 * (1 - smoothstep(0, 0.12, t));
      spot.u = plan.width * folds.cloth(s);
      spot.v = plan.length * mix(0.78, 1, t);
      spot.light = 0.93;
    },
  };
}

/** A stuffed pillow or cushion: bulging, pinched at the corners, piped along the edge. */
function stuffed(
  scene: Scene,
  middle: Point,
  half: Point,
  cloth: { at: Point; cm: number; turn: number },
): Sheet {
  const crease = wrinkles(0.008, 40, scene.random.whole(1, 9999));
  const outline = rotated(
    (x, y) => {
      const a = Math.abs(x - middle[0]) / half[0];
      const b = Math.abs(y - middle[1]) / half[1];
      const pinchX = 1 - 0.075 * (1 - b * b);
      const pinchY = 1 - 0.075 * (1 - a * a);
      return Math.max((a - pinchX) * half[0], (b - pinchY) * half[1]);
    },
    middle,
    cloth.turn,
  );
  const base = clothSheet(scene, {
    outline,
    pin: { at: middle, cloth: cloth.at, turn: cloth.turn, cm: cloth.cm },
    lift: 0.03,
    edge: 0.03,
  });
  return {
    ...base,
    trace: (x, y, spot) => {
      base.trace(x, y, spot);
      if (spot.distance > 0.004) return;
      const a = clamp(Math.abs(x - middle[0]) / half[0]);
      const b = clamp(Math.abs(y - middle[1]) / half[1]);
      const belly = Math.sqrt(Math.max(0, (1 - a ** 2.6) * (1 - b ** 2.6)));
      spot.height = belly * Math.min(half[0], half[1]) * 0.62 + crease(x, y) * (1 - belly * 0.6);
    },
  };
}

function pillow(scene: Scene, middle: Point): Sheet {
  const { plan } = scene.panel;
  return stuffed(scene, middle, [0.165, 0.105], {
    at: [plan.width * 0.5, plan.length * 0.5],
    cm: 170,
    turn: scene.random.between(-3, 3),
  });
}

export const cushion: ObjectDrawing = (scene) => {
  const { plan } = scene.panel;
  const turn = scene.random.between(-7, 7);
  drawSheet(
    scene.canvas,
    stuffed(scene, [0.5, 0.64], [0.39, 0.39], {
      at: [plan.width / 2, plan.length / 2],
      cm: plan.width / 0.77,
      turn,
    }),
  );
};

/** Two curtains on a rod with rings, drawn a little apart before a bright window. */
export const curtain: ObjectDrawing = (scene) => {
  const { canvas, panel } = scene;
  const { plan } = panel;
  paintWindow(scene);
  drawRod(canvas, { from: [0.04, 0.105], to: [0.96, 0.105], radius: 0.013 });
  const drop = (left: number, right: number, cloth: [number, number]) => {
    drawSheet(
      canvas,
      hang(scene, {
        top: { left, right, y: 0.125 },
        hem: { left: left - 0.012, right: right + 0.012, y: 1.16 },
        cloth: { left: cloth[0], right: cloth[1], top: plan.length - 165, hem: plan.length },
        folds: 6,
        depth: { top: 0.026, hem: 0.042 },
        freedom: 0.4,
        swing: 0.008,
      }),
    );
    for (let i = 0; i < 6; i += 1) {
      const x = left + ((i + 0.5) * (right - left)) / 6;
      drawRod(canvas, {
        from: [x, 0.088],
        to: [x, 0.128],
        radius: 0.0055,
        colour: '#5e4a35',
        lustre: 0.9,
      });
    }
  };
  drop(0.09, 0.45, [0, plan.width]);
  drop(0.58, 0.91, [plan.width, 0]);
};

function paintWindow({ canvas }: Scene): void {
  const pane = (x: number, y: number, size: Point) => {
    const outline = roundedBox([x, y], size, 0.004);
    drawSheet(canvas, {
      texture: plainTexture('#fbf7ee'),
      gloss: { lustre: 0 },
      lift: 0.002,
      shadow: 0.1,
      edge: 0.002,
      trace: (px, py, spot) => {
        spot.distance = outline(px, py);
        spot.height = 0;
      },
    });
  };
  for (const y of [0.33, 0.56, 0.79]) {
    pane(0.415, y, [0.088, 0.108]);
    pane(0.605, y, [0.088, 0.108]);
  }
}
