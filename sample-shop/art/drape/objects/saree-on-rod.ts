import { drawSheet } from '../sheet.ts';
import { hang } from '../hanging-cloth.ts';
import type { ObjectDrawing } from '../scene.ts';
import { drawRod } from '../wood.ts';

/** A saree thrown over a wooden rod: the pallu in front, the length behind. */
export const sareeOnRod: ObjectDrawing = (scene) => {
  const { plan } = scene.panel;
  const lean = scene.random.between(-0.02, 0.02);
  const behind = hang(scene, {
    top: { left: 0.26, right: 0.86, y: 0.13 },
    hem: { left: 0.28, right: 0.9, y: 1.2 },
    cloth: { left: 0, right: plan.width, top: 0, hem: plan.length - plan.end - 4 },
    folds: 6,
    depth: { top: 0.004, hem: 0.02 },
    light: 0.74,
  });
  drawSheet(scene.canvas, behind);
  drawRod(scene.canvas, { from: [0.06, 0.125], to: [0.94, 0.125], radius: 0.013 });
  const front = hang(scene, {
    top: { left: 0.14, right: 0.76, y: 0.11 },
    hem: { left: 0.11 + lean, right: 0.78 + lean, y: 1.1 },
    cloth: { left: 0, right: plan.width, top: plan.length - 108, hem: plan.length },
    folds: scene.random.whole(5, 7),
    depth: { top: 0.01, hem: 0.046 },
  });
  drawSheet(scene.canvas, front);
};
