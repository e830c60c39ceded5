import { clothSheet } from '../drape/laid-cloth.ts';
import { polygonOutline, smoothCurve } from '../drape/outlines.ts';
import { plainTexture } from '../drape/plain-texture.ts';
import type { Scene } from '../drape/scene.ts';
import { drawSheet } from '../drape/sheet.ts';
import { drawRod } from '../drape/wood.ts';
import type { Point } from '../paint/svg.ts';

/** Length of the slippers that show the size of a mat, cm. */
export const SLIPPER_CM = 26;

/** Right sole, toes up; cm from its middle. */
const SOLE: readonly Point[] = [
  [-1.6, -13],
  [2.2, -12.2],
  [4.6, -8],
  [4.5, -2.5],
  [3.2, 3],
  [3.4, 8.5],
  [1.4, 12.7],
  [-1.4, 12.7],
  [-3.2, 8.5],
  [-3, 2],
  [-4.3, -5],
  [-4, -10.5],
];

/** A pair of leather slippers with a toe strap, seen from above. */
export function drawSlippers(scene: Scene, middle: Point, cm: number): void {
  for (const side of [-1, 1]) {
    const place = ([x, y]: Point): Point => [
      middle[0] + side * (6.2 / cm) + (side * x) / cm,
      middle[1] + y / cm,
    ];
    drawSole(scene, SOLE.map(place), '#5d3d26', 0.014);
    drawSole(
      scene,
      SOLE.map(([x, y]) => place([x * 0.86, y * 0.93])),
      '#b98a5c',
      0.002,
    );
    const strap = { radius: 0.62 / cm, colour: '#4a2f1c', lustre: 0.4, lift: 0.008 };
    const toe = place([-0.7, -8]);
    for (const end of [place([-3.6, -0.5]), place([3.6, -0.5])]) {
      drawRod(scene.canvas, { from: toe, to: end, ...strap });
    }
  }
}

function drawSole(scene: Scene, points: readonly Point[], colour: string, lift: number): void {
  drawSheet(
    scene.canvas,
    clothSheet(scene, {
      outline: polygonOutline(smoothCurve(points, 6)),
      pin: { at: [0, 0], cloth: [0, 0], cm: 1 },
      texture: plainTexture(colour),
      gloss: { lustre: 0.2 },
      edge: 0.008,
      lift,
    }),
  );
}
