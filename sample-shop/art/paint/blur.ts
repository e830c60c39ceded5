import { at, clamp } from './numbers.ts';

export interface Plane {
  width: number;
  height: number;
  values: Float32Array;
}

export function createPlane(width: number, height: number): Plane {
  return { width, height, values: new Float32Array(width * height) };
}

/** A blurred plane on a coarser grid; `read` returns its value at a pixel of the original plane. */
export interface SoftPlane {
  read: (x: number, y: number) => number;
}

/** Nearly Gaussian blur by `radius` pixels, computed on a coarser grid because no fine detail remains. */
export function blur(plane: Plane, radius: number): SoftPlane {
  const grain = radius >= 10 ? 4 : radius >= 3 ? 2 : 1;
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
  const share = 1 / (2 * reach + 1);
  for (let row = 0; row < values.length; row += width) {
    const end = row + width - 1;
    let sum = at(values, row) * (reach + 1);
    for (let x = 1; x <= reach; x += 1) sum += at(values, Math.min(end, row + x));
    for (let i = row; i <= end; i += 1) {
      result.values[i] = sum * share;
      sum += at(values, Math.min(end, i + reach + 1)) - at(values, Math.max(row, i - reach));
    }
  }
  return result;
}

/** Row by row, the order in memory, with a running sum per column. */
function meanDown({ width, height, values }: Plane, reach: number): Plane {
  const result = createPlane(width, height);
  const sums = new Float64Array(width);
  const rowAt = (y: number) => clamp(y, 0, height - 1) * width;
  const share = 1 / (2 * reach + 1);
  for (let y = -reach; y <= reach; y += 1) {
    const row = rowAt(y);
    for (let x = 0; x < width; x += 1) sums[x] = at(sums, x) + at(values, row + x);
  }
  for (let y = 0; y < height; y += 1) {
    const [next, last] = [rowAt(y + reach + 1), rowAt(y - reach)];
    for (let x = 0; x < width; x += 1) {
      const sum = at(sums, x);
      result.values[y * width + x] = sum * share;
      sums[x] = sum + at(values, next + x) - at(values, last + x);
    }
  }
  return result;
}
