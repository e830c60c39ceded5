import type { Motif } from '../../art-recipe.ts';
import { block, ellipsoid, taperedRod, smoothUnion } from '../distance.ts';
import type { Distance, Place } from '../distance.ts';
import { combineParts, plainMaterial } from '../parts.ts';
import type { Part } from '../parts.ts';
import { PATTERN_CM } from '../draw-solid.ts';
import type { Skin } from '../solid.ts';
import { techniqueMaterial } from '../solid-scene.ts';
import type { SolidModel } from '../solid-scene.ts';

/** The same body on both sides of the middle plane. */
function pair(body: (side: 1 | -1) => Distance): Distance[] {
  return [body(1), body(-1)];
}

const leg = (x: number, z: number, top: number, thick: readonly [number, number]) =>
  taperedRod([x, top, z * 0.8], [x * 1.04, 0.02, z], thick);

const horse = (): Distance[] => [
  ellipsoid([0.06, 0.44, 0], [0.25, 0.13, 0.125]),
  taperedRod([-0.12, 0.48, 0], [-0.23, 0.82, 0], [0.1, 0.062]),
  taperedRod([-0.23, 0.84, 0], [-0.385, 0.755, 0], [0.066, 0.042]),
  ...pair((s) => taperedRod([-0.215, 0.88, s * 0.035], [-0.185, 1.03, s * 0.055], [0.026, 0.012])),
  ...pair((s) => leg(-0.13, s * 0.085, 0.42, [0.062, 0.05])),
  ...pair((s) => leg(0.23, s * 0.09, 0.42, [0.072, 0.052])),
  taperedRod([0.29, 0.5, 0], [0.36, 0.26, 0], [0.035, 0.024]),
  taperedRod([-0.14, 0.62, 0], [-0.2, 0.9, 0], [0.03, 0.034]),
];

const bull = (): Distance[] => [
  ellipsoid([0.05, 0.42, 0], [0.29, 0.165, 0.145]),
  ellipsoid([-0.11, 0.58, 0], [0.11, 0.1, 0.085]),
  taperedRod([-0.2, 0.5, 0], [-0.34, 0.56, 0], [0.11, 0.085]),
  taperedRod([-0.34, 0.57, 0], [-0.46, 0.47, 0], [0.08, 0.05]),
  ...pair((s) => taperedRod([-0.34, 0.63, s * 0.05], [-0.38, 0.74, s * 0.15], [0.026, 0.02])),
  ...pair((s) => taperedRod([-0.38, 0.74, s * 0.15], [-0.36, 0.88, s * 0.12], [0.02, 0.008])),
  ...pair((s) => taperedRod([-0.32, 0.6, s * 0.08], [-0.29, 0.57, s * 0.17], [0.026, 0.02])),
  ...pair((s) => leg(-0.16, s * 0.095, 0.36, [0.065, 0.05])),
  ...pair((s) => leg(0.24, s * 0.095, 0.36, [0.072, 0.05])),
  taperedRod([0.33, 0.5, 0], [0.4, 0.16, 0], [0.022, 0.026]),
];

const elephant = (): Distance[] => [
  ellipsoid([0.07, 0.46, 0], [0.3, 0.21, 0.18]),
  ellipsoid([-0.27, 0.58, 0], [0.15, 0.16, 0.135]),
  taperedRod([-0.38, 0.55, 0], [-0.46, 0.28, 0], [0.07, 0.045]),
  taperedRod([-0.46, 0.28, 0], [-0.4, 0.13, 0], [0.045, 0.03]),
  ...pair((s) => ellipsoid([-0.2, 0.56, s * 0.16], [0.1, 0.14, 0.03])),
  ...pair((s) => taperedRod([-0.37, 0.46, s * 0.07], [-0.5, 0.42, s * 0.09], [0.022, 0.01])),
  ...pair((s) => leg(-0.14, s * 0.11, 0.36, [0.085, 0.08])),
  ...pair((s) => leg(0.25, s * 0.11, 0.36, [0.09, 0.08])),
  taperedRod([0.36, 0.5, 0], [0.41, 0.28, 0], [0.018, 0.02]),
  block([0.07, 0.665, 0], [0.17, 0.035, 0.13], 0.03),
];

const owl = (): Distance[] => [
  ellipsoid([0, 0.36, 0], [0.24, 0.34, 0.21]),
  ellipsoid([0, 0.68, 0], [0.22, 0.19, 0.19]),
  ...pair((s) => taperedRod([s * 0.13, 0.8, 0], [s * 0.19, 0.95, 0], [0.05, 0.012])),
  ...pair((s) => ellipsoid([s * 0.09, 0.7, 0.16], [0.075, 0.075, 0.04])),
  taperedRod([0, 0.66, 0.18], [0, 0.61, 0.23], [0.03, 0.008]),
  ...pair((s) => ellipsoid([s * 0.22, 0.4, 0], [0.06, 0.24, 0.14])),
  ...pair((s) => ellipsoid([s * 0.09, 0.04, 0.12], [0.07, 0.045, 0.09])),
];

const bird = (): Distance[] => [
  ellipsoid([0, 0.36, 0], [0.24, 0.16, 0.14]),
  taperedRod([-0.16, 0.42, 0], [-0.26, 0.72, 0], [0.075, 0.042]),
  ellipsoid([-0.28, 0.76, 0], [0.07, 0.06, 0.055]),
  taperedRod([-0.32, 0.76, 0], [-0.41, 0.735, 0], [0.025, 0.006]),
  taperedRod([-0.26, 0.8, 0], [-0.23, 0.92, 0], [0.012, 0.022]),
  ellipsoid([0.3, 0.42, 0], [0.26, 0.2, 0.05]),
  ellipsoid([0.38, 0.56, 0], [0.17, 0.22, 0.04]),
  ...pair((s) => taperedRod([0, 0.24, s * 0.06], [0, 0.03, s * 0.07], [0.026, 0.022])),
  block([0, 0.025, 0], [0.16, 0.025, 0.14], 0.02),
];

const fish = (): Distance[] => [
  ellipsoid([-0.03, 0.44, 0], [0.36, 0.2, 0.12]),
  ellipsoid([0.38, 0.55, 0], [0.12, 0.16, 0.03]),
  ellipsoid([0.38, 0.34, 0], [0.12, 0.15, 0.03]),
  ellipsoid([0, 0.64, 0], [0.16, 0.1, 0.025]),
  ...pair((s) => ellipsoid([-0.26, 0.49, s * 0.09], [0.035, 0.035, 0.025])),
  taperedRod([0, 0.26, 0], [0, 0.05, 0], [0.05, 0.06]),
  block([0, 0.03, 0], [0.16, 0.03, 0.12], 0.02),
];

const boat = (): Distance[] => [
  ellipsoid([0, 0.2, 0], [0.48, 0.13, 0.16]),
  taperedRod([-0.4, 0.24, 0], [-0.52, 0.42, 0], [0.05, 0.02]),
  taperedRod([0.4, 0.24, 0], [0.52, 0.42, 0], [0.05, 0.02]),
  taperedRod([0, 0.2, 0], [0, 0.95, 0], [0.022, 0.016]),
  ellipsoid([0.13, 0.62, 0], [0.15, 0.26, 0.03]),
  block([0, 0.34, 0], [0.16, 0.06, 0.09], 0.03),
];

const BEASTS: Partial<Record<Motif, () => Distance[]>> = {
  horse,
  bull,
  elephant,
  owl,
  peacock: bird,
  parrot: bird,
  fish,
  boat,
};

export const figurine: SolidModel = (scene) => {
  const { motif = 'horse' } = scene.panel.pen;
  const shape = smoothUnion((BEASTS[motif] ?? horse)(), 0.05);
  const { plan } = scene.panel;
  const lay = (x: number, y: number, z: number, skin: Skin) => {
    skin.u = plan.width / 2 + (x + z * 0.35) * PATTERN_CM;
    skin.v = plan.length * 0.9 - y * PATTERN_CM;
  };
  const eyes =
    motif === 'owl' ? pair((s) => ellipsoid([s * 0.09, 0.7, 0.195], [0.03, 0.03, 0.015])) : [];
  const parts: Part[] = [
    { distance: shape, material: 0, lay },
    ...eyes.map((distance): Part => ({ distance, material: 1 })),
  ];
  const { distance, skin } = combineParts(parts);
  const focus: Place = motif === 'owl' ? [0, 0.4, 0.2] : [0.08, 0.44, 0.13];
  return {
    solid: {
      distance,
      skin,
      materials: [techniqueMaterial(scene), plainMaterial(scene.panel.pen.inks.dark, 'glaze', 0.8)],
      bound: { at: [0, 0.5, 0], radius: 0.78 },
      rest: 'table',
      focus: { weave: focus, border: motif === 'owl' ? [0, 0.7, 0.15] : [-0.3, 0.7, 0.05] },
    },
    camera: { target: [-0.02, 0.46, 0], width: 1.24, pitch: 9, yaw: motif === 'owl' ? -14 : -26 },
    span: motif === 'bull' ? 0.88 : 1.02,
  };
};
