import type { Point } from '../../paint/svg.ts';
import { clamp, mix } from '../../paint/numbers.ts';
import { createFolds } from '../folds.ts';
import { cacheRow } from '../hanging-cloth.ts';
import { roundedBox } from '../outlines.ts';
import { clothSheet } from '../laid-cloth.ts';
import type { ObjectDrawing, Scene } from '../scene.ts';
import { drawSheet } from '../sheet.ts';
import type { Sheet } from '../sheet.ts';
import { drawRod } from '../wood.ts';

const WAIST = 0.22;
const HEM = 1.08;

/** A gathered skirt, wide at the hem, hung by its waistband from a rod with two clips; tasselled cords at the side. */
export const lehenga: ObjectDrawing = (scene) => {
  const { canvas } = scene;
  drawRod(canvas, { from: [0.26, 0.165], to: [0.74, 0.165], radius: 0.011 });
  drawRod(canvas, {
    from: [0.5, 0.1],
    to: [0.5, 0.155],
    radius: 0.0042,
    colour: '#8d8578',
    lustre: 1,
  });
  for (const x of [0.4, 0.6])
    drawRod(canvas, { from: [x, 0.15], to: [x, 0.205], radius: 0.008, colour: '#6d4a2e' });
  drawSkirt(scene);
};

/** The skirt with its waistband and cords; the waist is at y = 0.22, the hem at 1.08. */
export function drawSkirt(scene: Scene): void {
  const { canvas, panel } = scene;
  const { plan, pen } = panel;
  drawSheet(canvas, skirt(scene));
  const band: Point = [0.5, WAIST - 0.008];
  drawSheet(
    canvas,
    clothSheet(scene, {
      outline: roundedBox(band, [0.152, 0.026], 0.006),
      pin: { at: band, cloth: [plan.width / 2, plan.length - plan.end * 0.5], cm: 90 },
      relief: (x) => 0.05 * Math.sqrt(Math.max(0, 1 - ((x - 0.5) / 0.17) ** 2)),
      lift: 0.006,
    }),
  );
  for (const [dx, length] of [
    [0.006, 0.17],
    [0.028, 0.2],
  ] as const) {
    const x = 0.6 + dx;
    const y = WAIST + length;
    drawRod(canvas, { from: [0.6, WAIST], to: [x, y], radius: 0.003, colour: pen.inks.zari });
    drawRod(canvas, {
      from: [x, y],
      to: [x + 0.003, y + 0.03],
      radius: 0.009,
      colour: pen.inks.border,
    });
  }
}

function skirt(scene: Scene): Sheet {
  const { plan } = scene.panel;
  const folds = createFolds(scene.random.fork('skirt'), {
    count: 11,
    depth: 1,
    freedom: 0.5,
    lean: 0.2,
  });
  const edges = cacheRow((y) => {
    const t = clamp((y - WAIST) / (HEM - WAIST), 0, 1.2);
    return { t, half: mix(0.145, 0.43, t ** 0.82) };
  });
  return {
    texture: scene.texture,
    gloss: scene.gloss,
    lift: 0.03,
    trace: (x, y, spot) => {
      const { t, half } = edges(y);
      const s = (x - 0.5 + half) / (2 * half);
      const ridge = folds.height(s);
      const hem = HEM + 0.055 * (1 - (2 * s - 1) ** 2) + 0.02 * (ridge - 0.5);
      spot.distance = Math.max(Math.abs(x - 0.5) - half, WAIST - y, y - hem);
      if (spot.distance > 0.004) return;
      spot.height =
        ridge * mix(0.01, 0.046, t) + 0.09 * Math.sqrt(Math.max(0, 1 - (2 * s - 1) ** 2));
      spot.u = plan.width * mix(0.02, 0.98, folds.cloth(s));
      spot.v = mix(0, plan.length, (y - WAIST) / (hem - WAIST));
    },
  };
}
