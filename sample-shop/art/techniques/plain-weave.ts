import type { Area, ClothTechnique, Finish } from '../cloth/cloth-technique.ts';
import type { Pen } from '../cloth/pen.ts';
import { scatter } from '../cloth/scatter.ts';
import { diamonds, guard, line, motifRow, spikes } from '../borders/bands.ts';
import { borderMotif, drawBorder } from '../borders/border-drawings.ts';
import { drawPallu } from '../borders/pallu-drawings.ts';
import { fill, rect } from '../paint/svg.ts';

const COTTON: Finish = {
  weave: { structure: 'plain', count: 6, figured: true, slub: 0.35 },
  mottle: 0.05,
};

interface Stripe {
  from: number;
  width: number;
  colour: string;
}

/** Stripes of uneven widths across `length`, repeating; the gaps show the ground. */
function stripeSequence(pen: Pen, length: number, name: string): Stripe[] {
  const { inks, scale, random } = pen;
  const chance = random.fork(name);
  const colours = inks.all.slice(1);
  const count = chance.whole(3, 5);
  const round = Array.from({ length: count }, (_, i) => ({
    gap: chance.between(0.6, 3.4) * scale,
    width: chance.pick([0.35, 0.7, 1.4, 2.6]) * scale,
    colour: colours[i % colours.length] ?? inks.motif,
  }));
  const stripes: Stripe[] = [];
  for (let x = 0, i = 0; x < length; i += 1) {
    const { gap, width, colour } = round[i % count] ?? { gap: 2, width: 1, colour: inks.motif };
    stripes.push({ from: x + gap, width, colour });
    x += gap + width;
  }
  return stripes;
}

const upright = (area: Area, { from, width, colour }: Stripe) =>
  rect(from, 0, [width, area.height], fill(colour));
const level = (area: Area, { from, width, colour }: Stripe) =>
  rect(0, from, [area.width, width], fill(colour, 0.5));

export const checks: ClothTechnique = {
  finish: { ...COTTON, weave: { ...COTTON.weave, count: 6.5 } },
  field: (pen, area) =>
    stripeSequence(pen, area.width, 'warp')
      .map((stripe) => upright(area, stripe))
      .join('') +
    stripeSequence(pen, area.height, 'warp')
      .map((stripe) => level(area, stripe))
      .join(''),
};

export const stripes: ClothTechnique = {
  finish: COTTON,
  field: (pen, area) =>
    stripeSequence(pen, area.width, 'warp')
      .map((stripe) => upright(area, stripe))
      .join(''),
};

export const khadiPlain: ClothTechnique = {
  finish: { weave: { structure: 'plain', count: 5, figured: true, slub: 0.95 }, mottle: 0.12 },
  field: (pen, area) =>
    pen.motif === 'stripe'
      ? stripeSequence(pen, area.width, 'warp')
          .filter((_, i) => i % 3 === 0)
          .map((stripe) => upright(area, { ...stripe, width: 0.4 }))
          .join('')
      : '',
};

export const kasavu: ClothTechnique = {
  finish: {
    weave: { structure: 'plain', count: 6.5, figured: true, slub: 0.4 },
    mottle: 0.06,
    sheer: 0.08,
  },
  field: (pen, area) => {
    const paint = { body: pen.inks.zari, inner: pen.inks.ground, accent: pen.inks.zari };
    return pen.motif
      ? scatter(pen, area, { motif: pen.motif, paint, step: 20, stepDown: 15, size: 5 })
      : '';
  },
  border: goldBand,
  pallu: (pen, area) =>
    line(area, area.height * 0.36, area.height * 0.03, pen.inks.zari) +
    line(area, area.height * 0.44, area.height * 0.4, pen.inks.zari) +
    line(area, area.height * 0.58, area.height * 0.012, pen.inks.border) +
    line(area, area.height * 0.7, area.height * 0.012, pen.inks.border) +
    line(area, area.height * 0.89, area.height * 0.03, pen.inks.zari),
};

function goldBand({ inks }: Pen, area: Area): string {
  const d = area.height;
  return (
    line(area, d * 0.1, d * 0.05, inks.zari) +
    line(area, d * 0.24, d * 0.62, inks.zari) +
    line(area, d * 0.86, d * 0.06, inks.border)
  );
}

export const gamosa: ClothTechnique = {
  finish: { ...COTTON, relief: 0.3 },
  field: () => '',
  border: redLines,
  pallu: gamosaEnd,
};

function redLines({ inks }: Pen, area: Area): string {
  const d = area.height;
  return (
    line(area, d * 0.1, d * 0.08, inks.motif) +
    line(area, d * 0.26, d * 0.4, inks.motif) +
    line(area, d * 0.76, d * 0.08, inks.motif)
  );
}

function gamosaEnd(pen: Pen, area: Area): string {
  const { inks } = pen;
  const d = area.height;
  const paint = { body: inks.motif, inner: inks.ground, accent: inks.motif };
  return (
    motifRow(pen, area, { motif: 'lozenge', paint, y: d * 0.08, size: d * 0.1, step: d * 0.2 }) +
    guard(area, d * 0.18, d * 0.05, inks.motif) +
    motifRow(pen, area, {
      motif: borderMotif(pen, 'parrot'),
      paint,
      y: d * 0.42,
      size: d * 0.32,
      alternate: true,
    }) +
    guard(area, d * 0.62, d * 0.05, inks.motif) +
    diamonds(area, d * 0.76, d * 0.13, inks.motif) +
    line(area, d * 0.86, d * 0.08, inks.motif)
  );
}

export const ilkal: ClothTechnique = {
  finish: { ...COTTON, lustre: 0.3 },
  field: (pen, area) =>
    pen.motif === 'check'
      ? stripeSequence({ ...pen, scale: pen.scale * 0.5 }, area.width, 'fine')
          .map((stripe) => upright(area, { ...stripe, width: 0.3 }))
          .join('') +
        stripeSequence({ ...pen, scale: pen.scale * 0.5 }, area.height, 'fine')
          .map((stripe) => level(area, { ...stripe, width: 0.3 }))
          .join('')
      : '',
  border: (pen, area) => drawBorder({ ...pen, border: 'temple' }, area),
  pallu: spires,
};

/** Tope-teni: interlocking white and red spires. */
function spires(pen: Pen, area: Area): string {
  const { inks } = pen;
  const d = area.height;
  const light = inks.accent;
  return (
    spikes(area, 0.02, { height: d * 0.12, step: d * 0.12, colour: inks.border }) +
    line(area, 0, d, inks.border) +
    spikes(area, d * 0.3, { height: d * 0.24, step: d * 0.14, colour: light }) +
    line(area, d * 0.3, d * 0.08, light) +
    line(area, d * 0.44, d * 0.02, light) +
    line(area, d * 0.49, d * 0.02, light) +
    `<g transform="translate(0 ${d * 1.02}) scale(1 -1)">${spikes(area, d * 0.4, { height: d * 0.22, step: d * 0.14, colour: light })}</g>` +
    line(area, d * 0.56, d * 0.07, light) +
    line(area, d * 0.9, d * 0.04, light)
  );
}

export const pashmina: ClothTechnique = {
  finish: {
    weave: { structure: 'twill', count: 7.5, figured: true, slub: 0.1 },
    lustre: 0.3,
    mottle: 0.04,
  },
  field: (pen, area) => {
    const paint = { body: pen.inks.motif, inner: pen.inks.border, accent: pen.inks.accent };
    const covered = pen.motif === 'vine' || pen.motif === 'flower';
    return covered
      ? scatter(pen, area, { motif: 'paisley', paint, step: 13, stepDown: 10, size: 7 })
      : '';
  },
  pallu: (pen, area) => drawPallu({ ...pen, border: 'figured' }, area),
};
