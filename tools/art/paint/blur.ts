import { at, clamp } from './numbers.ts';

/** One number for each pixel of a grid. */
export interface Plane {
  width: number;
  height: number;
  values: Float32Array;
}

export function createPlane(width: number, height: number): Plane {
  return { width, height, values: new Float32Array(width * height) };
}

/** A blurred plane, kept coarse: `read` gives its value at a pixel of the plane that it was made from. */
export interface SoftPlane {
  read: (x: number, y: number) => number;
}

/** Nearly Gaussian blur with `radius` pixels; worked out on a coarser grid, where nothing fine is left to see. */
export function blur(plane: Plane, radius: number): SoftPlane {
  const grain = radius >= 12 ? 4 : radius >= 5 ? 2 : 1;
  const reach = Math.max(1, Math.round(radius / grain / 1.7));
  let coarse = shrink(plane, grain);
  for (let pass = 0; pass < 3; pass += 1) coarse = meanDown(meanAcross(coarse, reach), reach);
  return { read: (x, y) => between(coarse, (x + 0.5) / grain - 0.5, (y + 0.5) / grain - 0.5) };
}

function shrink(plane: Plane, grain: number): Plane {
  if (grain === 1) return plane;
  const small = createPlane(Math.ceil(plane.width / grain), Math.ceil(plane.height / grain));
  const share = 1 / (grain * grain);
  for (let y = 0; y < plane.height; y += 1) {
    const row = Math.floor(y / grain) * small.width;
    for (let x = 0; x < plane.width; x += 1) {
      const to = row + Math.floor(x / grain);
      small.values[to] = at(small.values, to) + at(plane.values, y * plane.width + x) * share;
    }
  }
  return small;
}

function between({ width, height, values }: Plane, x: number, y: number): number {
  const px = clamp(x, 0, width - 1);
  const py = clamp(y, 0, height - 1);
  const i = Math.min(width - 2, Math.floor(px));
  const j = Math.min(height - 2, Math.floor(py));
  const s = px - i;
  const t = py - j;
  const a = j * width + i;
  const top = at(values, a) * (1 - s) + at(values, a + 1) * s;
  const bottom = at(values, a + width) * (1 - s) + at(values, a + width + 1) * s;
  return top * (1 - t) + bottom * t;
}

function meanAcross({ width, height, values }: Plane, reach: number): Plane {
  const result = createPlane(width, height);
  for (let y = 0; y < height; y += 1) {
    runningMean(values, result.values, { start: y * width, step: 1, count: width, reach });
  }
  return result;
}

function meanDown({ width, height, values }: Plane, reach: number): Plane {
  const result = createPlane(width, height);
  for (let x = 0; x < width; x += 1) {
    runningMean(values, result.values, { start: x, step: width, count: height, reach });
  }
  return result;
}

interface Line {
  start: number;
  step: number;
  count: number;
  reach: number;
}

function runningMean(from: Float32Array, to: Float32Array, line: Line): void {
  const { start, step, count, reach } = line;
  const index = (i: number) => start + step * (i < 0 ? 0 : i >= count ? count - 1 : i);
  let sum = 0;
  for (let i = -reach; i <= reach; i += 1) sum += at(from, index(i));
  const share = 1 / (2 * reach + 1);
  for (let i = 0; i < count; i += 1) {
    to[start + step * i] = sum * share;
    sum += at(from, index(i + reach + 1)) - at(from, index(i - reach));
  }
}
