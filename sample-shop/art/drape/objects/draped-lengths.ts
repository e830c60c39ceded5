import type { Point } from '../../paint/svg.ts';
import { hang } from '../hanging-cloth.ts';
import { circleOutline, roundedBox, rotated } from '../outlines.ts';
import { clothSheet } from '../laid-cloth.ts';
import { plainTexture } from '../plain-texture.ts';
import type { ObjectDrawing, Scene } from '../scene.ts';
import { drawSheet } from '../sheet.ts';
import { drawRod } from '../wood.ts';
import { pile } from './saree-folded.ts';

/** A dupatta, stole or shawl gathered over a wooden peg, both ends hanging. */
export const onPeg: ObjectDrawing = (scene) => {
  const { canvas, panel } = scene;
  const { plan } = panel;
  const peg: Point = [0.5, 0.13];
  const side = scene.random.chance(0.5) ? 1 : -1;
  const x = (at: number) => 0.5 + side * at;
  const ends = (a: number, b: number) =>
    x(a) < x(b) ? { left: x(a), right: x(b) } : { left: x(b), right: x(a) };
  const back = hang(scene, {
    top: { ...ends(-0.02, 0.11), y: peg[1] },
    hem: { ...ends(0.03, 0.42), y: 0.98 },
    cloth: { left: 0, right: plan.width, top: plan.length - 112, hem: plan.length },
    folds: 5,
    depth: { top: 0.02, hem: 0.04 },
    belly: 0.01,
    light: 0.82,
  });
  drawSheet(canvas, back);
  const front = hang(scene, {
    top: { ...ends(-0.1, 0.045), y: peg[1] - 0.012 },
    hem: { ...ends(-0.37, 0.12), y: 1.1 },
    cloth: { left: 0, right: plan.width, top: plan.length - 124, hem: plan.length },
    folds: 6,
    depth: { top: 0.024, hem: 0.046 },
    belly: 0.012,
  });
  drawSheet(canvas, front);
  drawPeg(scene, peg);
};

function drawPeg(scene: Scene, at: Point): void {
  const knob = clothSheet(scene, {
    outline: circleOutline([at[0], at[1] - 0.008], 0.034),
    pin: { at, cloth: [0, 0], cm: 1 },
    texture: plainTexture('#8a5a35'),
    gloss: { lustre: 0.6 },
    edge: 0.03,
    lift: 0.012,
  });
  drawSheet(scene.canvas, knob);
}

export const overRod: ObjectDrawing = (scene) => {
  const { plan } = scene.panel;
  const wide = Math.min(0.62, plan.width / 100);
  const middle = scene.random.between(0.46, 0.52);
  const long = Math.min(1.12, 0.12 + plan.length / 112);
  const behind = hang(scene, {
    top: { left: middle - wide * 0.3, right: middle + wide * 0.68, y: 0.13 },
    hem: { left: middle - wide * 0.28, right: middle + wide * 0.74, y: long - 0.2 },
    cloth: { left: 0, right: plan.width, top: plan.length - 70, hem: plan.length },
    folds: 5,
    depth: { top: 0.004, hem: 0.03 },
    light: 0.76,
  });
  drawSheet(scene.canvas, behind);
  drawRod(scene.canvas, { from: [0.06, 0.125], to: [0.94, 0.125], radius: 0.013 });
  const front = hang(scene, {
    top: { left: middle - wide / 2, right: middle + wide / 2, y: 0.11 },
    hem: { left: middle - wide * 0.54, right: middle + wide * 0.53, y: long },
    cloth: { left: 0, right: plan.width, top: plan.length - (long - 0.1) * 112, hem: plan.length },
    folds: scene.random.whole(4, 6),
    depth: { top: 0.01, hem: 0.044 },
  });
  drawSheet(scene.canvas, front);
};

export const foldedLength: ObjectDrawing = (scene) => {
  const { plan } = scene.panel;
  const tilt = scene.random.between(-7, 7);
  const middle: Point = [0.5, 0.6];
  pile(scene, { middle: [0.5, 0.5], half: [0.36, 0.33], tilt, layers: 4 });
  const cm = plan.width / 0.6;
  const at: Point = [middle[0] - 0.02, 0.56];
  const end = roundedBox(at, [0.3, 0.48], 0.008);
  drawSheet(
    scene.canvas,
    clothSheet(scene, {
      outline: rotated(end, at, tilt),
      pin: { at, cloth: [plan.width / 2, plan.length - 0.4 * cm], turn: tilt, cm },
      relief: (x, y) => 0.02 * Math.exp(-(((y - 0.83) / 0.03) ** 2)) * Math.cos((x - 0.5) * 2),
      wrinkle: 0.014,
      grain: tilt + 90,
      lift: 0.014,
      edge: 0.012,
    }),
  );
};

/** Hung in the narrow pleats in which a dhoti is pressed, with the border along its edges. */
export const dhoti: ObjectDrawing = (scene) => {
  const { canvas, panel } = scene;
  const { plan } = panel;
  drawRod(canvas, { from: [0.1, 0.125], to: [0.9, 0.125], radius: 0.013 });
  const behind = hang(scene, {
    top: { left: 0.42, right: 0.8, y: 0.12 },
    hem: { left: 0.43, right: 0.83, y: 0.96 },
    cloth: { left: plan.width * 0.45, right: plan.width, top: plan.length - 96, hem: plan.length },
    folds: 4,
    depth: { top: 0.008, hem: 0.03 },
    lean: 0.6,
    freedom: 0.3,
    light: 0.84,
  });
  drawSheet(canvas, behind);
  const front = hang(scene, {
    top: { left: 0.2, right: 0.62, y: 0.108 },
    hem: { left: 0.17, right: 0.64, y: 1.1 },
    cloth: { left: 0, right: plan.width * 0.62, top: plan.length - 112, hem: plan.length },
    folds: 6,
    depth: { top: 0.014, hem: 0.036 },
    lean: 0.5,
    freedom: 0.35,
  });
  drawSheet(canvas, front);
};

export const tie: ObjectDrawing = (scene) => {
  tieBlade(scene, { middle: 0.6, half: [0.05, 0.062], end: 0.86, light: 0.82 });
  drawRod(scene.canvas, { from: [0.16, 0.165], to: [0.84, 0.165], radius: 0.013 });
  tieBlade(scene, { middle: 0.44, half: [0.058, 0.125], end: 0.98 });
};

export interface TieBlade {
  middle: number;
  /** Half of its width at the top and at its point. */
  half: [number, number];
  end: number;
  light?: number;
  /** Degrees clockwise around the middle of the picture. */
  turn?: number;
}

export function tieBlade(scene: Scene, { middle, half, end, light = 1, turn = 0 }: TieBlade): void {
  const { plan } = scene.panel;
  const outline = (x: number, y: number) => {
    const t = (y - 0.17) / (end - 0.17);
    const wide = half[0] + (half[1] - half[0]) * t;
    const point = end + wide * 0.9 - Math.abs(x - middle) * 0.95;
    return Math.max(Math.abs(x - middle) - wide, 0.16 - y, y - point);
  };
  drawSheet(
    scene.canvas,
    clothSheet(scene, {
      outline: turn === 0 ? outline : rotated(outline, [0.5, 0.62], turn),
      pin: {
        at: [middle, 0.9],
        cloth: [plan.width / 2, plan.length * 0.6],
        turn: 45 + turn,
        cm: 62,
      },
      relief: (x) =>
        turn === 0 ? 0.03 * Math.sqrt(Math.max(0, 1 - ((x - middle) / 0.14) ** 2)) : 0,
      wrinkle: 0.004,
      edge: 0.012,
      light,
      lift: 0.014,
    }),
  );
}
