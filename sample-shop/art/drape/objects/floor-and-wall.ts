import { mix } from '../../paint/numbers.ts';
import type { Point } from '../../paint/svg.ts';
import { roundedBox, rotated } from '../outlines.ts';
import { clothSheet } from '../laid-cloth.ts';
import type { ObjectDrawing, Scene } from '../scene.ts';
import { drawSheet } from '../sheet.ts';
import type { Sheet } from '../sheet.ts';
import { drawRod } from '../wood.ts';

export const doormat: ObjectDrawing = (scene) => {
  const { plan } = scene.panel;
  const turn = scene.random.between(-13, -6) * (scene.random.chance(0.5) ? 1 : -1);
  const cm = plan.width / 0.84;
  const at: Point = [0.5, 0.63];
  drawSheet(
    scene.canvas,
    clothSheet(scene, {
      outline: rotated(
        roundedBox(at, [0.42, (plan.length + plan.fringe * 2) / cm / 2], 0.008),
        at,
        turn,
      ),
      pin: { at, cloth: [plan.width / 2, plan.length / 2], turn, cm },
      wrinkle: 0.008,
      grain: 70,
      lift: 0.014,
      edge: 0.016,
    }),
  );
};

/** A rug unrolled towards the viewer, its far end still rolled up. */
export const rug: ObjectDrawing = (scene) => {
  const { plan } = scene.panel;
  const turn = scene.random.between(-5, 5);
  const cm = plan.width / 0.72;
  const at: Point = [0.5, 0.66];
  const half = 0.47;
  const bottom = plan.length + plan.fringe - half * 2 * cm;
  drawSheet(
    scene.canvas,
    clothSheet(scene, {
      outline: rotated(roundedBox(at, [0.36, half], 0.004), at, turn),
      pin: { at, cloth: [plan.width / 2, bottom + half * cm], turn, cm },
      wrinkle: 0.01,
      grain: 84,
      lift: 0.012,
      edge: 0.01,
    }),
  );
  drawSheet(
    scene.canvas,
    roll(scene, { at: [at[0] + 0.02, at[1] - half + 0.015], turn, radius: 0.075, cm }),
  );
};

function roll(
  scene: Scene,
  { at, turn, radius, cm }: { at: Point; turn: number; radius: number; cm: number },
): Sheet {
  const { plan } = scene.panel;
  const cos = Math.cos((turn * Math.PI) / 180);
  const sin = Math.sin((turn * Math.PI) / 180);
  return {
    texture: scene.texture,
    gloss: scene.gloss,
    lift: 0.03,
    edge: 0.004,
    trace: (x, y, spot) => {
      const along = (x - at[0]) * cos + (y - at[1]) * sin;
      const across = ((y - at[1]) * cos - (x - at[0]) * sin) / radius;
      spot.distance = Math.max(Math.abs(along) - 0.362, (Math.abs(across) - 1) * radius);
      if (spot.distance > 0.004) return;
      const round = Math.sqrt(Math.max(0.002, 1 - across * across));
      spot.height = round * radius * 0.8;
      spot.u = plan.width / 2 + along * cm;
      spot.v = plan.length * 0.5 + Math.asin(Math.max(-1, Math.min(1, across))) * radius * cm;
      spot.light = mix(0.92, 1, round);
    },
  };
}

/** A picture on cloth between two wooden rods, hung by a cord. */
export const wallhanging: ObjectDrawing = (scene) => {
  const { canvas, panel } = scene;
  const { plan } = panel;
  const wide = 0.68;
  const cm = plan.width / wide;
  const top = 0.2;
  const high = plan.length / cm;
  const at: Point = [0.5, top + high / 2];
  const nail: Point = [0.5, 0.075];
  for (const side of [-1, 1]) {
    drawRod(canvas, {
      from: nail,
      to: [0.5 + side * wide * 0.46, top - 0.01],
      radius: 0.0028,
      colour: '#7a6a50',
      lustre: 0,
    });
  }
  drawRod(canvas, {
    from: nail,
    to: [nail[0], nail[1] + 0.001],
    radius: 0.008,
    colour: '#4d4338',
    lustre: 1,
  });
  const reach = (plan.fringe > 0 ? plan.fringe : 0.4) / cm;
  drawSheet(
    canvas,
    clothSheet(scene, {
      outline: roundedBox([0.5, at[1] + reach / 2], [wide / 2, (high + reach) / 2], 0.001),
      pin: { at, cloth: [plan.width / 2, plan.length / 2], cm },
      relief: (x) => 0.004 * Math.cos((x - 0.5) * 22),
      wrinkle: 0.005,
      grain: 2,
      lift: 0.02,
      edge: 0.004,
    }),
  );
  drawRod(canvas, {
    from: [0.5 - wide / 2 - 0.03, top],
    to: [0.5 + wide / 2 + 0.03, top],
    radius: 0.0135,
  });
  if (panel.pen.border !== 'tassel') {
    const y = top + high;
    drawRod(canvas, {
      from: [0.5 - wide / 2 - 0.03, y],
      to: [0.5 + wide / 2 + 0.03, y],
      radius: 0.0115,
    });
  }
};

/** A runner along a wooden table, its end hanging over the edge. */
export const tableRunner: ObjectDrawing = (scene) => {
  const { canvas, panel } = scene;
  const { plan } = panel;
  for (let i = 0; i < 9; i += 1) {
    const y = 0.33 + i * 0.062;
    drawRod(canvas, {
      from: [-0.1, y],
      to: [1.1, y],
      radius: 0.034,
      colour: '#8f6542',
      lustre: 0.1,
      lift: 0.004,
    });
  }
  const cm = plan.width / 0.46;
  const lay = (top: number, bottom: number, lift: number, light: number) => {
    const at: Point = [0.5, (top + bottom) / 2];
    drawSheet(
      canvas,
      clothSheet(scene, {
        outline: roundedBox(at, [0.23, (bottom - top) / 2], 0.004),
        pin: { at: [0.5, 1.12], cloth: [plan.width / 2, plan.length + plan.fringe * 0.6], cm },
        relief:
          light < 1
            ? (x, y) => 0.012 * Math.cos((x - 0.5) * 16) * Math.min(1, (y - top) * 6)
            : undefined,
        wrinkle: 0.007,
        lift,
        light,
      }),
    );
  };
  lay(0.26, 0.872, 0.008, 1);
  lay(0.86, 1.16, 0.022, 0.94);
};
