import { clamp, length3, smoothstep } from '../paint/numbers.ts';
import type { Place } from './distance.ts';
import type { Material } from './solid.ts';

/** Direction of the window: upper left, in front of the object. */
export const LAMP: Place = unit(-0.55, 0.72, 0.62);

export interface SurfacePoint {
  normal: Place;
  into: Place;
  /** Share of the window's light that arrives, and how unobstructed the place is. */
  sun: number;
  open: number;
}

interface Look {
  diffuse: number;
  mirror: number;
  sharp: number;
  tinted: boolean;
}

const LOOKS: Record<Material['body'], Look> = {
  clay: { diffuse: 1, mirror: 0.05, sharp: 8, tinted: false },
  glaze: { diffuse: 0.92, mirror: 0.5, sharp: 60, tinted: false },
  metal: { diffuse: 0.5, mirror: 0.95, sharp: 26, tinted: true },
  wood: { diffuse: 1, mirror: 0.12, sharp: 16, tinted: false },
  lacquer: { diffuse: 0.9, mirror: 0.42, sharp: 44, tinted: false },
  stone: { diffuse: 1, mirror: 0.22, sharp: 24, tinted: false },
  fibre: { diffuse: 1, mirror: 0.06, sharp: 8, tinted: false },
  hide: { diffuse: 1, mirror: 0.14, sharp: 12, tinted: false },
};

/** Writes the lit colour (linear light) of a point to `out`. */
export function lightMaterial(
  out: Float32Array,
  colour: Float32Array,
  material: Material,
  meeting: SurfacePoint,
): void {
  const look = LOOKS[material.body];
  const { normal, into, sun, open } = meeting;
  const facing = Math.max(0, dot(normal, LAMP)) * sun;
  const sky = (0.36 + 0.2 * normal[1]) * open;
  const diffuse = look.diffuse * (sky + 0.86 * facing);
  const slant = 1 - Math.max(0, -dot(normal, into));
  const edge = 0.25 + 0.75 * slant ** 4;
  const room = roomReflection(reflected(into, normal), look.sharp) * open;
  const mirror = look.mirror * (0.35 + 0.65 * material.lustre) * (look.tinted ? 1 : edge) * room;
  const glow = material.glow ?? 0;
  for (let k = 0; k < 3; k += 1) {
    const own = colour[k] ?? 0;
    const shine = look.tinted ? own * 1.5 + 0.05 : 0.9;
    out[k] = own * diffuse + mirror * shine + own * glow * (k === 0 ? 1.15 : k === 1 ? 0.85 : 0.5);
  }
}

/** The room as a shiny object reflects it: a tall window on the left, a paler wall, a warm table. */
function roomReflection([x, y, z]: Place, sharp: number): number {
  const toWindow = clamp(x * LAMP[0] + y * LAMP[1] + z * LAMP[2]);
  const window = toWindow ** sharp * 2.1;
  const strip = smoothstep(0.86, 0.96, -x) * 0.35 + smoothstep(0.7, 0.95, x) * 0.18;
  const wall = 0.16 + 0.3 * smoothstep(-0.3, 0.9, y);
  return window + strip + wall;
}

function reflected(into: Place, normal: Place): Place {
  const twice = 2 * dot(into, normal);
  return [into[0] - twice * normal[0], into[1] - twice * normal[1], into[2] - twice * normal[2]];
}

function dot(a: Place, b: Place): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function unit(x: number, y: number, z: number): Place {
  const length = length3(x, y, z);
  return [x / length, y / length, z / length];
}
