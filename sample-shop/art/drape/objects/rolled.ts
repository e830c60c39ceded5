import { clamp, mix } from '../../paint/numbers.ts';
import type { Point } from '../../paint/svg.ts';
import { clothSheet } from '../laid-cloth.ts';
import { plainTexture } from '../plain-texture.ts';
import { roundedBox } from '../outlines.ts';
import type { ObjectDrawing, Scene } from '../scene.ts';
import { drawSheet } from '../sheet.ts';
import { tone } from '../../paint/colour.ts';

const ROLL = { half: 0.35, radius: 0.15 } as const;

/** How far the mat lies open in front of the roll, at most; scene units. */
const OPEN = 0.68;

/** A mat or painting rolled up, its last turns lying open in front of the roll. */
export const rolled: ObjectDrawing = (scene) => {
  const { plan } = scene.panel;
  const cm = plan.width / (ROLL.half * 2);
  const open = Math.min(OPEN, (plan.length * 0.62) / cm);
  const top = 0.68 - open / 2;
  const bottom = top + open;
  const at: Point = [0.5, bottom];
  drawSheet(
    scene.canvas,
    clothSheet(scene, {
      outline: roundedBox(
        [0.5, (top + bottom + plan.fringe / cm) / 2],
        [ROLL.half, (open + plan.fringe / cm) / 2],
        0.004,
      ),
      pin: { at, cloth: [plan.width / 2, plan.length], cm },
      relief: (_x, y) => 0.03 * Math.exp(-((y - top) / 0.26)),
      wrinkle: 0.008,
      grain: 86,
      lift: 0.012,
      edge: 0.012,
    }),
  );
  drawRoll(scene, top, cm);
};

function drawRoll(scene: Scene, top: number, cm: number): void {
  const { plan } = scene.panel;
  const { half, radius } = ROLL;
  drawSheet(scene.canvas, {
    texture: scene.texture,
    gloss: scene.gloss,
    lift: 0.04,
    edge: 0.006,
    trace: (x, y, spot) => {
      const across = (y - top) / radius;
      spot.distance = Math.max(Math.abs(x - 0.5) - half - 0.004, (Math.abs(across) - 1) * radius);
      if (spot.distance > 0.004) return;
      const round = Math.sqrt(clamp(1 - across * across, 0.002));
      spot.height = round * radius * 0.8;
      spot.u = plan.width / 2 + (x - 0.5) * cm;
      spot.v = plan.length * 0.44 + Math.asin(clamp(across, -1, 1)) * radius * cm;
      spot.light = mix(0.84, 1, round);
    },
  });
  for (const side of [-1, 1]) drawRollEnd(scene, [0.5 + side * (half + 0.004), top]);
}

/** The end of the roll, seen at a slant: the turns of the cloth. */
function drawRollEnd(scene: Scene, at: Point): void {
  const { radius } = ROLL;
  const flat = 0.24;
  drawSheet(scene.canvas, {
    texture: plainTexture(tone(scene.panel.pen.inks.ground, -0.12)),
    gloss: { lustre: 0 },
    lift: 0.004,
    edge: 0.006,
    trace: (x, y, spot) => {
      const dx = (x - at[0]) / flat;
      const dy = y - at[1];
      const far = Math.sqrt(dx * dx + dy * dy);
      spot.distance = (far - radius) * flat;
      if (spot.distance > 0.004) return;
      const turn = far / 0.026 + Math.atan2(dy, dx) / (Math.PI * 2);
      spot.height = 0.004 * Math.cos(turn * Math.PI * 2);
      spot.light = 0.72 + 0.2 * Math.cos(turn * Math.PI * 2);
    },
  });
}
