/** Reads a pixel buffer; 0 outside it. */
export function at(values: ArrayLike<number>, index: number): number {
  return values[index] ?? 0;
}

export function clamp(value: number, low = 0, high = 1): number {
  return value < low ? low : value > high ? high : value;
}

export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** 0 below `low`, 1 above `high`, an S-curve in between. */
export function smoothstep(low: number, high: number, value: number): number {
  const t = clamp((value - low) / (high - low));
  return t * t * (3 - 2 * t);
}

/** The part after the floor, in [0, 1) also for negative numbers. */
export function fraction(value: number): number {
  return value - Math.floor(value);
}

/** `Math.hypot` is much slower, because it prevents overflow that cannot happen here. */
export function length2(x: number, y: number): number {
  return Math.sqrt(x * x + y * y);
}

export function length3(x: number, y: number, z: number): number {
  return Math.sqrt(x * x + y * y + z * z);
}
