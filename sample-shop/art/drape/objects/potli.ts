import { tone } from '../../paint/colour.ts';
import { clamp, length2, mix, smoothstep } from '../../paint/numbers.ts';
import type { Point } from '../../paint/svg.ts';
import { cacheRow } from '../hanging-cloth.ts';
import { createFolds } from '../folds.ts';
import { circleOutline } from '../outlines.ts';
import { clothSheet } from '../laid-cloth.ts';
import { plainTexture } from '../plain-texture.ts';
import type { ObjectDrawing, Scene } from '../scene.ts';
import { drawSheet } from '../sheet.ts';
import { drawRod } from '../wood.ts';
import { drawStrap } from './strap.ts';

export const potli: ObjectDrawing = (scene) => {
  const { canvas, panel } = scene;
  const { plan } = panel;
  const folds = createFolds(scene.random.fork('potli'), { count: 10, depth: 0.7, freedom: 0.4 });
  const neck = 0.4;
  const widths = cacheRow((y) => {
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
  drawCords(scene);
};

function drawCords(scene: Scene): void {
  const { canvas, panel } = scene;
  const { pen } = panel;
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
      clothSheet(scene, {
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
}

/** The bag opened: a wide mouth with its lining, the cords let out. */
export const potliOpen: ObjectDrawing = (scene) => {
  const { canvas, panel } = scene;
  const { plan, pen } = panel;
  const folds = createFolds(scene.random.fork('mouth'), { count: 12, depth: 0.5, freedom: 0.5 });
  const mouth = { x: 0.5, y: 0.44, half: 0.31, high: 0.085 };
  drawSheet(canvas, {
    texture: scene.texture,
    gloss: scene.gloss,
    lift: 0.032,
    edge: 0.014,
    trace: (x, y, spot) => {
      const t = clamp((y - mouth.y) / (1.08 - mouth.y));
      const half = mix(
        mouth.half,
        0.37 * Math.sin(Math.PI * (0.42 + 0.5 * t)) ** 0.7,
        smoothstep(0, 0.3, t),
      );
      const s = clamp((x - 0.5 + half) / (2 * half));
      const lip = mouth.y + mouth.high * Math.sqrt(clamp(1 - (2 * s - 1) ** 2)) * -1;
      spot.distance = Math.max(
        Math.abs(x - 0.5) - half,
        lip - y,
        y - 1.08 + 0.14 * (2 * s - 1) ** 4,
      );
      if (spot.distance > 0.004) return;
      const gathered = 1 - smoothstep(0, 0.6, t);
      spot.height =
        folds.height(s) * 0.018 * gathered + 0.2 * Math.sqrt(clamp(1 - (2 * s - 1) ** 2));
      spot.u = plan.width * (Math.asin(clamp(2 * s - 1, -1, 1)) / Math.PI + 0.5);
      spot.v = plan.length * mix(0.98, 0.04, clamp((y - 0.36) / 0.74));
    },
  });
  drawSheet(canvas, {
    texture: plainTexture(tone(pen.inks.ground, 0.3)),
    gloss: { lustre: 0.2 },
    lift: 0.002,
    shadow: 0,
    edge: 0.004,
    trace: (x, y, spot) => {
      const [dx, dy] = [(x - mouth.x) / mouth.half, (y - mouth.y) / mouth.high];
      const ridge = folds.height(clamp(0.5 + dx / 2));
      spot.distance = (length2(dx, dy) - 0.97 - 0.06 * ridge) * mouth.high;
      if (spot.distance > 0.004) return;
      spot.height = 0.02 * ridge * clamp(length2(dx, dy));
      spot.light = 0.34 + 0.26 * smoothstep(-0.6, 1, dy) + 0.12 * ridge;
    },
  });
};
