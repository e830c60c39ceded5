import { fraction, length2 } from '../../paint/numbers.ts';
import type { Point } from '../../paint/svg.ts';
import { ball, ellipsoid, limitedTo, taperedRod, ring, lathe } from '../distance.ts';
import type { Distance } from '../distance.ts';
import { combineParts, plainMaterial } from '../parts.ts';
import type { Part } from '../parts.ts';
import type { Skin } from '../solid.ts';
import { techniqueMaterial } from '../solid-scene.ts';
import type { SolidModel, SolidScene } from '../solid-scene.ts';

const ASIDE = 0.27;
const BEFORE = 0.2;
const BELL_AT = 0.3;
const STUD_AT = 0.78;

const BELL: readonly Point[] = [
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

export const earrings: SolidModel = (scene) => {
  const { distance, skin } = combineParts([...bells(scene), ...studs(scene), bar()]);
  const { motif, accent, ground } = scene.panel.pen.inks;
  return {
    solid: {
      distance,
      skin,
      materials: [
        techniqueMaterial(scene),
        plainMaterial(motif, 'glaze', 0.9),
        plainMaterial(accent, 'glaze', 1),
        plainMaterial(ground, 'metal', 0.9),
        plainMaterial('#7a4e2c', 'wood', 0.4),
      ],
      bound: { at: [0, 0.62, BEFORE], radius: 0.72 },
      rest: 'ground',
      focus: { weave: [ASIDE, 0.42, BEFORE + 0.15], border: [ASIDE, STUD_AT, BEFORE] },
    },
    camera: { target: [0, 0.6, 0], width: 1.16, pitch: 3, yaw: 0 },
    span: 0.7,
  };
};

/** A part of one earring at its height, and the same part on the other side. */
function hung(body: Distance, height: number, radius: number): Distance {
  const near = limitedTo([0, 0, 0], radius, body);
  return (x, y, z) => near(Math.abs(x) - ASIDE, y - height, z - BEFORE);
}

function bells({ panel }: SolidScene): Part[] {
  const { plan } = panel;
  const lay = (x: number, y: number, z: number, skin: Skin) => {
    skin.u =
      fraction(Math.atan2(Math.abs(x) - ASIDE, z - BEFORE) / (Math.PI * 2) + 0.5) *
      plan.width *
      0.5;
    skin.v = plan.length * 0.5 + (0.56 - y) * 55;
  };
  return [
    { distance: hung(lathe(BELL), BELL_AT, 0.34), material: 0, lay },
    { distance: hung(pearls, BELL_AT, 0.26), material: 1 },
    { distance: hung(ball([0, 0, 0], 0.045), BELL_AT, 0.05), material: 2 },
    { distance: hung(ring([0, 0, 0], 0.2, 0.014), BELL_AT + 0.005, 0.24), material: 3 },
    { distance: hung(taperedRod([0, 0.64, 0], [0, 0.56, 0], [0.012, 0.012]), 0, 0.7), material: 3 },
  ];
}

/** A row of pearls round the mouth of the bell. */
const pearls: Distance = (x, y, z) => {
  const share = Math.atan2(x, z) / (Math.PI * 2);
  const nearest = (Math.round(share * 14) / 14) * Math.PI * 2;
  const [dx, dz] = [x - Math.sin(nearest) * 0.19, z - Math.cos(nearest) * 0.19];
  return Math.sqrt(dx * dx + (y + 0.035) ** 2 + dz * dz) - 0.026;
};

function studs({ panel }: SolidScene): Part[] {
  const { plan } = panel;
  const lay = (x: number, y: number, _z: number, skin: Skin) => {
    skin.u = plan.width * 0.5 + (Math.abs(x) - ASIDE) * 46;
    skin.v = plan.length * 0.5 - (y - STUD_AT) * 46;
  };
  const rim: Distance = (x, y, z) => length2(length2(x, y) - 0.13, z) - 0.016;
  return [
    { distance: hung(ellipsoid([0, 0, 0], [0.13, 0.13, 0.035]), STUD_AT, 0.14), material: 0, lay },
    { distance: hung(rim, STUD_AT, 0.15), material: 3 },
    { distance: hung(ball([0, 0, 0.03], 0.034), STUD_AT, 0.07), material: 2 },
    {
      distance: hung(taperedRod([0, 0.12, 0], [0, 0.19, 0], [0.012, 0.012]), STUD_AT, 0.21),
      material: 3,
    },
  ];
}

function bar(): Part {
  return {
    distance: taperedRod([-0.56, 0.985, BEFORE], [0.56, 0.985, BEFORE], [0.026, 0.026]),
    material: 4,
  };
}
