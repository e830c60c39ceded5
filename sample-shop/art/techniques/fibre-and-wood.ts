import type { Area, ClothTechnique, Finish } from '../cloth/cloth-technique.ts';
import type { Pen } from '../cloth/pen.ts';
import { halfDropRepeat, squareRepeat, steps } from '../cloth/repeat.ts';
import { scatter } from '../cloth/scatter.ts';
import { beads, guard, line, motifRow, runningVine } from '../borders/bands.ts';
import { drawMotif } from '../motifs/motif-drawings.ts';
import { tone } from '../paint/colour.ts';
import { circle, fill, n, path, rect, stroke } from '../paint/svg.ts';

const SOLID: Finish = { weave: { structure: 'solid', count: 5, figured: false, slub: 0 } };

/** Strings of beads next to each other with one figure picked out. */
export const beadwork: ClothTechnique = {
  finish: { ...SOLID, body: 'glaze', lustre: 0.7, relief: 1 },
  field: (pen, area) => {
    const { inks, scale } = pen;
    const bead = (colour: string) =>
      pen.stamp(
        circle(0, 0, 0.49, fill(colour)) + circle(-0.14, -0.16, 0.12, fill('#ffffff', 0.55)),
      );
    const colours = inks.all.map(bead);
    const size = 2.2 * scale;
    return (
      rect(0, 0, [area.width, area.height], fill(inks.dark)) +
      squareRepeat(area, size)
        .map(
          ({ x, y, row, column }) =>
            colours[(Math.abs((row % 10) - 5) + Math.abs((column % 10) - 5)) % colours.length]?.({
              x,
              y,
              scale: size,
            }) ?? '',
        )
        .join('')
    );
  },
};

/** Sticks of lacquer pressed on the turning wood: glossy bands, dots and combed waves. */
export const lac: ClothTechnique = {
  finish: { ...SOLID, body: 'lacquer', lustre: 1 },
  field: (pen, area) => {
    const { inks, scale } = pen;
    const colours = inks.all;
    return steps(area.height, 6 * scale)
      .map((y, i) => {
        const colour = colours[i % colours.length] ?? inks.motif;
        const other = colours[(i + 1) % colours.length] ?? inks.ground;
        const band =
          line(area, y - 3 * scale, 6.1 * scale, colour) +
          line(area, y + 2.5 * scale, 0.5 * scale, inks.zari);
        const mark =
          i % 2 === 0
            ? beads(area, y, 0.7 * scale, other)
            : motifRow(pen, area, {
                motif: 'lozenge',
                paint: { body: other, inner: colour, accent: other },
                y,
                size: 3 * scale,
              });
        return band + mark;
      })
      .join('');
  },
};

export const wood: ClothTechnique = {
  finish: { ...SOLID, body: 'wood', lustre: 0.35, relief: -0.8 },
  field: (pen, area) => {
    const { inks, random } = pen;
    const chance = random.fork('grain');
    const grain = steps(area.height, 1.3).map((y) => {
      const sway = chance.between(-1.4, 1.4);
      return path(
        `M0 ${n(y)}Q${n(area.width * 0.3)} ${n(y + sway)} ${n(area.width * 0.5)} ${n(y)}T${n(area.width)} ${n(y)}`,
        stroke(tone(inks.ground, -0.22), chance.between(0.1, 0.5), 0.5),
      );
    });
    const cut = tone(inks.ground, -0.34);
    return (
      grain.join('') +
      guard(area, area.height * 0.1, area.height * 0.03, cut) +
      scatter(pen, area, {
        motif: pen.motif ?? 'flower',
        paint: { body: cut, inner: inks.motif, accent: cut },
        step: 14,
        stepDown: 11,
        size: 8,
      }) +
      guard(area, area.height * 0.88, area.height * 0.03, cut)
    );
  },
};

/** Painted paper pulp under varnish: flowers edged with gold over a deep ground. */
export const papierMache: ClothTechnique = {
  finish: { ...SOLID, body: 'lacquer', lustre: 0.8 },
  field: (pen, area) => {
    const { inks, scale } = pen;
    const gilt = { line: inks.zari, weight: 0.03 };
    const colours = [inks.motif, inks.accent, inks.extra];
    const flowers = colours.map((body) =>
      pen.motifStamp(pen.motif ?? 'flower', {
        body,
        inner: inks.light,
        accent: inks.zari,
        ...gilt,
      }),
    );
    const leaf = pen.motifStamp('leaf', {
      body: inks.border,
      inner: inks.zari,
      accent: inks.zari,
      ...gilt,
    });
    const step = 9 * scale;
    return halfDropRepeat(area, step, step * 0.8)
      .map(
        ({ x, y, row, column }) =>
          leaf({ x: x + step * 0.4, y: y - step * 0.2, turn: 60, scale: 4.6 * scale }) +
          leaf({ x: x - step * 0.3, y: y + step * 0.3, turn: 200, scale: 4 * scale }) +
          (flowers[(row + column) % 3]?.({ x, y, turn: row * 20, scale: 7 * scale }) ?? ''),
      )
      .join('');
  },
};

export const cane: ClothTechnique = {
  finish: { ...SOLID, body: 'fibre', lustre: 0.25, relief: 1 },
  field: (pen, area) => splints(pen, area, 2.6 * pen.scale),
};

function splints({ inks }: Pen, area: Area, size: number): string {
  return (
    rect(0, 0, [area.width, area.height], fill(tone(inks.ground, -0.5))) +
    squareRepeat(area, size)
      .map(({ x, y, row, column }) => {
        const across = (row + column) % 2 === 0;
        const dark = row % 9 === 4 ? inks.motif : inks.ground;
        const colour = across ? dark : tone(inks.ground, -0.12);
        const [w, h] = across ? [size * 1.16, size * 0.84] : [size * 0.84, size * 1.16];
        return rect(x - w / 2, y - h / 2, [w, h], `fill="${colour}" rx="${n(size * 0.22)}"`);
      })
      .join('')
  );
}

export const jute: ClothTechnique = {
  finish: { weave: { structure: 'basket', count: 3.2, figured: true, slub: 0.7 }, mottle: 0.14 },
  field: (pen, area) => {
    if (pen.motif === undefined) return '';
    const { inks } = pen;
    if (pen.motif === 'stripe')
      return steps(area.height, 12 * pen.scale)
        .map((y, i) => line(area, y, 4 * pen.scale, i % 2 === 0 ? inks.motif : inks.border))
        .join('');
    return scatter(pen, area, {
      motif: pen.motif,
      paint: { body: inks.motif, inner: inks.ground, accent: inks.border },
      step: 17,
      stepDown: 13,
      size: 10,
    });
  },
};

export const leather: ClothTechnique = {
  finish: {
    weave: { structure: 'solid', count: 6, figured: false, slub: 0 },
    body: 'hide',
    mottle: 0.2,
    lustre: 0.35,
    relief: 0.7,
  },
  field: (pen, area) => {
    const { inks, scale } = pen;
    const embossed = { line: tone(inks.ground, -0.45), weight: 0.03 };
    const figure = pen.stamp(
      drawMotif(pen.motif ?? 'lotus', {
        body: inks.motif,
        inner: inks.accent,
        accent: inks.border,
        ...embossed,
      }),
    );
    const step = 14 * scale;
    return halfDropRepeat(area, step, step * 0.72)
      .map(({ x, y }) => figure({ x, y, scale: 9.5 * scale }))
      .join('');
  },
  border: (pen, area) => {
    const { inks } = pen;
    const d = area.height;
    return (
      line(area, 0, d, inks.border) +
      runningVine(pen, area, {
        y: d * 0.5,
        height: d * 0.6,
        stem: inks.ground,
        leaf: inks.ground,
        flower: { body: inks.motif, inner: inks.ground, accent: inks.accent },
      })
    );
  },
};
