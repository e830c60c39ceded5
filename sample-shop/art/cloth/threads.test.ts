import { describe, expect, it } from 'vitest';

import { weaver } from './threads.ts';
import type { Stitch } from './threads.ts';

const PLACES = Array.from(
  { length: 400 },
  (_, i) => [(i % 20) + 0.5, Math.floor(i / 20) + 0.5] as const,
);

function sampleThreads(structure: 'plain' | 'twill' | 'weft-faced'): {
  share: number;
  crossings: Map<string, boolean>;
} {
  const weave = weaver({ structure, count: 6, figured: true, slub: 0 }, 7);
  const crossings = new Map<string, boolean>();
  for (const [x, y] of PLACES) {
    const stitch: Stitch = { warpOnTop: true, warp: 0, weft: 0, light: 1, gap: 0 };
    weave(x, y, stitch);
    crossings.set(`${stitch.warp},${stitch.weft}`, stitch.warpOnTop);
  }
  const over = [...crossings.values()].filter(Boolean).length;
  return { share: over / crossings.size, crossings };
}

describe('threads', () => {
  it('alternates over and under in a plain weave', () => {
    for (const [place, warpOnTop] of sampleThreads('plain').crossings) {
      const [warp, weft] = place.split(',').map(Number);
      expect(warpOnTop).toBe((warp! + weft!) % 2 === 0);
    }
  });

  it('hides nearly all of the warp in a weft-faced rug', () => {
    expect(sampleThreads('weft-faced').share).toBeLessThan(0.2);
    expect(sampleThreads('twill').share).toBeCloseTo(0.5, 1);
  });
});
