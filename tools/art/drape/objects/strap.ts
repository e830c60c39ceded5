import type { Point } from '../../paint/svg.ts';
import type { Scene } from '../scene.ts';
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
