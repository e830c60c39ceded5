import type { ArtBorder, Motif } from '../art-recipe.ts';
import type { Area } from '../cloth/cloth-technique.ts';
import type { Pen } from '../cloth/pen.ts';
import { steps } from '../cloth/repeat.ts';
import { mostContrasting } from '../paint/inks.ts';
import { circle, fill, n, path, stroke } from '../paint/svg.ts';
import { beads, diamonds, guard, line, motifRow, spikes } from './bands.ts';

type BorderDrawing = (pen: Pen, area: Area) => string;

const DRAWINGS: Record<Exclude<ArtBorder, 'none'>, BorderDrawing> = {
  zari,
  temple,
  korvai,
  plain,
  tassel: stripes,
  scallop,
  stripe: stripes,
  figured,
};

/** The inner edge is at y = 0, the selvedge at y = height. */
export function drawBorder(pen: Pen, area: Area): string {
  const kind = pen.border ?? 'stripe';
  return kind === 'none' ? '' : DRAWINGS[kind](pen, area);
}

/** The recipe's motif if it can stand in a row, otherwise the given one. */
export function borderMotif(pen: Pen, otherwise: Motif): Motif {
  const quiet = new Set<Motif>(['stripe', 'check', 'grid', 'dot', 'wave', 'vine', 'dancers']);
  return pen.motif === undefined || quiet.has(pen.motif) ? otherwise : pen.motif;
}

function zari(pen: Pen, area: Area): string {
  const { inks } = pen;
  const d = area.height;
  const thread = mostContrasting(inks.border, [inks.zari, inks.light]);
  return (
    line(area, 0, d, inks.border) +
    guard(area, d * 0.05, d * 0.12, inks.zari) +
    motifRow(pen, area, {
      motif: borderMotif(pen, 'paisley'),
      paint: { body: thread, inner: inks.border, accent: thread },
      y: d * 0.41,
      size: d * 0.36,
    }) +
    line(area, d * 0.66, d * 0.05, inks.zari) +
    line(area, d * 0.75, d * 0.25, inks.zari) +
    diamonds(area, d * 0.875, d * 0.13, inks.border)
  );
}

function temple(pen: Pen, area: Area): string {
  const { inks } = pen;
  const d = area.height;
  return (
    spikes(area, 0.02, { height: d * 0.62, step: d * 0.42, colour: inks.border }) +
    line(area, 0, d, inks.border) +
    guard(area, d * 0.16, d * 0.14, inks.accent) +
    diamonds(area, d * 0.5, d * 0.22, inks.accent) +
    guard(area, d * 0.7, d * 0.14, inks.accent) +
    line(area, d * 0.93, d * 0.07, inks.accent)
  );
}

function korvai(pen: Pen, area: Area): string {
  const { inks } = pen;
  const d = area.height;
  const gold = inks.zari;
  return (
    spikes(area, 0.02, { height: d * 0.5, step: d * 0.36, colour: inks.border }) +
    line(area, 0, d, inks.border) +
    line(area, d * 0.08, d * 0.035, gold) +
    spikes(area, d * 0.3, { height: d * 0.13, step: d * 0.13, colour: gold }) +
    motifRow(pen, area, {
      motif: borderMotif(pen, 'peacock'),
      paint: { body: gold, inner: inks.border, accent: gold },
      y: d * 0.48,
      size: d * 0.27,
      alternate: true,
    }) +
    line(area, d * 0.66, d * 0.3, gold) +
    line(area, d * 0.71, d * 0.03, inks.border) +
    diamonds(area, d * 0.82, d * 0.12, inks.border) +
    line(area, d * 0.9, d * 0.025, inks.border)
  );
}

function plain({ inks }: Pen, area: Area): string {
  const d = area.height;
  return line(area, 0, d, inks.border) + line(area, -d * 0.14, d * 0.06, inks.border);
}

function stripes({ inks }: Pen, area: Area): string {
  const d = area.height;
  return (
    line(area, 0, d * 0.06, inks.border) +
    line(area, d * 0.14, d * 0.2, inks.border) +
    line(area, d * 0.42, d * 0.05, inks.motif) +
    line(area, d * 0.53, d * 0.05, inks.motif) +
    line(area, d * 0.66, d * 0.34, inks.border) +
    line(area, d * 0.8, d * 0.06, inks.accent)
  );
}

function scallop({ inks }: Pen, area: Area): string {
  const d = area.height;
  const step = d * 0.8;
  const arcs = steps(area.width, step).map((x) => {
    const r = area.width / Math.round(area.width / step) / 2;
    const arc = (scale: number, colour: string, weight: number) =>
      path(
        `M${n(x - r * scale)} ${n(d * 0.75)}A${n(r * scale)} ${n(r * scale)} 0 0 1 ${n(x + r * scale)} ${n(d * 0.75)}`,
        stroke(colour, d * weight),
      );
    return (
      arc(0.94, inks.border, 0.06) +
      arc(0.72, inks.motif, 0.035) +
      circle(x, d * 0.58, d * 0.09, fill(inks.accent)) +
      circle(x, d * 0.75 - r * 1.2, d * 0.05, fill(inks.border))
    );
  });
  return (
    arcs.join('') +
    line(area, d * 0.75, d * 0.05, inks.border) +
    beads(area, d * 0.89, d * 0.045, inks.motif) +
    line(area, d * 0.96, d * 0.04, inks.border)
  );
}

function figured(pen: Pen, area: Area): string {
  const { inks } = pen;
  const d = area.height;
  const body = mostContrasting(inks.border, [inks.motif, inks.ground, inks.accent, inks.light]);
  return (
    line(area, 0, d, inks.border) +
    guard(area, d * 0.06, d * 0.1, body) +
    motifRow(pen, area, {
      motif: borderMotif(pen, 'flower'),
      paint: { body, inner: inks.border, accent: inks.accent },
      y: d * 0.5,
      size: d * 0.54,
      alternate: true,
    }) +
    guard(area, d * 0.84, d * 0.1, body)
  );
}
