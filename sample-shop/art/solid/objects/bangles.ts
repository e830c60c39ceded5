import { fraction, length2 } from '../../paint/numbers.ts';
import { limitedTo, ring } from '../distance.ts';
import type { Place } from '../distance.ts';
import { combineParts } from '../parts.ts';
import type { Part } from '../parts.ts';
import { techniqueMaterial } from '../solid-scene.ts';
import type { SolidModel, SolidScene } from '../solid-scene.ts';

const RADIUS = 0.37;
const THICK = 0.05;
const LEAN = 1.05;

export const bangles: SolidModel = (scene) => {
  const stacked = [0, 1, 2, 3, 4].map((i) => stackedBangle(scene, i));
  const { distance, skin } = combineParts([...stacked, leaningBangle(scene)]);
  return {
    solid: {
      distance,
      skin,
      materials: [techniqueMaterial(scene)],
      bound: { at: [0.03, 0.3, 0.15], radius: 0.86 },
      rest: 'table',
      focus: { weave: [-0.2, 0.25, 0.33], border: [0.16, 0.6, 0.45] },
    },
    camera: { target: [0.04, 0.26, 0.15], width: 1.36, pitch: 26, yaw: -10 },
    span: 0.64,
  };
};

function stackedBangle(scene: SolidScene, index: number): Part {
  const slip = () => scene.random.between(-0.016, 0.016);
  const middle: Place = [slip(), THICK + index * THICK * 1.94, slip()];
  return {
    distance: limitedTo(middle, RADIUS + THICK, ring(middle, RADIUS, THICK)),
    material: 0,
    lay: around(scene, index, (x, y, z) => [x - middle[0], y - middle[1], z - middle[2]]),
  };
}

function leaningBangle(scene: SolidScene): Part {
  const [cos, sin] = [Math.cos(LEAN), Math.sin(LEAN)];
  const upright = (x: number, y: number, z: number): Place => {
    const [dy, dz] = [y - 0.385, z - 0.5];
    return [x - 0.16, dy * cos + dz * sin, dz * cos - dy * sin];
  };
  const lying = limitedTo([0, 0, 0], RADIUS + THICK, ring([0, 0, 0], RADIUS, THICK));
  return {
    distance: (x, y, z) => lying(...upright(x, y, z)),
    material: 0,
    lay: around(scene, 7, upright),
  };
}

/** The pattern runs around the bangle; each bangle of a set shows another band of it. */
function around(
  { panel }: SolidScene,
  index: number,
  local: (x: number, y: number, z: number) => Place,
): NonNullable<Part['lay']> {
  const { plan } = panel;
  return (x, y, z, skin) => {
    const [a, b, c] = local(x, y, z);
    const tube = Math.atan2(b, length2(a, c) - RADIUS);
    skin.u = fraction(Math.atan2(a, c) / (Math.PI * 2) + 0.5) * plan.width;
    skin.v = (((index * 6) % (plan.length - 14)) + 7 + tube * 1.9) % plan.length;
  };
}
