import type { Area, ClothTechnique } from '../cloth/cloth-technique.ts';
import type { Pen } from '../cloth/pen.ts';
import { steps } from '../cloth/repeat.ts';
import { guard, line, runningVine } from '../borders/bands.ts';
import { n, path, stroke } from '../paint/svg.ts';

export const kalamkari: ClothTechnique = {
  finish: { weave: { structure: 'plain', count: 7, figured: false, slub: 0.35 }, mottle: 0.14 },
  field: climbingVines,
  border: penBorder,
};

/** Vines that climb next to each other; each bend has a flower, leaves and sometimes a bird. */
function climbingVines(pen: Pen, area: Area): string {
  const { inks, scale } = pen;
  const outlined = { line: inks.dark, weight: 0.026 };
  const figure = pen.motif === undefined || pen.motif === 'vine' ? 'flower' : pen.motif;
  const stamps = {
    bloom: pen.motifStamp('flower', {
      body: inks.motif,
      inner: inks.light,
      accent: inks.accent,
      ...outlined,
    }),
    figure: pen.motifStamp(figure, {
      body: inks.accent,
      inner: inks.light,
      accent: inks.motif,
      ...outlined,
    }),
    lotus: pen.motifStamp('lotus', {
      body: inks.extra,
      inner: inks.light,
      accent: inks.border,
      ...outlined,
    }),
    leaf: pen.motifStamp('leaf', {
      body: inks.border,
      inner: inks.light,
      accent: inks.dark,
      ...outlined,
    }),
  };
  const wide = 21 * scale;
  return steps(area.width, wide)
    .map((x, column) =>
      climber(stamps, {
        x,
        wide: area.width / steps(area.width, wide).length,
        column,
        height: area.height,
        colour: inks.dark,
      }),
    )
    .join('');
}

interface Climb {
  x: number;
  wide: number;
  column: number;
  height: number;
  colour: string;
}

type VineStamps = Record<'bloom' | 'figure' | 'lotus' | 'leaf', ReturnType<Pen['stamp']>>;

function climber(stamps: VineStamps, { x, wide, column, height, colour }: Climb): string {
  const rise = wide * 0.62;
  const bends = Math.ceil(height / rise) + 1;
  let stem = `M${n(x)} ${n(height + rise)}`;
  let growth = '';
  for (let i = 0; i < bends; i += 1) {
    const y = height + rise * 0.5 - i * rise;
    const side = (i + column) % 2 === 0 ? 1 : -1;
    stem += `Q${n(x + side * wide * 0.42)} ${n(y)} ${n(x)} ${n(y - rise / 2)}`;
    const bloom = [stamps.bloom, stamps.figure, stamps.lotus][(i + column) % 3] ?? stamps.bloom;
    growth += bloom({ x: x - side * wide * 0.12, y, scale: wide * 0.44, flip: side < 0 });
    growth += path(
      `M${n(x + side * wide * 0.2)} ${n(y)}Q${n(x + side * wide * 0.1)} ${n(y - rise * 0.2)} ${n(x - side * wide * 0.05)} ${n(y)}`,
      stroke(colour, 0.22),
    );
    for (const [dx, dy, turn, size] of [
      [0.3, -0.16, 62, 0.24],
      [0.34, 0.22, 118, 0.22],
      [0.12, 0.4, 160, 0.17],
      [-0.36, 0.34, -58, 0.2],
    ] as const) {
      growth += stamps.leaf({
        x: x + side * wide * dx,
        y: y + rise * dy,
        turn: side * turn,
        scale: wide * size,
      });
    }
  }
  return path(stem, stroke(colour, 0.5)) + growth;
}

function penBorder(pen: Pen, area: Area): string {
  const { inks } = pen;
  const d = area.height;
  return (
    line(area, 0, d, inks.border) +
    guard(area, d * 0.05, d * 0.12, inks.light) +
    runningVine(pen, area, {
      y: d * 0.5,
      height: d * 0.5,
      stem: inks.light,
      leaf: inks.accent,
      flower: {
        body: inks.light,
        inner: inks.motif,
        accent: inks.accent,
        line: inks.dark,
        weight: 0.03,
      },
    }) +
    guard(area, d * 0.83, d * 0.12, inks.light)
  );
}
