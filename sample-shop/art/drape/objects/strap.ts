import type { Point } from '../../paint/svg.ts';
import { polygonOutline } from '../outlines.ts';
import type { Piece } from '../laid-cloth.ts';
import { plainTexture } from '../plain-texture.ts';
import type { Scene } from '../scene.ts';
import { drawRod } from '../wood.ts';

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

/** A cord sewn into the edge of a flap: the same outline in one colour, slightly larger, drawn below it. */
export function piping(outline: readonly Point[], colour: string): Piece {
  const shape = polygonOutline(outline);
  return {
    outline: (x, y) => shape(x, y) - 0.008,
    pin: { at: [0, 0], cloth: [0, 0], cm: 1 },
    texture: plainTexture(colour),
    gloss: { lustre: 0.3 },
    edge: 0.008,
    lift: 0.014,
  };
}
