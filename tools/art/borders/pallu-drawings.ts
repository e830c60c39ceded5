import type { Area } from '../cloth/cloth-technique.ts';
import type { Pen } from '../cloth/pen.ts';
import { squareRepeat } from '../cloth/repeat.ts';
import { standingOut } from '../paint/inks.ts';
import { fill, rect } from '../paint/svg.ts';
import { beads, diamonds, guard, line, motifRow, spikes, zigzag } from './bands.ts';
import { borderMotif } from './border-drawings.ts';

const METAL = new Set(['zari', 'korvai']);

/** The usual pallu: a solid end with guards, a large row of figures, and narrow bands to the edge. */
export function drawPallu(pen: Pen, area: Area): string {
  const { inks } = pen;
  const d = area.height;
  const metal = pen.border !== undefined && METAL.has(pen.border);
  const thread = metal
    ? inks.zari
    : standingOut(inks.border, [inks.ground, inks.motif, inks.light]);
  const second = metal ? inks.zari : standingOut(inks.border, [inks.accent, inks.motif]);
  const motif = borderMotif(pen, 'paisley');
  const paint = { body: thread, inner: inks.border, accent: second };
  const small = { ...paint, inner: thread };
  return (
    spikes(area, 0.05, { height: d * 0.1, step: d * 0.07, colour: inks.border }) +
    rect(0, 0, [area.width, d], fill(inks.border)) +
    guard(area, d * 0.04, d * 0.04, thread) +
    diamonds(area, d * 0.13, d * 0.06, second) +
    guard(area, d * 0.18, d * 0.04, thread) +
    motifRow(pen, area, {
      motif,
      paint,
      y: d * 0.38,
      size: d * 0.26,
      step: d * 0.28,
      alternate: true,
    }) +
    guard(area, d * 0.54, d * 0.04, thread) +
    zigzag(area, d * 0.6, d * 0.045, second) +
    line(area, d * 0.67, d * 0.012, thread) +
    smallRepeat(pen, { ...area, height: d * 0.16 }, d * 0.7, small) +
    line(area, d * 0.88, d * 0.012, thread) +
    beads(area, d * 0.915, d * 0.012, second) +
    line(area, d * 0.945, d * 0.055, thread)
  );
}

function smallRepeat(
  pen: Pen,
  area: Area,
  y: number,
  paint: Parameters<Pen['motifStamp']>[1],
): string {
  const stamp = pen.motifStamp('lozenge', paint);
  return squareRepeat(area, area.height * 0.5)
    .map((spot) => stamp({ x: spot.x, y: y + spot.y, scale: area.height * 0.32 }))
    .join('');
}
