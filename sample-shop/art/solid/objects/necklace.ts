import { fraction, length2 } from '../../paint/numbers.ts';
import { ball, ellipsoid, limitedTo } from '../distance.ts';
import type { Distance } from '../distance.ts';
import { combineParts, plainMaterial } from '../parts.ts';
import type { Part } from '../parts.ts';
import type { Material, Skin } from '../solid.ts';
import { techniqueMaterial } from '../solid-scene.ts';
import type { SolidModel, SolidScene } from '../solid-scene.ts';

const LOOP = { middle: 0.62, wide: 0.4, high: 0.5, beads: 44, above: 0.035 } as const;

interface Bead {
  x: number;
  y: number;
  radius: number;
}

/** A string of beads laid out on the ground in a loop, a pendant at its lowest point. */
export const necklace: SolidModel = (scene) => {
  const beads = threaded();
  const parts: Part[] = [
    {
      distance: stringOf(beads),
      material: 1,
      lay: (x, y, _z, skin) => (skin.material = 1 + (nearestBead(beads, x, y) % 3)),
    },
    ...pendant(scene),
  ];
  const { distance, skin } = combineParts(parts);
  return {
    solid: {
      distance,
      skin,
      materials: [techniqueMaterial(scene), ...beadMaterials(scene)],
      bound: { at: [0, 0.48, 0.04], radius: 0.78 },
      rest: 'ground',
      focus: { weave: [0, 0.02, 0.08], border: [0.3, 0.3, 0.05] },
    },
    camera: { target: [0.02, 0.45, 0], width: 1.18, pitch: 0, yaw: 0 },
    span: 0.34,
  };
};

/** Beads grow towards the pendant; every fourth is a little larger. */
function threaded(): Bead[] {
  return Array.from({ length: LOOP.beads }, (_, i) => {
    const angle = ((i + 0.5) / LOOP.beads) * Math.PI * 2;
    const low = (1 + Math.cos(angle)) / 2;
    return {
      x: Math.sin(angle) * LOOP.wide * (1 - 0.12 * low),
      y: LOOP.middle + Math.cos(angle) * LOOP.high,
      radius: 0.024 + 0.012 * (1 - low) + (i % 4 === 0 ? 0.006 : 0),
    };
  });
}

function indexNear(x: number, y: number): number {
  const angle = Math.atan2(x / LOOP.wide, (y - LOOP.middle) / LOOP.high);
  return Math.round(fraction(angle / (Math.PI * 2)) * LOOP.beads - 0.5);
}

function stringOf(beads: readonly Bead[]): Distance {
  return (x, y, z) => {
    const around = length2(x / LOOP.wide, (y - LOOP.middle) / LOOP.high);
    const off = Math.max(z - 0.1, (Math.abs(around - 0.97) - 0.28) * LOOP.wide);
    if (off > 0.02) return off;
    const near = indexNear(x, y);
    let gap = 0.2;
    for (let k = near - 2; k <= near + 2; k += 1) {
      const bead = beads[(k + LOOP.beads) % LOOP.beads];
      if (!bead) continue;
      const [dx, dy, dz] = [x - bead.x, y - bead.y, z - LOOP.above];
      gap = Math.min(gap, Math.sqrt(dx * dx + dy * dy + dz * dz) - bead.radius);
    }
    return gap;
  };
}

function nearestBead(beads: readonly Bead[], x: number, y: number): number {
  const near = indexNear(x, y);
  const around = [-2, -1, 0, 1, 2].map((k) => (near + k + LOOP.beads) % LOOP.beads);
  const gapOf = (index: number) => {
    const bead = beads[index];
    return bead ? length2(x - bead.x, y - bead.y) - bead.radius : 9;
  };
  return around.reduce(
    (best, index) => (gapOf(index) < gapOf(best) ? index : best),
    near % LOOP.beads,
  );
}

function pendant({ panel }: SolidScene): Part[] {
  const { plan } = panel;
  const lay = (x: number, y: number, _z: number, skin: Skin) => {
    skin.u = plan.width / 2 + x * 50;
    skin.v = plan.length / 2 - (y - 0.02) * 50;
  };
  const rim: Distance = (x, y, z) =>
    length2(length2(x, (y - 0.02) * 0.88) - 0.15, z - 0.04) - 0.018;
  const drops = [-0.1, 0, 0.1].map((x): Part => ({
    distance: ball([x, -0.2 + Math.abs(x) * 0.3, 0.04], 0.034),
    material: x === 0 ? 2 : 1,
  }));
  return [
    {
      distance: limitedTo([0, 0.02, 0.05], 0.18, ellipsoid([0, 0.02, 0.05], [0.15, 0.17, 0.04])),
      material: 0,
      lay,
    },
    { distance: limitedTo([0, 0.02, 0.05], 0.2, rim), material: 3 },
    ...drops,
  ];
}

function beadMaterials({ panel }: SolidScene): Material[] {
  const { motif, border, ground } = panel.pen.inks;
  const body = panel.finish.body ?? 'glaze';
  return [motif, border, ground].map((colour) => plainMaterial(colour, body, 0.75));
}
