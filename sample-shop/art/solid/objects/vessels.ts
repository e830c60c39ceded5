import type { Point } from '../../paint/svg.ts';
import { lathe } from '../distance.ts';
import { combineParts, plainMaterial } from '../parts.ts';
import { techniqueMaterial } from '../solid-scene.ts';
import type { SolidModel } from '../solid-scene.ts';
import { radiusAt, shell, wrap } from '../lathe-profile.ts';

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

export const vase: SolidModel = (scene) => {
  const profile = scene.random.pick(VASES);
  const top = profile.at(-1)?.[1] ?? 1;
  const body = lathe(shell(profile, 0.03));
  const { distance, skin } = combineParts([
    { distance: body, material: 0, lay: wrap(scene, top, 0) },
  ]);
  return {
    solid: {
      distance,
      skin,
      materials: [techniqueMaterial(scene)],
      bound: { at: [0, top / 2, 0], radius: 0.66 },
      rest: 'table',
      focus: { weave: [0, 0.44, 0.36], border: [0, top - 0.12, 0.1] },
    },
    camera: { target: [0.02, top * 0.5, 0], width: 1.12, pitch: 13, yaw: 0 },
    span: top,
  };
};

/** An open bowl: the pattern outside, the plain ground inside, a band at the lip. */
export const bowl: SolidModel = (scene) => {
  const profile: Point[] = [
    [0.19, 0],
    [0.2, 0.05],
    [0.34, 0.14],
    [0.47, 0.3],
    [0.52, 0.46],
  ];
  const wall = 0.032;
  const outside = wrap(scene, 0.48, 0);
  const { inks } = scene.panel.pen;
  const { body = 'clay', lustre } = scene.panel.finish;
  return {
    solid: {
      distance: lathe(shell(profile, wall)),
      skin: (x, y, z, skin) => {
        const within = Math.sqrt(x * x + z * z) < radiusAt(profile, y) - wall * 0.6;
        outside(x, y, z, skin);
        skin.material = y > 0.452 ? 2 : within ? 1 : 0;
      },
      materials: [
        techniqueMaterial(scene),
        plainMaterial(inks.ground, body, lustre),
        plainMaterial(inks.motif, body, lustre),
      ],
      bound: { at: [0, 0.24, 0], radius: 0.62 },
      rest: 'table',
      focus: { weave: [0, 0.24, 0.44], border: [0.1, 0.42, 0.46] },
    },
    camera: { target: [0, 0.2, 0], width: 1.36, pitch: 21, yaw: 0 },
    span: 1.04,
  };
};
