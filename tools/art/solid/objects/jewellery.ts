import { fraction } from '../../paint/numbers.ts';
import type { Point } from '../../paint/svg.ts';
import { ball, egg, limb, ring, turnedOnWheel } from '../distance.ts';
import type { Distance } from '../distance.ts';
import { assembled, plainMaterial } from '../parts.ts';
import type { Part } from '../parts.ts';
import type { Skin } from '../solid.ts';
import { ownMaterial } from '../solid-scene.ts';
import type { SolidModel, SolidScene } from '../solid-scene.ts';

/** A stack of bangles on a table, one leaning on it. */
export const bangles: SolidModel = (scene) => {
  const { plan } = scene.panel;
  const thick = 0.05;
  const radius = 0.37;
  const around =
    (
      index: number,
      turnY: (x: number, y: number, z: number) => [number, number, number],
    ): NonNullable<Part['lay']> =>
    (x, y, z, skin: Skin) => {
      const [a, b, c] = turnY(x, y, z);
      const angle = Math.atan2(a, c);
      const tube = Math.atan2(b, Math.hypot(a, c) - radius);
      skin.u = fraction(angle / (Math.PI * 2) + 0.5) * plan.width;
      skin.v = (((index * 6) % (plan.length - 14)) + 7 + tube * 1.9) % plan.length;
    };
  const stacked = [0, 1, 2, 3, 4].map((i): Part => {
    const [sx, sz] = [scene.random.between(-0.016, 0.016), scene.random.between(-0.016, 0.016)];
    const y = thick + i * thick * 1.94;
    return {
      distance: ring([sx, y, sz], radius, thick),
      material: 0,
      lay: around(i, (px, py, pz) => [px - sx, py - y, pz - sz]),
    };
  });
  const lean = 1.05;
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)];
  const upright = (x: number, y: number, z: number): [number, number, number] => {
    const dy = y - 0.385;
    const dz = z - 0.5;
    return [x - 0.16, dy * cos + dz * sin, dz * cos - dy * sin];
  };
  const tilted = ring([0, 0, 0], radius, thick);
  const leaning: Part = {
    distance: (x, y, z) => tilted(...upright(x, y, z)),
    material: 0,
    lay: around(7, upright),
  };
  const { distance, skin } = assembled([...stacked, leaning]);
  return {
    solid: {
      distance,
      skin,
      materials: [ownMaterial(scene)],
      bound: { at: [0.03, 0.3, 0.15], radius: 0.86 },
      rest: 'table',
      focus: { weave: [-0.2, 0.25, 0.33], border: [0.16, 0.6, 0.45] },
    },
    camera: { target: [0.04, 0.26, 0.15], width: 1.36, pitch: 26, yaw: -10 },
  };
};

/** A pair of bell-shaped earrings hung on a wooden bar before the wall. */
export const earrings: SolidModel = (scene) => {
  const { plan } = scene.panel;
  const bell: Point[] = [
    [0, 0.26],
    [0.045, 0.26],
    [0.1, 0.225],
    [0.165, 0.13],
    [0.2, 0.02],
    [0.2, 0],
    [0.18, 0],
    [0.14, 0.12],
    [0, 0.2],
  ];
  const dome = turnedOnWheel(bell);
  const hung =
    (body: Distance, y: number): Distance =>
    (x, py, z) =>
      body(Math.abs(x) - 0.27, py - y, z - 0.3);
  const drop: Distance = (x, y, z) => {
    const angle = Math.atan2(x, z);
    const nearest = (Math.round((angle / (Math.PI * 2)) * 14) / 14) * Math.PI * 2;
    return (
      Math.hypot(x - Math.sin(nearest) * 0.19, y + 0.035, z - Math.cos(nearest) * 0.19) - 0.026
    );
  };
  const bellLay = (x: number, y: number, z: number, skin: Skin) => {
    skin.u =
      fraction(Math.atan2(Math.abs(x) - 0.27, z - 0.3) / (Math.PI * 2) + 0.5) * plan.width * 0.5;
    skin.v = plan.length * 0.5 + (0.56 - y) * 55;
  };
  const studLay = (x: number, y: number, _z: number, skin: Skin) => {
    skin.u = plan.width * 0.5 + (Math.abs(x) - 0.27) * 46;
    skin.v = plan.length * 0.5 - (y - 0.78) * 46;
  };
  const parts: Part[] = [
    { distance: hung(dome, 0.3), material: 0, lay: bellLay },
    { distance: hung(drop, 0.3), material: 1 },
    { distance: hung(ball([0, 0, 0], 0.045), 0.3), material: 2 },
    { distance: hung(ring([0, 0, 0], 0.2, 0.014), 0.305), material: 3 },
    { distance: hung(egg([0, 0, 0], [0.13, 0.13, 0.035]), 0.78), material: 0, lay: studLay },
    {
      distance: hung((x, y, z) => Math.hypot(Math.hypot(x, y) - 0.13, z) - 0.016, 0.78),
      material: 3,
    },
    { distance: hung(ball([0, 0, 0.03], 0.034), 0.78), material: 2 },
    { distance: hung(limb([0, 0.64, 0], [0, 0.56, 0], [0.012, 0.012]), 0), material: 3 },
    { distance: hung(limb([0, 0.9, 0], [0, 0.97, 0], [0.012, 0.012]), 0), material: 3 },
    { distance: limb([-0.56, 0.985, 0.3], [0.56, 0.985, 0.3], [0.026, 0.026]), material: 4 },
  ];
  const { distance, skin } = assembled(parts);
  return {
    solid: {
      distance,
      skin,
      materials: [ownMaterial(scene), ...trimmings(scene), plainMaterial('#7a4e2c', 'wood', 0.4)],
      bound: { at: [0, 0.62, 0.3], radius: 0.72 },
      rest: 'ground',
      focus: { weave: [0.27, 0.42, 0.45], border: [0.27, 0.78, 0.32] },
    },
    camera: { target: [0, 0.6, 0], width: 1.16, pitch: 3, yaw: 0 },
  };
};

/** Beads, stone and wire in the palette's other colours. */
function trimmings({ panel }: SolidScene) {
  const { motif, accent, ground } = panel.pen.inks;
  return [
    plainMaterial(motif, 'glaze', 0.9),
    plainMaterial(accent, 'glaze', 1),
    plainMaterial(ground, 'metal', 0.9),
  ];
}

const STRING = { middle: 0.62, wide: 0.4, high: 0.5 } as const;

/** A string of beads laid out on the ground in a loop, a pendant at its lowest point. */
export const necklace: SolidModel = (scene) => {
  const count = 44;
  const beads: [x: number, y: number, radius: number][] = Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2 + Math.PI / count;
    const low = (1 - Math.cos(angle - Math.PI)) / 2;
    return [
      Math.sin(angle) * STRING.wide * (1 - 0.12 * low),
      STRING.middle + Math.cos(angle) * STRING.high,
      0.024 + 0.012 * (1 - low) + (i % 4 === 0 ? 0.006 : 0),
    ];
  });
  const stringOf =
    (kind: number): Distance =>
    (x, y, z) => {
      const angle = Math.atan2(x / STRING.wide, (y - STRING.middle) / STRING.high);
      const near = Math.round(fraction(angle / (Math.PI * 2) - 0.5 / count) * count);
      let gap = 0.25;
      for (let k = near - 3; k <= near + 3; k += 1) {
        const index = (k + count) % count;
        const bead = beads[index];
        if (!bead || index % 3 !== kind) continue;
        gap = Math.min(gap, Math.hypot(x - bead[0], y - bead[1], z - 0.035) - bead[2]);
      }
      return gap;
    };
  const { plan } = scene.panel;
  const lay = (x: number, y: number, _z: number, skin: Skin) => {
    skin.u = plan.width / 2 + x * 50;
    skin.v = plan.length / 2 - (y - 0.02) * 50;
  };
  const parts: Part[] = [
    ...[0, 1, 2].map((kind): Part => ({ distance: stringOf(kind), material: kind + 1 })),
    { distance: egg([0, 0.02, 0.05], [0.15, 0.17, 0.04]), material: 0, lay },
    {
      distance: (x, y, z) => Math.hypot(Math.hypot(x, (y - 0.02) * 0.88) - 0.15, z - 0.04) - 0.018,
      material: 3,
    },
    ...[-0.1, 0, 0.1].map((x): Part => ({
      distance: ball([x, -0.2 + Math.abs(x) * 0.3, 0.04], 0.034),
      material: x === 0 ? 2 : 1,
    })),
  ];
  const { distance, skin } = assembled(parts);
  const { motif, border, ground } = scene.panel.pen.inks;
  const body = scene.panel.finish.body ?? 'glaze';
  return {
    solid: {
      distance,
      skin,
      materials: [
        ownMaterial(scene),
        plainMaterial(motif, body, 0.7),
        plainMaterial(border, body, 0.7),
        plainMaterial(ground, body, 0.8),
      ],
      bound: { at: [0, 0.48, 0.04], radius: 0.78 },
      rest: 'ground',
      focus: { weave: [0, 0.02, 0.08], border: [0.3, 0.3, 0.05] },
    },
    camera: { target: [0.02, 0.45, 0], width: 1.18, pitch: 0, yaw: 0 },
  };
};
