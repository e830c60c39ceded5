import { smoothCurve } from '../drape/outlines.ts';
import { fraction } from '../paint/numbers.ts';
import type { Point } from '../paint/svg.ts';
import type { Part } from './parts.ts';
import type { Skin } from './solid.ts';
import type { SolidScene } from './solid-scene.ts';

/** A hollow turned body: the outer profile (radius, height) from foot to lip, then back along the inside. */
export function shell(outer: readonly Point[], wall: number): Point[] {
  const [foot = [0, 0] as Point] = outer;
  const outside = smooth(outer);
  const [lipRadius, lip] = outside.at(-1) ?? foot;
  const inside = outside
    .map(([r, y]): Point => [Math.max(0.004, r - wall), Math.min(lip, y + wall * 0.8)])
    .filter(([, y]) => y < lip - wall * 0.3)
    .reverse();
  const rounded: Point[] = [
    [lipRadius - wall * 0.2, lip + wall * 0.3],
    [lipRadius - wall * 0.5, lip + wall * 0.4],
    [lipRadius - wall * 0.8, lip + wall * 0.3],
  ];
  return [[0, foot[1]], ...outside, ...rounded, ...inside, [0, foot[1] + wall * 0.8]];
}

function smooth(points: readonly Point[]): Point[] {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return [];
  return smoothCurve([first, ...points, last], 6).slice(6, 6 * points.length + 1);
}

export function radiusAt(profile: readonly Point[], y: number): number {
  const above = profile.findIndex(([, height]) => height > y);
  const upper = profile[above === -1 ? profile.length - 1 : above];
  const lower = profile[Math.max(0, (above === -1 ? profile.length : above) - 1)];
  if (!upper || !lower) return 0;
  const rise = upper[1] - lower[1] || 1;
  return lower[0] + ((upper[0] - lower[0]) * (y - lower[1])) / rise;
}

/** The pattern wraps once around the body, with its upper edge at `top`. */
export function wrap({ panel }: SolidScene, top: number, bottom: number): NonNullable<Part['lay']> {
  const { plan } = panel;
  return (x: number, y: number, z: number, skin: Skin) => {
    skin.u = fraction(Math.atan2(x, z) / (Math.PI * 2) + 0.5) * plan.width;
    skin.v = Math.min(plan.length - 0.1, Math.max(0.1, ((top - y) / (top - bottom)) * plan.length));
  };
}
