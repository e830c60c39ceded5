/** A point of the plane; on cloth in centimetres. */
export type Point = readonly [number, number];

/** Short number text: a hundredth is finer than any pixel. */
export function n(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

export function rect(x: number, y: number, size: Point, paint: string): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(size[0])}" height="${n(size[1])}" ${paint}/>`;
}

export function circle(x: number, y: number, r: number, paint: string): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" ${paint}/>`;
}

export function polygon(points: readonly Point[], paint: string): string {
  return `<polygon points="${points.map(([x, y]) => `${n(x)},${n(y)}`).join(' ')}" ${paint}/>`;
}

export function path(d: string, paint: string): string {
  return `<path d="${d}" ${paint}/>`;
}

export function fill(colour: string, opacity = 1): string {
  return opacity === 1 ? `fill="${colour}"` : `fill="${colour}" fill-opacity="${n(opacity)}"`;
}

export function stroke(colour: string, width: number, opacity = 1): string {
  const veil = opacity === 1 ? '' : ` stroke-opacity="${n(opacity)}"`;
  return `fill="none" stroke="${colour}" stroke-width="${n(width)}"${veil} stroke-linecap="round" stroke-linejoin="round"`;
}

/** Position of a drawing made around the origin: translation, rotation (degrees) and scale. */
export interface Placing {
  x: number;
  y: number;
  turn?: number;
  scale?: number;
  flip?: boolean;
}

/** Moves, rotates (degrees) and scales a drawing; `flip` mirrors it left to right. */
export function place(
  drawing: string,
  { x, y, turn = 0, scale = 1, flip = false }: Placing,
): string {
  const turned = turn === 0 ? '' : ` rotate(${n(turn)})`;
  const scaled = scale === 1 && !flip ? '' : ` scale(${n(flip ? -scale : scale)} ${n(scale)})`;
  return `<g transform="translate(${n(x)} ${n(y)})${turned}${scaled}">${drawing}</g>`;
}
