/** Reads a pixel buffer; outside of it there is nothing, which counts as 0. */
export function at(values: ArrayLike<number>, index: number): number {
  return values[index] ?? 0;
}

/** The value, or the bound that it lies beyond. */
export function clamp(value: number, low = 0, high = 1): number {
  return value < low ? low : value > high ? high : value;
}

/** The value that lies so far between the two: 0 is the first, 1 the second. */
export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** 0 below `low`, 1 above `high`, an S-curve between. */
export function smoothstep(low: number, high: number, value: number): number {
  const t = clamp((value - low) / (high - low));
  return t * t * (3 - 2 * t);
}

/** The part after the floor, also for negative numbers in [0, 1). */
export function fraction(value: number): number {
  return value - Math.floor(value);
}

/** Length of a vector; `Math.hypot` guards against overflow that cannot happen here, at many times the cost. */
export function length2(x: number, y: number): number {
  return Math.sqrt(x * x + y * y);
}

export function length3(x: number, y: number, z: number): number {
  return Math.sqrt(x * x + y * y + z * z);
}
