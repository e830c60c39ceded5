import type { Point } from '../../paint/svg.ts';
import { roundedBox, rotated, subtractOutline } from '../outlines.ts';
import type { Outline } from '../outlines.ts';
import { clothSheet } from '../laid-cloth.ts';
import type { ObjectDrawing, Scene } from '../scene.ts';
import { drawSheet } from '../sheet.ts';

const SHOWN = 84;

/** Folded as the shop hands it over: the border along the edge of the pile, the pallu turned across it. */
export const sareeFolded: ObjectDrawing = (scene) => {
  const { plan } = scene.panel;
  const tilt = scene.random.between(-4, 4);
  const flip = scene.random.chance(0.5) ? 1 : -1;
  const middle: Point = [0.5, 0.62];
  const half: Point = [0.4, 0.42];
  pile(scene, { middle, half, tilt, layers: 6, border: true });
  const slant = flip * scene.random.between(24, 34);
  const at: Point = [0.5 - flip * 0.1, 0.56];
  const band = rotated(roundedBox(at, [plan.width / SHOWN / 2.35, 0.9], 0.01), at, slant + tilt);
  const within = rotated(
    roundedBox(middle, [half[0] + 0.004, half[1] + 0.004], 0.016),
    middle,
    tilt,
  );
  const hem = (x: number, y: number) => {
    const turn = ((slant + tilt) * Math.PI) / 180;
    return (y - at[1]) * Math.cos(turn) - (x - at[0]) * Math.sin(turn);
  };
  const flap: Outline = (x, y) => Math.max(band(x, y), within(x, y), hem(x, y) - 0.42);
  drawSheet(
    scene.canvas,
    clothSheet(scene, {
      outline: flap,
      pin: { at, cloth: [plan.width / 2, plan.length - 27], turn: slant + tilt, cm: SHOWN },
      wrinkle: 0.02,
      grain: slant,
      lift: 0.013,
      edge: 0.014,
    }),
  );
};

interface Pile {
  middle: Point;
  half: Point;
  tilt: number;
  layers: number;
  border?: boolean;
}

const UPPERMOST = { light: 1, wrinkle: 0.016 };
const COVERED = { light: 0.9, wrinkle: 0 };

/** A pile of folds, each slightly out of line with the one below. */
export function pile(scene: Scene, { middle, half, tilt, layers, border = false }: Pile): void {
  const { plan } = scene.panel;
  const edge = border ? plan.width - half[1] * SHOWN + 0.2 : plan.width / 2;
  for (let i = layers; i >= 0; i -= 1) {
    const slip = i === 0 ? 0 : scene.random.between(-0.007, 0.007);
    const at: Point = [middle[0] + slip + i * 0.002, middle[1] + i * 0.0095];
    drawSheet(
      scene.canvas,
      clothSheet(scene, {
        outline: i === 0 ? rotated(roundedBox(at, half, 0.016), at, tilt) : rim(at, half, tilt),
        pin: { at, cloth: [edge, plan.length * 0.34], turn: tilt - 90, cm: SHOWN },
        lift: i === layers ? 0.03 : 0.004,
        edge: 0.01,
        ...(i === 0 ? UPPERMOST : COVERED),
        grain: 90 + tilt,
      }),
    );
  }
}

function rim(at: Point, half: Point, tilt: number): Outline {
  const covered = roundedBox(at, [half[0] - 0.06, half[1] - 0.06], 0.016);
  return rotated(subtractOutline(roundedBox(at, half, 0.016), covered), at, tilt);
}
