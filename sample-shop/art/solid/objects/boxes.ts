import { block } from '../distance.ts';
import { combineParts, plainMaterial } from '../parts.ts';
import type { Part } from '../parts.ts';
import { PATTERN_CM } from '../draw-solid.ts';
import type { Place } from '../distance.ts';
import { techniqueMaterial } from '../solid-scene.ts';
import type { SolidModel, SolidScene } from '../solid-scene.ts';

/** Lays the pattern on each face of a block from its middle. */
function onFaces(
  { panel }: SolidScene,
  middle: Place,
  half: Place,
  shift: number,
): NonNullable<Part['lay']> {
  const { plan } = panel;
  return (x, y, z, skin) => {
    const [a, b, c] = [
      Math.abs(x - middle[0]) / half[0],
      Math.abs(y - middle[1]) / half[1],
      Math.abs(z - middle[2]) / half[2],
    ];
    const top = b > a && b > c;
    const side = !top && a > c;
    skin.u = plan.width / 2 + (side ? z : x) * PATTERN_CM;
    skin.v = plan.length / 2 + shift + (top ? z : -(y - middle[1])) * PATTERN_CM;
  };
}

export const box: SolidModel = (scene) => {
  const lower: [Place, Place] = [
    [0, 0.17, 0],
    [0.44, 0.17, 0.3],
  ];
  const lid: [Place, Place] = [
    [0, 0.405, 0],
    [0.455, 0.06, 0.315],
  ];
  const parts: Part[] = [
    { distance: block(...lower, 0.03), material: 0, lay: onFaces(scene, ...lower, 6) },
    { distance: block(...lid, 0.035), material: 0, lay: onFaces(scene, ...lid, 0) },
    { distance: block([0, 0.345, 0], [0.435, 0.012, 0.295], 0.01), material: 1 },
    { distance: block([0, 0.36, 0.32], [0.035, 0.05, 0.012], 0.012), material: 2 },
  ];
  const { distance, skin } = combineParts(parts);
  return {
    solid: {
      distance,
      skin,
      materials: [
        techniqueMaterial(scene),
        plainMaterial(scene.panel.pen.inks.dark, 'wood'),
        plainMaterial(scene.panel.pen.inks.zari, 'metal', 0.9),
      ],
      bound: { at: [0, 0.23, 0], radius: 0.66 },
      rest: 'table',
      focus: { weave: [0, 0.46, 0.02], border: [0.06, 0.36, 0.31] },
    },
    camera: { target: [0, 0.2, 0], width: 1.36, pitch: 34, yaw: 27 },
    span: 0.91,
  };
};
