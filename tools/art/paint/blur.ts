import { at } from './numbers.ts';

/** One number for each pixel of a grid. */
export interface Plane {
  width: number;
  height: number;
  values: Float32Array;
}

export function createPlane(width: number, height: number): Plane {
  return { width, height, values: new Float32Array(width * height) };
}

/** Nearly Gaussian blur: three running means each way. `radius` in pixels; the edge goes on outside. */
export function blur(plane: Plane, radius: number): Plane {
  const reach = Math.max(1, Math.round(radius));
  let current = plane;
  for (let pass = 0; pass < 3; pass += 1) {
    current = meanDown(meanAcross(current, reach), reach);
  }
  return current;
}

function meanAcross({ width, height, values }: Plane, reach: number): Plane {
  const result = createPlane(width, height);
  for (let y = 0; y < height; y += 1)
    runningMean(values, result.values, { start: y * width, step: 1, count: width, reach });
  return result;
}

function meanDown({ width, height, values }: Plane, reach: number): Plane {
  const result = createPlane(width, height);
  for (let x = 0; x < width; x += 1)
    runningMean(values, result.values, { start: x, step: width, count: height, reach });
  return result;
}

interface Line {
  start: number;
  step: number;
  count: number;
  reach: number;
}

function runningMean(
  from: Float32Array,
  to: Float32Array,
  { start, step, count, reach }: Line,
): void {
  const index = (i: number) => start + step * (i < 0 ? 0 : i >= count ? count - 1 : i);
  let sum = 0;
  for (let i = -reach; i <= reach; i += 1) sum += at(from, index(i));
  const share = 1 / (2 * reach + 1);
  for (let i = 0; i < count; i += 1) {
    to[start + step * i] = sum * share;
    sum += at(from, index(i + reach + 1)) - at(from, index(i - reach));
  }
}
