import { hexOf, oklabOf } from './paint/colour.ts';
import type { Rgb } from './paint/colour.ts';
import { at, length2 } from './paint/numbers.ts';
import type { Raster } from './paint/raster.ts';

const STEP = 12;
const BINS = 8;

interface Bin {
  weight: number;
  r: number;
  g: number;
  b: number;
}

/** Returns the most common family of colours as `#rrggbb`; lively colours count more. */
export function dominantColour({ width, height, pixels }: Raster): string {
  const bins = new Map<number, Bin>();
  for (let y = STEP / 2; y < height; y += STEP) {
    for (let x = STEP / 2; x < width; x += STEP) {
      const i = (y * width + x) * 4;
      collect(bins, [at(pixels, i), at(pixels, i + 1), at(pixels, i + 2)]);
    }
  }
  const heaviest = [...bins.values()].reduce(
    (best, bin) => (bin.weight > best.weight ? bin : best),
    EMPTY,
  );
  const { weight, r, g, b } = heaviest;
  return hexOf(weight === 0 ? [0.8, 0.75, 0.66] : [r / weight, g / weight, b / weight]);
}

const EMPTY: Bin = { weight: 0, r: 0, g: 0, b: 0 };

function collect(bins: Map<number, Bin>, rgb: Rgb): void {
  const [lightness, a, b] = oklabOf(rgb);
  const family =
    Math.round(lightness * BINS) * 10_000 +
    Math.round((a + 0.5) * BINS * 2) * 100 +
    Math.round((b + 0.5) * BINS * 2);
  const weight = 0.12 + length2(a, b) * 6;
  const bin = bins.get(family) ?? { weight: 0, r: 0, g: 0, b: 0 };
  bin.weight += weight;
  bin.r += rgb[0] * weight;
  bin.g += rgb[1] * weight;
  bin.b += rgb[2] * weight;
  bins.set(family, bin);
}
