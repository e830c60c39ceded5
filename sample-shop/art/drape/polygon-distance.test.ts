import { describe, expect, it } from 'vitest';

import { createRandom } from '../paint/seeded-random.ts';
import type { Point } from '../paint/svg.ts';
import { polygonDistance } from './polygon-distance.ts';

const STAR: readonly Point[] = Array.from({ length: 14 }, (_, i) => {
  const reach = i % 2 === 0 ? 1 : 0.4;
  const turn = 0.1 + (i / 14) * Math.PI * 2;
  return [reach * Math.cos(turn), reach * Math.sin(turn)];
});
const BOX = { left: -1, right: 1, top: -1, bottom: 1 };

function sampledDistance([x, y]: Point): number {
  const steps = 400;
  const gaps = STAR.flatMap(([ax, ay], i) => {
    const [bx, by] = STAR[(i + 1) % STAR.length]!;
    return Array.from({ length: steps }, (_, k) =>
      Math.hypot(x - ax - ((bx - ax) * k) / steps, y - ay - ((by - ay) * k) / steps),
    );
  });
  return Math.min(...gaps);
}

describe('the distance to an outline', () => {
  it('is the distance to the nearest side, near and far', () => {
    const random = createRandom('star');
    const distance = polygonDistance(STAR, BOX);
    for (let i = 0; i < 300; i += 1) {
      const place: Point = [random.between(-2.5, 2.5), random.between(-2.5, 2.5)];
      expect(Math.abs(Math.abs(distance(...place)) - sampledDistance(place))).toBeLessThan(0.003);
    }
  });

  it('is negative only inside', () => {
    const distance = polygonDistance(STAR, BOX);
    for (let i = 0; i < 14; i += 1) {
      const turn = 0.1 + (i / 14) * Math.PI * 2;
      const rim = i % 2 === 0 ? 1 : 0.4;
      expect(distance((rim - 0.01) * Math.cos(turn), (rim - 0.01) * Math.sin(turn))).toBeLessThan(
        0,
      );
      expect(
        distance((rim + 0.01) * Math.cos(turn), (rim + 0.01) * Math.sin(turn)),
      ).toBeGreaterThan(0);
    }
  });
});
