import { tone } from '../../paint/colour.ts';
import { fraction, length2 } from '../../paint/numbers.ts';
import type { Point } from '../../paint/svg.ts';
import { ball, limitedTo, taperedRod, transformed, ring, lathe } from '../distance.ts';
import type { Distance, Place } from '../distance.ts';
import { combineParts, plainMaterial } from '../parts.ts';
import type { Part } from '../parts.ts';
import { techniqueMaterial } from '../solid-scene.ts';
import type { SolidModel } from '../solid-scene.ts';
import { shell, wrap } from '../lathe-profile.ts';

const PLATE: readonly Point[] = [
  [0, 0],
  [0.3, 0],
  [0.36, 0.03],
  [0.5, 0.055],
  [0.505, 0.075],
  [0.36, 0.052],
  [0.3, 0.025],
  [0, 0.022],
];

const LEAN = (72 * Math.PI) / 180;

/** A plate leaning on a small wooden stand, its face to the viewer; the border runs round its rim. */
export const plate: SolidModel = (scene) => {
  const { plan } = scene.panel;
  const lying = lathe(PLATE);
  const [cos, sin] = [Math.cos(LEAN), Math.sin(LEAN)];
  const local = (x: number, y: number, z: number): Place => {
    const [dy, dz] = [y - 0.55, z - 0.02];
    return [x, dy * cos + dz * sin, dz * cos - dy * sin];
  };
  const face: Distance = (x, y, z) => lying(...local(x, y, z));
  const lay: NonNullable<Part['lay']> = (x, y, z, skin) => {
    const [px, , pz] = local(x, y, z);
    const r = length2(px, pz);
    const rim = (0.505 - r) * 62;
    const onRim = rim < plan.start;
    skin.u = onRim
      ? fraction(Math.atan2(px, pz) / (Math.PI * 2)) * plan.width
      : plan.width / 2 + px * 58;
    skin.v = onRim ? Math.max(0.1, rim) : (plan.start + plan.length) / 2 + pz * 58;
  };
  const { distance, skin } = combineParts([{ distance: face, material: 0, lay }, ...stand()]);
  const { ground } = scene.panel.pen.inks;
  return {
    solid: {
      distance,
      skin: (x, y, z, spot) => {
        skin(x, y, z, spot);
        const [px, height, pz] = local(x, y, z);
        const isBack = height < 0.002 + Math.max(0, length2(px, pz) - 0.3) * 0.25;
        if (spot.material === 0 && isBack) spot.material = 2;
      },
      materials: [
        techniqueMaterial(scene),
        plainMaterial('#7a4e2c', 'wood', 0.4),
        plainMaterial(ground, scene.panel.finish.body ?? 'clay', scene.panel.finish.lustre),
      ],
      bound: { at: [0, 0.5, 0], radius: 0.72 },
      rest: 'table',
      focus: { weave: [0, 0.55, 0.05], border: [0.3, 0.3, 0.1] },
    },
    camera: { target: [0, 0.5, 0], width: 1.3, pitch: 10, yaw: 0 },
    span: 1.01,
  };
};

function stand(): Part[] {
  const foot = (x: number): Distance[] => [
    taperedRod([x, 0.03, 0.2], [x, 0.07, -0.1], [0.022, 0.022]),
    taperedRod([x, 0.07, -0.12], [x, 0.4, -0.2], [0.02, 0.016]),
    ball([x, 0.08, 0.2], 0.03),
  ];
  const bar = taperedRod([-0.2, 0.07, -0.1], [0.2, 0.07, -0.1], [0.018, 0.018]);
  return [...foot(-0.2), ...foot(0.2), bar].map((distance) => ({ distance, material: 1 }));
}

const SHADE: readonly Point[] = [
  [0.13, 1.1],
  [0.22, 1.06],
  [0.33, 0.92],
  [0.4, 0.72],
  [0.42, 0.56],
  [0.4, 0.56],
  [0.38, 0.72],
  [0.31, 0.9],
  [0.2, 1.03],
  [0.13, 1.075],
];

/** A table lamp: a woven shade, lit from inside, on a turned foot. */
export const lamp: SolidModel = (scene) => {
  const { ground } = scene.panel.pen.inks;
  const foot: Point[] = [
    [0, 0],
    [0.2, 0],
    [0.2, 0.035],
    [0.09, 0.075],
    [0.05, 0.14],
    [0.085, 0.26],
    [0.045, 0.38],
    [0.035, 0.62],
    [0, 0.62],
  ];
  const parts: Part[] = [
    {
      distance: limitedTo([0, 0.82, 0], 0.52, lathe(SHADE)),
      material: 0,
      lay: wrap(scene, 1.11, 0.56),
    },
    { distance: limitedTo([0, 0.56, 0], 0.44, ring([0, 0.56, 0], 0.41, 0.016)), material: 1 },
    { distance: limitedTo([0, 1.09, 0], 0.16, ring([0, 1.09, 0], 0.13, 0.014)), material: 1 },
    { distance: limitedTo([0, 0.3, 0], 0.42, lathe(foot)), material: 2 },
    { distance: ball([0, 0.72, 0], 0.1), material: 3 },
  ];
  const { distance, skin } = combineParts(parts);
  return {
    solid: {
      distance,
      skin,
      materials: [
        { ...techniqueMaterial(scene), glow: 0.7 },
        plainMaterial(tone(ground, -0.3), 'wood'),
        plainMaterial('#6d4428', 'wood', 0.6),
        { ...plainMaterial('#fff0c8', 'glaze'), glow: 1.4 },
      ],
      bound: { at: [0, 0.56, 0], radius: 0.78 },
      rest: 'table',
      focus: { weave: [0, 0.78, 0.38], border: [0.12, 0.6, 0.4] },
    },
    camera: { target: [0, 0.52, 0], width: 1.24, pitch: 8, yaw: 0 },
    span: 1.1,
  };
};

export const basket: SolidModel = (scene) => {
  const profile: Point[] = [
    [0.3, 0],
    [0.34, 0.06],
    [0.42, 0.24],
    [0.46, 0.44],
  ];
  const hoop = ring([0, 0, 0], 0.42, 0.026);
  const parts: Part[] = [
    { distance: lathe(shell(profile, 0.035)), material: 0, lay: wrap(scene, 0.48, 0) },
    { distance: ring([0, 0.46, 0], 0.445, 0.03), material: 1 },
    { distance: transformed((x, y, z) => Math.max(hoop(x, z, y), -y), [0, 0.46, 0]), material: 1 },
  ];
  const { distance, skin } = combineParts(parts);
  return {
    solid: {
      distance,
      skin,
      materials: [
        techniqueMaterial(scene),
        plainMaterial(tone(scene.panel.pen.inks.ground, -0.2), 'fibre', 0.3),
      ],
      bound: { at: [0, 0.45, 0], radius: 0.66 },
      rest: 'table',
      focus: { weave: [0, 0.22, 0.42], border: [0.1, 0.44, 0.46] },
    },
    camera: { target: [0, 0.36, 0], width: 1.3, pitch: 18, yaw: 0 },
    span: 0.46,
  };
};
