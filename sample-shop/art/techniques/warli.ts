import { guard, line, zigzag } from '../borders/bands.ts';
import type { Area, ClothTechnique } from '../cloth/cloth-technique.ts';
import type { Pen, Stamp } from '../cloth/pen.ts';
import { squareRepeat, steps } from '../cloth/repeat.ts';
import type { Spot } from '../cloth/repeat.ts';
import { fill, n, path, stroke } from '../paint/svg.ts';

/** Rice-paste white on mud: repeats the tarpa dance, palms, huts and animals. */
export const warli: ClothTechnique = {
  finish: {
    weave: { structure: 'plain', count: 7, figured: false, slub: 0.25 },
    mottle: 0.22,
  },
  field: village,
  border: ({ inks }, area) => {
    const d = area.height;
    return (
      line(area, 0, d, inks.ground) +
      zigzag(area, d * 0.35, d * 0.3, inks.motif) +
      guard(area, d * 0.78, d * 0.12, inks.motif)
    );
  },
};

type Stamps = Record<'person' | 'tree' | 'sun' | 'beast' | 'hut', Stamp>;

function village(pen: Pen, area: Area): string {
  const stamps = stampsOf(pen);
  const spots = squareRepeat(area, 44 * pen.scale, 64 * pen.scale);
  const columns = new Set(spots.map(({ column }) => column)).size;
  const rows = new Set(spots.map(({ row }) => row)).size;
  const size = Math.min(area.width / columns, area.height / rows / 1.42);
  return spots
    .map(
      (spot) =>
        dance(stamps, spot, size) + surroundings(stamps, spot, size) + soil(pen, spot, size),
    )
    .join('');
}

function stampsOf(pen: Pen): Stamps {
  const { inks } = pen;
  const white = { body: inks.motif, inner: inks.ground, accent: inks.motif };
  const hut =
    path('M-.5-.05L0-.5L.5-.05Z', fill(inks.motif)) +
    path('M-.36 0L-.36 .5L.36 .5L.36 0', stroke(inks.motif, 0.05)) +
    [-0.2, 0, 0.2].map((x) => path(`M${x} .05L${x} .45`, stroke(inks.motif, 0.03))).join('');
  const beast = pen.motif === undefined || pen.motif === 'dancers' ? 'bull' : pen.motif;
  return {
    person: pen.motifStamp('dancers', white),
    tree: pen.motifStamp('tree', white),
    sun: pen.motifStamp('sun', white),
    beast: pen.motifStamp(beast, white),
    hut: pen.stamp(hut),
  };
}

/** People hand in hand in a spiral round the piper. */
function dance({ person }: Stamps, { x, y }: Spot, size: number): string {
  return Array.from({ length: 38 }, (_, i) => {
    const turn = 0.6 + 3.1 * Math.sqrt(i * 0.92);
    const radius = size * (0.05 + 0.068 * Math.sqrt(i * 0.92));
    return person({
      x: x + Math.cos(turn) * radius,
      y: y + Math.sin(turn) * radius,
      turn: (turn * 180) / Math.PI + 90,
      scale: size * 0.105,
    });
  }).join('');
}

/** Sun and palms above, huts, bulls and women with pots below. */
function surroundings(stamps: Stamps, { x, y, column }: Spot, size: number): string {
  const at = (dx: number, dy: number, scale: number) => ({
    x: x + dx * size,
    y: y + dy * size,
    scale: scale * size,
  });
  return [
    stamps.tree(at(-0.39, -0.57, 0.24)),
    stamps.tree(at(-0.19, -0.6, 0.19)),
    stamps.person(at(0.0, -0.58, 0.13)),
    stamps.beast(at(0.16, -0.58, 0.17)),
    stamps.sun(at(0.39, -0.58, 0.2)),
    stamps.hut(at(-0.37, 0.58, 0.2)),
    stamps.person(at(-0.19, 0.59, 0.15)),
    stamps.person({ ...at(-0.07, 0.59, 0.15), flip: true }),
    stamps.beast({ ...at(0.13, 0.59, 0.21), flip: column % 2 === 1 }),
    stamps.tree(at(0.37, 0.55, 0.27)),
  ].join('');
}

function soil({ inks }: Pen, { x, y }: Spot, size: number): string {
  return steps(size * 0.94, size * 0.045)
    .map((along) => {
      const left = n(x - size * 0.47 + along);
      return path(
        `M${left} ${n(y + size * 0.715)}l${n(size * 0.01)} ${n(-size * 0.026)}`,
        stroke(inks.motif, size * 0.005),
      );
    })
    .join('');
}
