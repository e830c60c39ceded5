import type { Motif } from '../art-recipe.ts';
import type { Area } from '../cloth/cloth-technique.ts';
import type { Pen } from '../cloth/pen.ts';
import { steps } from '../cloth/repeat.ts';
import type { MotifPaint } from '../motifs/motif-paint.ts';
import { circle, fill, n, path, rect, stroke } from '../paint/svg.ts';

/** A line woven across the whole length, starting at `y`. */
export function line(area: Area, y: number, thickness: number, colour: string): string {
  return rect(0, y, [area.width, thickness], fill(colour));
}

/** Two thin lines with a gap: the guard of most borders. */
export function guard(area: Area, y: number, thickness: number, colour: string): string {
  return (
    line(area, y, thickness * 0.34, colour) +
    line(area, y + thickness * 0.66, thickness * 0.34, colour)
  );
}

export function spikes(area: Area, y: number, { height, step, colour }: SpikeShape): string {
  const stairs = 7;
  return steps(area.width, step)
    .map((x) => {
      const half = (step / 2) * 0.98;
      let d = `M${n(x - half)} ${n(y)}`;
      for (let i = 0; i < stairs; i += 1) {
        const reach = half * (1 - i / stairs);
        d += `L${n(x - reach)} ${n(y - (height * (i + 1)) / stairs)}L${n(x - half * (1 - (i + 1) / stairs))} ${n(y - (height * (i + 1)) / stairs)}`;
      }
      for (let i = stairs; i > 0; i -= 1) {
        const reach = half * (1 - (i - 1) / stairs);
        d += `L${n(x + half * (1 - i / stairs))} ${n(y - (height * i) / stairs)}L${n(x + reach)} ${n(y - (height * i) / stairs)}`;
      }
      return path(`${d}L${n(x + half)} ${n(y)}Z`, fill(colour));
    })
    .join('');
}

export interface SpikeShape {
  height: number;
  step: number;
  colour: string;
}

export function motifRow(pen: Pen, area: Area, row: MotifRow): string {
  const stamp = pen.motifStamp(row.motif, row.paint);
  return steps(area.width, row.step ?? row.size * 1.25)
    .map((x, i) =>
      stamp({ x, y: row.y, scale: row.size, flip: row.alternate === true && i % 2 === 1 }),
    )
    .join('');
}

export interface MotifRow {
  motif: Motif;
  paint: MotifPaint;
  y: number;
  size: number;
  step?: number;
  alternate?: boolean;
}

export function beads(area: Area, y: number, radius: number, colour: string): string {
  return steps(area.width, radius * 3.4)
    .map((x) => circle(x, y, radius, fill(colour)))
    .join('');
}

export function zigzag(area: Area, y: number, height: number, colour: string): string {
  const count = Math.max(2, Math.round(area.width / height));
  const points = Array.from({ length: count * 2 + 1 }, (_, i) => {
    const x = (i * area.width) / (count * 2);
    return `${i === 0 ? 'M' : 'L'}${n(x)} ${n(y + (i % 2 === 0 ? height : 0))}`;
  });
  return path(points.join(''), stroke(colour, height * 0.3));
}

export function diamonds(area: Area, y: number, height: number, colour: string): string {
  const step = height * 0.9;
  return steps(area.width, step)
    .map((x) => {
      const half = step / 2;
      return path(
        `M${n(x - half)} ${n(y)}L${n(x)} ${n(y - height / 2)}L${n(x + half)} ${n(y)}L${n(x)} ${n(y + height / 2)}Z`,
        fill(colour),
      );
    })
    .join('');
}

/** A waving vine with leaves and flowers between `y` ± height / 2. */
export function runningVine(pen: Pen, area: Area, vine: RunningVine): string {
  const { y, height, stem, leaf, flower } = vine;
  const count = Math.max(1, Math.round(area.width / (height * 2.2)));
  const wave = area.width / count;
  const bloom = pen.motifStamp('flower', flower);
  const leafShape = pen.stamp(path('M0 0C-.3-.2-.3-.8 0-1C.3-.8 .3-.2 0 0Z', fill(leaf)));
  let d = `M0 ${n(y)}`;
  let growth = '';
  for (let i = 0; i < count * 2; i += 1) {
    const up = i % 2 === 0 ? -1 : 1;
    const x = (i * wave) / 2;
    d += `Q${n(x + wave / 4)} ${n(y + up * height * 0.75)} ${n(x + wave / 2)} ${n(y)}`;
    growth += bloom({ x: x + wave / 4, y: y - up * height * 0.12, scale: height * 0.56 });
    growth += leafShape({
      x: x + wave * 0.07,
      y: y + up * height * 0.18,
      turn: 65 * -up,
      scale: height * 0.36,
    });
    growth += leafShape({
      x: x + wave * 0.4,
      y: y + up * height * 0.2,
      turn: -65 * -up + 180 * 0,
      scale: height * 0.36,
    });
    growth += leafShape({
      x: x + wave / 4,
      y: y + up * height * 0.36,
      turn: up === -1 ? 30 : 150,
      scale: height * 0.26,
    });
  }
  return path(d, stroke(stem, height * 0.06)) + growth;
}

export interface RunningVine {
  y: number;
  height: number;
  stem: string;
  leaf: string;
  flower: MotifPaint;
}
