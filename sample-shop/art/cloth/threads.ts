import { hash1, hash2, noise1, noise2 } from '../paint/noise.ts';
import { clamp } from '../paint/numbers.ts';
import type { Weave } from './cloth-technique.ts';

export interface Stitch {
  /** True where the warp (upright) thread lies on top. */
  warpOnTop: boolean;
  warp: number;
  weft: number;
  /** Brightness of the thread: 1 is its own colour, less in the gaps. */
  light: number;
  /** Share of a gap between threads, 0–1. */
  gap: number;
}

/** True when warp `i` is on top where it crosses weft `j`. */
const ON_TOP: Record<Weave['structure'], (i: number, j: number) => boolean> = {
  plain: (i, j) => ((i + j) & 1) === 0,
  twill: (i, j) => (((i - j) % 4) + 4) % 4 < 2,
  satin: (i, j) => (((i * 2 + j) % 5) + 5) % 5 !== 0,
  basket: (i, j) => (((i >> 1) + (j >> 1)) & 1) === 0,
  'weft-faced': (i, j) => ((i + j) & 7) === 0,
  solid: () => true,
};

/** A weave as a function of the position, in threads. Writes to `out`. */
export function weaver(
  { structure, slub }: Weave,
  seed: number,
): (x: number, y: number, out: Stitch) => void {
  const onTop = ON_TOP[structure];
  return (x, y, out) => {
    const wx =
      x + noise2(x * 0.07, y * 0.05, seed) * (0.5 + slub * 0.8) + noise1(y * 0.6, seed + 5) * 0.05;
    const wy =
      y +
      noise2(x * 0.05, y * 0.07, seed + 9) * (0.5 + slub * 0.8) +
      noise1(x * 0.6, seed + 6) * 0.05;
    const i = Math.floor(wx);
    const j = Math.floor(wy);
    const warpOnTop = onTop(i, j);
    const across = warpOnTop ? wx - i : wy - j;
    const along = warpOnTop ? wy - j : wx - i;
    const thread = warpOnTop ? i : j + 50_000;
    out.warp = i;
    out.weft = j;
    out.warpOnTop = warpOnTop;
    shadeThread(out, {
      across: across * 2 - 1,
      along: along * 2 - 1,
      run: warpOnTop ? wy : wx,
      thread,
      slub,
      seed,
    });
  };
}

interface ThreadPoint {
  /** −1 to 1 across the thread, and along it between two crossings. */
  across: number;
  along: number;
  /** How far along the whole thread, in threads. */
  run: number;
  thread: number;
  slub: number;
  seed: number;
}

function shadeThread(out: Stitch, { across, along, run, thread, slub, seed }: ThreadPoint): void {
  const swell = slub * 0.3 * noise1(run * 0.17 + thread * 7.3, seed + 3);
  const width = clamp(0.9 - slub * 0.1 * hash1(thread, seed) + swell, 0.5, 1.06);
  const a = across / width;
  out.gap = clamp((Math.abs(a) - 0.9) * 7);
  const round = Math.sqrt(Math.max(0, 1 - a * a));
  const crown = Math.cos(along * 1.25);
  const twist = Math.sin((run * 1.7 + across * 0.55 + thread * 0.37) * Math.PI * 2);
  const fibre = noise2(across * 3 + thread * 11, run * 1.1, seed + 1);
  const tone = 1 + 0.07 * (hash2(thread, 3, seed) - 0.5) * (1 + slub);
  out.light =
    (0.56 + 0.3 * round + 0.2 * round * crown - 0.13 * a + 0.035 * twist * round + 0.04 * fibre) *
    tone;
}
