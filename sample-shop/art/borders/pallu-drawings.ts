import type { Area } from '../cloth/cloth-technique.ts';
import type { Pen } from '../cloth/pen.ts';
import { squareRepeat } from '../cloth/repeat.ts';
import type { MotifPaint } from '../motifs/motif-paint.ts';
import { mostContrasting } from '../paint/inks.ts';
import { fill, rect } from '../paint/svg.ts';
import { beads, diamonds, guard, line, motifRow, runningVine, spikes, zigzag } from './bands.ts';
import { borderMotif } from './border-drawings.ts';

const METAL = new Set(['zari', 'korvai']);

interface PalluInks {
  thread: string;
  second: string;
  paint: MotifPaint;
}

/** Draws the decorated end in one of the usual layouts. */
export function drawPallu(pen: Pen, area: Area): string {
  const { inks } = pen;
  const metal = pen.border !== undefined && METAL.has(pen.border);
  const thread = metal
    ? inks.zari
    : mostContrasting(inks.border, [inks.ground, inks.motif, inks.light]);
  const second = metal ? inks.zari : mostContrasting(inks.border, [inks.accent, inks.motif]);
  const layout = pen.random.fork('pallu').pick([grandRow, gradedBands, strewnFigures, vines]);
  const spires =
    pen.border === 'temple' || pen.border === 'korvai' || pen.random.fork('spires').chance(0.5);
  const d = area.height;
  return (
    (spires
      ? spikes(area, 0.05, { height: d * 0.1, step: d * 0.07, colour: inks.border })
      : line(area, -d * 0.03, d * 0.012, inks.border)) +
    rect(0, 0, [area.width, d], fill(inks.border)) +
    layout(pen, area, {
      thread,
      second,
      paint: { body: thread, inner: inks.border, accent: second },
    })
  );
}

function grandRow(pen: Pen, area: Area, { thread, second, paint }: PalluInks): string {
  const d = area.height;
  return (
    guard(area, d * 0.04, d * 0.04, thread) +
    diamonds(area, d * 0.13, d * 0.06, second) +
    guard(area, d * 0.18, d * 0.04, thread) +
    motifRow(pen, area, {
      motif: borderMotif(pen, 'paisley'),
      paint,
      y: d * 0.4,
      size: d * 0.29,
      step: d * 0.31,
      alternate: true,
    }) +
    guard(area, d * 0.58, d * 0.04, thread) +
    zigzag(area, d * 0.66, d * 0.05, second) +
    line(area, d * 0.74, d * 0.012, thread) +
    motifRow(pen, area, {
      motif: 'lozenge',
      paint: { ...paint, inner: thread },
      y: d * 0.81,
      size: d * 0.07,
      step: d * 0.1,
    }) +
    line(area, d * 0.87, d * 0.012, thread) +
    line(area, d * 0.94, d * 0.06, thread)
  );
}

function gradedBands(pen: Pen, area: Area, { thread, second, paint }: PalluInks): string {
  const d = area.height;
  const bands = [0.03, 0.1, 0.18, 0.275, 0.385].map((y, i) =>
    line(area, d * y, d * (0.014 + i * 0.011), i % 2 === 0 ? thread : second),
  );
  return (
    bands.join('') +
    motifRow(pen, area, {
      motif: borderMotif(pen, 'lotus'),
      paint,
      y: d * 0.6,
      size: d * 0.22,
      step: d * 0.25,
      alternate: true,
    }) +
    line(area, d * 0.76, d * 0.05, second) +
    line(area, d * 0.835, d * 0.04, thread) +
    line(area, d * 0.9, d * 0.1, thread) +
    diamonds(area, d * 0.95, d * 0.05, pen.inks.border)
  );
}

function strewnFigures(pen: Pen, area: Area, { thread, second, paint }: PalluInks): string {
  const d = area.height;
  const stamp = pen.motifStamp(borderMotif(pen, 'buta'), paint);
  const strewn = squareRepeat({ width: area.width, height: d * 0.52 }, d * 0.17)
    .map(({ x, y, row, column }) =>
      stamp({ x, y: y + d * 0.12, scale: d * 0.125, flip: (row + column) % 2 === 1 }),
    )
    .join('');
  return (
    guard(area, d * 0.03, d * 0.06, thread) +
    strewn +
    guard(area, d * 0.67, d * 0.04, thread) +
    motifRow(pen, area, {
      motif: 'star',
      paint: { ...paint, accent: pen.inks.border, inner: second },
      y: d * 0.785,
      size: d * 0.12,
      step: d * 0.14,
    }) +
    guard(area, d * 0.86, d * 0.04, thread) +
    beads(area, d * 0.935, d * 0.014, second) +
    line(area, d * 0.965, d * 0.035, thread)
  );
}

function vines(pen: Pen, area: Area, { thread, second, paint }: PalluInks): string {
  const d = area.height;
  const vine = (y: number) =>
    runningVine(pen, area, {
      y: d * y,
      height: d * 0.14,
      stem: thread,
      leaf: second,
      flower: paint,
    });
  return (
    line(area, d * 0.03, d * 0.02, thread) +
    vine(0.15) +
    line(area, d * 0.245, d * 0.02, thread) +
    line(area, d * 0.28, d * 0.008, second) +
    motifRow(pen, area, {
      motif: borderMotif(pen, 'paisley'),
      paint,
      y: d * 0.46,
      size: d * 0.26,
      step: d * 0.24,
      alternate: true,
    }) +
    line(area, d * 0.635, d * 0.008, second) +
    line(area, d * 0.66, d * 0.02, thread) +
    vine(0.77) +
    line(area, d * 0.87, d * 0.02, thread) +
    spikes(area, d * 0.955, { height: d * 0.05, step: d * 0.05, colour: second }) +
    line(area, d * 0.955, d * 0.045, thread)
  );
}
