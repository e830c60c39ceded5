import { tone } from '../../paint/colour.ts';
import { fraction, length2 } from '../../paint/numbers.ts';
import type { Point } from '../../paint/svg.ts';
import { curved } from '../../drape/outlines.ts';
import { ball, limb, moved, ring, turnedOnWheel } from '../distance.ts';
import type { Distance } from '../distance.ts';
import { assembled, plainMaterial } from '../parts.ts';
import type { Part } from '../parts.ts';
import type { Skin } from '../solid.ts';
import { ownMaterial } from '../solid-scene.ts';
import type { SolidModel, SolidScene } from '../solid-scene.ts';

/** Outer profiles of vases from foot to lip: (radius, height). */
const VASES: readonly [readonly Point[], ...(readonly Point[])[]] = [
  [
    [0.17, 0],
    [0.2, 0.03],
    [0.34, 0.28],
    [0.37, 0.46],
    [0.27, 0.68],
    [0.13, 0.79],
    [0.115, 0.9],
    [0.17, 1],
  ],
  [
    [0.2, 0],
    [0.17, 0.04],
    [0.29, 0.2],
    [0.36, 0.4],
    [0.33, 0.6],
    [0.22, 0.75],
    [0.2, 0.82],
    [0.25, 0.9],
  ],
  [
    [0.15, 0],
    [0.13, 0.05],
    [0.26, 0.18],
    [0.34, 0.33],
    [0.25, 0.5],
    [0.1, 0.62],
    [0.085, 0.9],
    [0.13, 1.04],
  ],
];

/** A hollow turned body: the outer profile, and the same again inside. */
function shell(outer: readonly Point[], wall: number): Point[] {
  const [first = [0, 0] as Point] = outer;
  const last = outer.at(-1) ?? first;
  const inner = outer.map(([r, y]): Point => [Math.max(0.005, r - wall), y + wall * 0.9]);
  const lip = curved([...outer.slice(0, 1), ...outer, ...outer.slice(-1)], 5).slice(
    5,
    5 * (outer.length + 1),
  );
  const inside = curved([...inner.slice(0, 1), ...inner, ...inner.slice(-1)], 5).slice(
    5,
    5 * (inner.length + 1),
  );
  return [
    [0, first[1]],
    ...lip,
    last,
    [last[0] - wall * 0.5, last[1] + wall * 0.4],
    ...inside.reverse(),
    [0, first[1] + wall],
  ];
}

/** Round and up: the pattern wraps once round the body, its top at `top`. */
function wrap({ panel }: SolidScene, top: number, bottom: number): NonNullable<Part['lay']> {
  const { plan } = panel;
  return (x: number, y: number, z: number, skin: Skin) => {
    skin.u = fraction(Math.atan2(x, z) / (Math.PI * 2) + 0.5) * plan.width;
    skin.v = Math.min(plan.length - 0.1, Math.max(0.1, ((top - y) / (top - bottom)) * plan.length));
  };
}

export const vase: SolidModel = (scene) => {
  const profile = scene.random.pick(VASES);
  const top = profile.at(-1)?.[1] ?? 1;
  const body = turnedOnWheel(shell(profile, 0.03));
  const { distance, skin } = assembled([{ distance: body, material: 0, lay: wrap(scene, top, 0) }]);
  return {
    solid: {
      distance,
      skin,
      materials: [ownMaterial(scene)],
      bound: { at: [0, top / 2, 0], radius: 0.66 },
      rest: 'table',
      focus: { weave: [0, 0.44, 0.36], border: [0, top - 0.12, 0.1] },
    },
    camera: { target: [0.02, top * 0.5, 0], width: 1.12, pitch: 13, yaw: 0 },
  };
};

export const bowl: SolidModel = (scene) => {
  const profile: Point[] = [
    [0.19, 0],
    [0.2, 0.05],
    [0.34, 0.14],
    [0.47, 0.3],
    [0.52, 0.46],
  ];
  const wall = 0.035;
  const body = turnedOnWheel(shell(profile, wall));
  const outside = wrap(scene, 0.48, 0);
  const inner = plainMaterial(
    scene.panel.pen.inks.ground,
    scene.panel.finish.body ?? 'clay',
    scene.panel.finish.lustre,
  );
  const radiusAt = (y: number) => {
    const next = profile.findIndex(([, height]) => height > y);
    const [r0, y0] = profile[Math.max(0, next - 1)] ?? [0.5, 0];
    const [r1, y1] = profile[next] ?? [0.52, 0.47];
    return r0 + ((r1 - r0) * (y - y0)) / (y1 - y0 || 1);
  };
  return {
    solid: {
      distance: body,
      skin: (x, y, z, skin) => {
        const within = length2(x, z) < radiusAt(y) - wall * 0.75;
        outside(x, y, z, skin);
        skin.material = within ? (y > 0.4 ? 0 : 1) : 0;
        if (within && y > 0.4) skin.v = 2;
      },
      materials: [ownMaterial(scene), inner],
      bound: { at: [0, 0.24, 0], radius: 0.62 },
      rest: 'table',
      focus: { weave: [0, 0.24, 0.44], border: [0.1, 0.46, 0.44] },
    },
    camera: { target: [0, 0.2, 0], width: 1.36, pitch: 25, yaw: 0 },
  };
};

/** A plate leaning on a small wooden stand, its face to the viewer. */
export const plate: SolidModel = (scene) => {
  const profile: Point[] = [
    [0, 0],
    [0.3, 0],
    [0.36, 0.03],
    [0.5, 0.055],
    [0.505, 0.075],
    [0.36, 0.052],
    [0.3, 0.025],
    [0, 0.022],
  ];
  const lying = turnedOnWheel(profile);
  const lean = (72 * Math.PI) / 180;
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)];
  const local = (x: number, y: number, z: number): [number, number, number] => {
    const dy = y - 0.55;
    const dz = z - 0.02;
    return [x, dy * cos + dz * sin, dz * cos - dy * sin];
  };
  const { plan } = scene.panel;
  const plateDistance: Distance = (x, y, z) => lying(...local(x, y, z));
  const lay: NonNullable<Part['lay']> = (x, y, z, skin) => {
    const [px, , pz] = local(x, y, z);
    const r = length2(px, pz);
    const onRim = r > 0.42;
    skin.u = onRim
      ? fraction(Math.atan2(px, pz) / (Math.PI * 2)) * plan.width
      : plan.width / 2 + px * 58;
    skin.v = onRim ? Math.max(0.1, (0.505 - r) * 70) : plan.length / 2 + pz * 58;
  };
  const foot = (x: number) => [
    limb([x, 0.03, 0.2], [x, 0.07, -0.1], [0.022, 0.022]),
    limb([x, 0.07, -0.12], [x, 0.4, -0.2], [0.02, 0.016]),
    ball([x, 0.08, 0.2], 0.03),
  ];
  const stand = [
    ...foot(-0.2),
    ...foot(0.2),
    limb([-0.2, 0.07, -0.1], [0.2, 0.07, -0.1], [0.018, 0.018]),
  ].map((distance): Part => ({ distance, material: 1 }));
  const { distance, skin } = assembled([{ distance: plateDistance, material: 0, lay }, ...stand]);
  return {
    solid: {
      distance,
      skin,
      materials: [ownMaterial(scene), plainMaterial('#7a4e2c', 'wood', 0.4)],
      bound: { at: [0, 0.5, 0], radius: 0.72 },
      rest: 'table',
      focus: { weave: [0, 0.55, 0.05], border: [0.3, 0.3, 0.1] },
    },
    camera: { target: [0, 0.5, 0], width: 1.3, pitch: 10, yaw: 0 },
  };
};

/** A woven shade on a cord, lit from inside. */
export const lamp: SolidModel = (scene) => {
  const profile: Point[] = [
    [0.09, 0.76],
    [0.2, 0.73],
    [0.34, 0.6],
    [0.44, 0.4],
    [0.47, 0.2],
    [0.45, 0.2],
    [0.42, 0.4],
    [0.32, 0.58],
    [0.18, 0.71],
    [0.09, 0.735],
  ];
  const own = ownMaterial(scene);
  const shade: Part = {
    distance: turnedOnWheel(profile),
    material: 0,
    lay: wrap(scene, 0.77, 0.2),
  };
  const parts: Part[] = [
    shade,
    { distance: ring([0, 0.2, 0], 0.46, 0.016), material: 1 },
    { distance: limb([0, 0.74, 0], [0, 0.83, 0], [0.05, 0.035]), material: 1 },
    { distance: limb([0, 0.8, 0], [0, 1.8, 0], [0.009, 0.009]), material: 2 },
    { distance: ball([0, 0.38, 0], 0.1), material: 3 },
  ];
  const { distance, skin } = assembled(parts);
  const { ground } = scene.panel.pen.inks;
  return {
    solid: {
      distance,
      skin,
      materials: [
        { ...own, glow: 0.55 },
        plainMaterial(tone(ground, -0.35), 'wood'),
        plainMaterial('#3d352c', 'fibre', 0),
        { ...plainMaterial('#fff0c8', 'glaze'), glow: 1.4 },
      ],
      bound: { at: [0, 0.9, 0], radius: 1 },
      rest: 'air',
      focus: { weave: [0, 0.42, 0.44], border: [0.12, 0.24, 0.45] },
    },
    camera: { target: [0, 0.62, 0], width: 1.36, pitch: -4, yaw: 0 },
  };
};

/** A round basket with a hooped handle. */
export const basket: SolidModel = (scene) => {
  const profile: Point[] = [
    [0.3, 0],
    [0.34, 0.06],
    [0.42, 0.24],
    [0.46, 0.44],
  ];
  const hoop = ring([0, 0, 0], 0.42, 0.026);
  const parts: Part[] = [
    { distance: turnedOnWheel(shell(profile, 0.035)), material: 0, lay: wrap(scene, 0.48, 0) },
    { distance: ring([0, 0.46, 0], 0.455, 0.03), material: 1, lay: wrap(scene, 0.5, 0.4) },
    { distance: moved((x, y, z) => Math.max(hoop(x, z, y), -y), [0, 0.46, 0]), material: 1 },
  ];
  const { distance, skin } = assembled(parts);
  return {
    solid: {
      distance,
      skin,
      materials: [
        ownMaterial(scene),
        plainMaterial(tone(scene.panel.pen.inks.ground, -0.2), 'fibre', 0.3),
      ],
      bound: { at: [0, 0.45, 0], radius: 0.66 },
      rest: 'table',
      focus: { weave: [0, 0.22, 0.42], border: [0.1, 0.44, 0.46] },
    },
    camera: { target: [0, 0.36, 0], width: 1.3, pitch: 18, yaw: 0 },
  };
};
