import type { Point } from '../../paint/svg.ts';
import { clothSheet } from '../laid-cloth.ts';
import { roundedBox, rotated } from '../outlines.ts';
import type { ObjectDrawing } from '../scene.ts';
import { drawSheet } from '../sheet.ts';

/** One handkerchief, opened out; the creases in which it was folded remain. */
export const openHanky: ObjectDrawing = (scene) => {
  const { plan } = scene.panel;
  const at: Point = [0.5, 0.62];
  const half = 0.4;
  const turn = scene.random.between(-3, 3);
  const crease = (distance: number) => -0.006 * Math.exp(-((distance / 0.008) ** 2));
  drawSheet(
    scene.canvas,
    clothSheet(scene, {
      outline: rotated(roundedBox(at, [half, (half * plan.length) / plan.width], 0.004), at, turn),
      pin: {
        at,
        cloth: [plan.width / 2, plan.length / 2],
        turn,
        cm: plan.width / (half * 2),
      },
      relief: (x, y) => crease(x - at[0]) + crease(y - at[1]),
      wrinkle: 0.014,
      grain: 30,
      lift: 0.012,
      edge: 0.008,
    }),
  );
};
