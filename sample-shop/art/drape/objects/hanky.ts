import type { Point } from '../../paint/svg.ts';
import { roundedBox, rotated } from '../outlines.ts';
import { clothSheet } from '../laid-cloth.ts';
import type { ObjectDrawing } from '../scene.ts';
import { drawSheet } from '../sheet.ts';

/** Handkerchiefs folded in four, three of them fanned out. */
export const hanky: ObjectDrawing = (scene) => {
  const { plan } = scene.panel;
  const corner = [plan.width * 0.74, plan.length * 0.74] as const;
  const spread = scene.random.between(13, 20);
  [2, 1, 0].forEach((i) => {
    const turn = -14 + i * spread;
    const at: Point = [0.46 + i * 0.045, 0.66 - i * 0.05];
    for (const under of [1, 0]) {
      const place: Point = [at[0] + under * 0.005, at[1] + under * 0.008];
      drawSheet(
        scene.canvas,
        clothSheet(scene, {
          outline: rotated(roundedBox(place, [0.3, 0.3], 0.01), place, turn),
          pin: {
            at: place,
            cloth: i === 1 ? [plan.width * 0.26, corner[1]] : [...corner],
            turn,
            cm: 40,
          },
          wrinkle: under === 0 ? 0.008 : 0,
          grain: turn,
          lift: under === 1 ? 0.016 : 0.004,
          edge: 0.01,
          light: 1 - i * 0.03,
        }),
      );
    }
  });
};
