import { at, clamp, length2, length3 } from '../paint/numbers.ts';
import type { Point } from '../paint/svg.ts';
import { polygonOutline } from '../drape/outlines.ts';

/** Signed distance from a point in space to a body, negative inside. A body is about one unit high. */
export type Distance = (x: number, y: number, z: number) => number;

export type Place = readonly [number, number, number];

export function ball([cx, cy, cz]: Place, radius: number): Distance {
  return (x, y, z) => Math.sqrt((x - cx) ** 2 + (y - cy) ** 2 + (z - cz) ** 2) - radius;
}

/** An ellipsoid; the distance is accurate enough for ray marching. */
export function ellipsoid([cx, cy, cz]: Place, [rx, ry, rz]: Place): Distance {
  return (x, y, z) => {
    const [px, py, pz] = [x - cx, y - cy, z - cz];
    const near = Math.sqrt((px / rx) ** 2 + (py / ry) ** 2 + (pz / rz) ** 2);
    const steep = Math.sqrt((px / rx ** 2) ** 2 + (py / ry ** 2) ** 2 + (pz / rz ** 2) ** 2);
    return steep < 1e-6 ? -Math.min(rx, ry, rz) : (near * (near - 1)) / steep;
  };
}

/** A rounded rod whose thickness goes from `thick[0]` to `thick[1]`. */
export function taperedRod(from: Place, to: Place, thick: readonly [number, number]): Distance {
  const [ax, ay, az] = from;
  const [bx, by, bz] = [to[0] - ax, to[1] - ay, to[2] - az];
  const square = bx * bx + by * by + bz * bz;
  return (x, y, z) => {
    const t = clamp(((x - ax) * bx + (y - ay) * by + (z - az) * bz) / square);
    const radius = thick[0] + (thick[1] - thick[0]) * t;
    return (
      Math.sqrt((x - ax - bx * t) ** 2 + (y - ay - by * t) ** 2 + (z - az - bz * t) ** 2) - radius
    );
  };
}

export function ring([cx, cy, cz]: Place, radius: number, thick: number): Distance {
  return (x, y, z) => length2(length2(x - cx, z - cz) - radius, y - cy) - thick;
}

export function block([cx, cy, cz]: Place, [hx, hy, hz]: Place, round: number): Distance {
  return (x, y, z) => {
    const [qx, qy, qz] = [
      Math.abs(x - cx) - hx + round,
      Math.abs(y - cy) - hy + round,
      Math.abs(z - cz) - hz + round,
    ];
    const outside = Math.sqrt(Math.max(qx, 0) ** 2 + Math.max(qy, 0) ** 2 + Math.max(qz, 0) ** 2);
    return outside + Math.min(Math.max(qx, qy, qz), 0) - round;
  };
}

/** The union of all bodies, with hollows of depth `blend` filled where they meet. */
export function smoothUnion(bodies: readonly Distance[], blend: number): Distance {
  const [first, ...others] = bodies;
  return (x, y, z) => {
    let near = first?.(x, y, z) ?? 1e3;
    for (const body of others) near = softMinimum(near, body(x, y, z), blend);
    return near;
  };
}

function softMinimum(a: number, b: number, blend: number): number {
  const overlap = Math.max(blend - Math.abs(a - b), 0) / blend;
  return Math.min(a, b) - (overlap * overlap * blend) / 4;
}

const GRID = 220;

/** The closed profile (radius, height) rotated around the vertical axis. */
export function lathe(profile: readonly Point[]): Distance {
  const outline = polygonOutline(profile, Infinity);
  const top = Math.max(...profile.map(([, y]) => y)) + 0.2;
  const wide = Math.max(...profile.map(([r]) => r)) + 0.2;
  const bottom = Math.min(...profile.map(([, y]) => y)) - 0.2;
  const table = new Float32Array(GRID * GRID);
  for (let i = 0; i < table.length; i += 1) {
    const r = ((i % GRID) / (GRID - 1)) * wide;
    const y = bottom + (Math.floor(i / GRID) / (GRID - 1)) * (top - bottom);
    table[i] = outline(r, y);
  }
  return (x, y, z) => {
    const r = Math.sqrt(x * x + z * z);
    const beyond = Math.max(0, r - wide, y - top, bottom - y);
    const gx = clamp(r / wide, 0, 0.9999) * (GRID - 1);
    const gy = clamp((y - bottom) / (top - bottom), 0, 0.9999) * (GRID - 1);
    const cell = Math.floor(gy) * GRID + Math.floor(gx);
    const s = gx - Math.floor(gx);
    const t = gy - Math.floor(gy);
    const lower = at(table, cell) * (1 - s) + at(table, cell + 1) * s;
    const upper = at(table, cell + GRID) * (1 - s) + at(table, cell + GRID + 1) * s;
    return lower * (1 - t) + upper * t + beyond;
  };
}

/** Rotates the body around the vertical axis and moves it. */
export function transformed(body: Distance, [dx, dy, dz]: Place, turn = 0): Distance {
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  return (x, y, z) =>
    body((x - dx) * cos - (z - dz) * sin, y - dy, (x - dx) * sin + (z - dz) * cos);
}

/** Evaluates the body only near its bounding ball; farther away returns the distance to the ball. */
export function limitedTo(middle: Place, radius: number, body: Distance): Distance {
  const [cx, cy, cz] = middle;
  return (x, y, z) => {
    const away = length3(x - cx, y - cy, z - cz) - radius;
    return away > 0.06 ? away : body(x, y, z);
  };
}
