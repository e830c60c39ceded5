import type { Area, ClothTechnique, Finish } from '../cloth/cloth-technique.ts';
import type { Pen } from '../cloth/pen.ts';
import { halfDropRepeat, squareRepeat, steps } from '../cloth/repeat.ts';
import { beads, guard, line, motifRow, runningVine, zigzag } from '../borders/bands.ts';
import { drawMotif } from '../motifs/motif-drawings.ts';
import { tone } from '../paint/colour.ts';
import { circle, fill, path, place, rect, stroke } from '../paint/svg.ts';

const METAL: Finish = {
  weave: { structure: 'solid', count: 5, figured: false, slub: 0 },
  body: 'metal',
  lustre: 0.9,
};

export const dhokra: ClothTechnique = {
  finish: { ...METAL, lustre: 0.5, mottle: 0.2, relief: 1 },
  field: coils,
};

/** Wax threads laid side by side before the casting: ropes, coils and spirals. */
function coils(pen: Pen, area: Area): string {
  const { inks, scale } = pen;
  const dark = tone(inks.ground, -0.42);
  const light = inks.motif;
  const ropes = steps(area.height, 1.5 * scale).map((y, i) =>
    rect(
      0,
      y - 0.25,
      [area.width, 0.42],
      fill(i % 2 === 0 ? dark : light, i % 2 === 0 ? 0.75 : 0.5),
    ),
  );
  const spiral = pen.stamp(
    circle(0, 0, 0.5, fill(inks.ground)) +
      circle(0, 0, 0.5, stroke(dark, 0.09)) +
      path(
        'M0 0C.1-.1 .22 0 .16 .12C.08 .26-.18 .24-.24 .04C-.3-.2-.06-.36 .14-.32C.34-.28 .42-.08 .38 .12',
        stroke(dark, 0.09),
      ),
  );
  const bands = halfDropRepeat(area, 9 * scale, 9 * scale).map(({ x, y }) =>
    spiral({ x, y, scale: 5 * scale }),
  );
  return ropes.join('') + bands.join('');
}

export const brass: ClothTechnique = {
  finish: METAL,
  field: (pen, area) => {
    const h = area.height;
    const cut = tone(pen.inks.ground, -0.4);
    const paint = { body: cut, inner: pen.inks.ground, accent: cut };
    return (
      guard(area, h * 0.12, h * 0.035, cut) +
      beads(area, h * 0.2, h * 0.012, cut) +
      motifRow(pen, area, { motif: pen.motif ?? 'leaf', paint, y: h * 0.4, size: h * 0.26 }) +
      guard(area, h * 0.58, h * 0.035, cut) +
      zigzag(area, h * 0.68, h * 0.05, cut) +
      line(area, h * 0.8, h * 0.012, cut)
    );
  },
};

/** Silver flowers and vines inlaid in blackened zinc. */
export const bidri: ClothTechnique = {
  finish: { ...METAL, lustre: 0.55 },
  field: (pen, area) => {
    const { inks } = pen;
    const h = area.height;
    const silver = inks.motif;
    const flower = { body: silver, inner: inks.ground, accent: silver };
    return (
      guard(area, h * 0.07, h * 0.035, silver) +
      zigzag(area, h * 0.13, h * 0.05, silver) +
      line(area, h * 0.21, h * 0.01, silver) +
      motifRow(pen, area, {
        motif: pen.motif === 'flower' || pen.motif === undefined ? 'buta' : pen.motif,
        paint: flower,
        y: h * 0.42,
        size: h * 0.32,
        step: h * 0.33,
      }) +
      line(area, h * 0.62, h * 0.01, silver) +
      runningVine(pen, area, {
        y: h * 0.74,
        height: h * 0.16,
        stem: silver,
        leaf: silver,
        flower,
      }) +
      guard(area, h * 0.86, h * 0.035, silver)
    );
  },
};

/** Lace of twisted wire: petals filled with curls over a dark background. */
export const silverFiligree: ClothTechnique = {
  finish: { ...METAL, lustre: 0.8, relief: 0.8 },
  field: (pen, area) => {
    const { inks, scale } = pen;
    const wire = inks.motif;
    const curl = path('M0-.02C.06-.1 .14-.04 .09 .03C.05 .08-.02 .04 .02-.01', stroke(wire, 0.02));
    const petal =
      path('M0-.06C-.16-.16-.14-.38 0-.48C.14-.38 .16-.16 0-.06Z', stroke(wire, 0.032)) +
      place(curl, { x: -0.02, y: -0.2 }) +
      place(curl, { x: -0.02, y: -0.33, scale: 0.8 });
    const lace = pen.stamp(
      [0, 45, 90, 135, 180, 225, 270, 315]
        .map((turn) => place(petal, { x: 0, y: 0, turn }))
        .join('') + circle(0, 0, 0.08, fill(wire)),
    );
    const grain = pen.stamp(circle(0, 0, 0.5, fill(wire)) + circle(0, 0, 0.2, fill(inks.border)));
    return (
      rect(0, 0, [area.width, area.height], fill(tone(inks.ground, -0.35))) +
      halfDropRepeat(area, 9 * scale, 7.8 * scale)
        .map(
          ({ x, y }) =>
            lace({ x, y, scale: 8.6 * scale }) +
            grain({ x: x + 4.5 * scale, y, scale: 1.5 * scale }),
        )
        .join('')
    );
  },
};

/** Stones in gold beds, enamel leaves around them. */
export const kundanMeena: ClothTechnique = {
  finish: { ...METAL, lustre: 0.8, relief: 0.5 },
  field: (pen, area) => {
    const { inks, scale } = pen;
    const gem = (colour: string) =>
      circle(0, 0, 0.24, fill(tone(inks.ground, -0.3))) +
      circle(0, 0, 0.2, fill(colour)) +
      path('M-.1-.1A.14 .14 0 0 1 .08-.12L0-.02Z', fill('#ffffff', 0.7));
    const petals = [0, 60, 120, 180, 240, 300].map((turn, i) =>
      place(
        path(
          'M0-.24C-.14-.3-.12-.44 0-.5C.12-.44 .14-.3 0-.24Z',
          `fill="${i % 2 === 0 ? inks.border : inks.accent}" stroke="${tone(inks.ground, 0.3)}" stroke-width=".025"`,
        ),
        { x: 0, y: 0, turn },
      ),
    );
    const setting = [inks.motif, inks.accent, inks.extra].map((colour) =>
      pen.stamp(petals.join('') + gem(colour)),
    );
    const small = pen.stamp(
      drawMotif('ring', { body: tone(inks.ground, -0.3), inner: inks.motif, accent: '#ffffff' }),
    );
    return squareRepeat(area, 8 * scale)
      .map(
        ({ x, y, row, column }) =>
          (setting[(row + column) % 3]?.({ x, y, scale: 7.4 * scale }) ?? '') +
          small({ x: x + 4 * scale, y: y + 4 * scale, scale: 1.8 * scale }),
      )
      .join('');
  },
};
