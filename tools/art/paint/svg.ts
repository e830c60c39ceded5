/** A point of the plane; in cloth the unit is the centimetre. */
export type Point = readonly [number, number];

/** Short number text: hundredths are finer than any pixel that we draw. */
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

/** Where a drawing made around the origin is put: moved, turned (degrees) and scaled. */
export interface Placing {
  x: number;
  y: number;
  turn?: number;
  scale?: number;
  flip?: boolean;
}

export function place(
  drawing: string,
  { x, y, turn = 0, scale = 1, flip = false }: Placing,
): string {
  const turned = turn === 0 ? '' : ` rotate(${n(turn)})`;
  const scaled = scale === 1 && !flip ? '' : ` scale(${n(flip ? -scale : scale)} ${n(scale)})`;
  return `<g transform="translate(${n(x)} ${n(y)})${turned}${scaled}">${drawing}</g>`;
}

/** A closed smooth curve through points given as angle → radius around the origin. */
export function bloom(radii: readonly number[], paint: string): string {
  const corners = radii.map((radius, i): Point => {
    const angle = (i / radii.length) * Math.PI * 2 - Math.PI / 2;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius];
  });
  return path(smoothClosed(corners), paint);
}

/** A closed curve through the middles of the points' sides, pulled by the points. */
export function smoothClosed(points: readonly Point[]): string {
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return '';
  const start = middle(last, first);
  const curves = points.map((point, i) => {
    const end = middle(point, points[i + 1] ?? first);
    return `Q${n(point[0])} ${n(point[1])} ${n(end[0])} ${n(end[1])}`;
  });
  return `M${n(start[0])} ${n(start[1])}${curves.join('')}Z`;
}

/** An open curve that passes smoothly near the points. */
export function smoothOpen(points: readonly Point[]): string {
  const [first] = points;
  if (!first) return '';
  const curves = points.slice(1).map((point, i) => {
    const next = points[i + 2];
    const end: Point = next ? [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2] : point;
    return `Q${n(point[0])} ${n(point[1])} ${n(end[0])} ${n(end[1])}`;
  });
  return `M${n(first[0])} ${n(first[1])}${curves.join('')}`;
}
