import type { Area, ClothTechnique, Finish } from '../cloth/cloth-technique.ts';
import type { Pen } from '../cloth/pen.ts';
import { halfDropRepeat, squareRepeat } from '../cloth/repeat.ts';
import type { Spot } from '../cloth/repeat.ts';
import { circle, fill, n, path, rect, stroke } from '../paint/svg.ts';

const FINE: Finish = {
  weave: { structure: 'plain', count: 7, figured: false, slub: 0.2 },
  mottle: 0.12,
  lustre: 0.45,
};

export const bandhani: ClothTechnique = {
  finish: { ...FINE, relief: 0.2 },
  field: knots,
  pallu: knottedPallu,
};

/** Stamps of one tie: an uneven ring of undyed cloth with the colour of the first dye inside. */
function ties(pen: Pen, colour: string): (x: number, y: number, scale?: number) => string {
  const { inks, random } = pen;
  const chance = random.fork(`ties ${colour}`);
  const stamps = [0, 1, 2, 3].map(() => {
    const wobble = () => 0.5 + chance.between(-0.09, 0.09);
    const [e, s, w, nn] = [wobble(), wobble(), wobble(), wobble()];
    const ring = `M${n(e)} 0Q${n(e)} ${n(s)} 0 ${n(s)}Q${n(-w)} ${n(s)} ${n(-w)} 0Q${n(-w)} ${n(-nn)} 0 ${n(-nn)}Q${n(e)} ${n(-nn)} ${n(e)} 0Z`;
    return pen.stamp(path(ring, fill(colour)) + circle(0.02, 0.02, 0.17, fill(inks.ground)));
  });
  let tied = 0;
  return (x, y, scale = 1) => {
    tied += 1;
    const jitter = () => chance.between(-0.09, 0.09);
    return (
      stamps[tied % 4]?.({
        x: x + jitter(),
        y: y + jitter(),
        turn: chance.between(0, 90),
        scale,
      }) ?? ''
    );
  };
}

function knots(pen: Pen, area: Area): string {
  const { inks, scale } = pen;
  const first = ties(pen, inks.motif);
  const second = ties(pen, inks.accent);
  const step = 17 * scale;
  const medallions = halfDropRepeat(area, step, step * 0.72).map((spot) =>
    spot.row % 2 === 0 || pen.motif === 'ring'
      ? rings(spot, scale, [first, second])
      : tiedDiamond(spot, scale, [first, second]),
  );
  const between = squareRepeat(area, 3.4 * scale).map((spot) =>
    (spot.row + spot.column) % 2 === 0 ? first(spot.x, spot.y, 0.5 * scale) : '',
  );
  return between.join('') + medallions.join('');
}

type Tie = (x: number, y: number, scale?: number) => string;

function rings({ x, y }: Spot, scale: number, [first, second]: [Tie, Tie]): string {
  const circles = [0, 1.5, 2.9, 4.3, 5.7].map((radius, ring) => {
    const count = Math.max(1, Math.round((radius * Math.PI * 2) / 1.42));
    const tie = ring % 2 === 0 ? second : first;
    return Array.from({ length: count }, (_, i) => {
      const angle = (i / count) * Math.PI * 2;
      return tie(
        x + Math.cos(angle) * radius * scale,
        y + Math.sin(angle) * radius * scale,
        1.06 * scale,
      );
    }).join('');
  });
  return circles.join('');
}

function tiedDiamond({ x, y }: Spot, scale: number, [first, second]: [Tie, Tie]): string {
  const reach = 3;
  let drawing = '';
  for (let i = -reach; i <= reach; i += 1) {
    for (let j = -reach; j <= reach; j += 1) {
      if (Math.abs(i) + Math.abs(j) > reach) continue;
      const edge = Math.abs(i) + Math.abs(j) === reach;
      drawing += (edge ? first : second)(x + i * 1.35 * scale, y + j * 1.35 * scale, scale);
    }
  }
  return drawing;
}

function knottedPallu(pen: Pen, area: Area): string {
  const { inks, scale } = pen;
  const light = ties({ ...pen, inks: { ...inks, ground: inks.border } }, inks.motif);
  const bright = ties({ ...pen, inks: { ...inks, ground: inks.border } }, inks.accent);
  const rows = Array.from({ length: Math.floor(area.height / (2 * scale)) }, (_, row) => {
    const y = (row + 0.7) * 2 * scale;
    const tie = row % 5 < 2 ? bright : light;
    if (row % 5 === 2) return rect(0, y - 0.25, [area.width, 0.5], fill(inks.motif));
    return squareRepeat({ width: area.width, height: 1 }, 1.9 * scale)
      .map((spot) => tie(spot.x + (row % 2) * 0.95 * scale, y, 1.15 * scale))
      .join('');
  });
  return rect(0, 0, [area.width, area.height], fill(inks.border)) + rows.join('');
}

export const leheriya: ClothTechnique = {
  finish: { ...FINE, feather: { weft: 0.22, warp: 0.22 } },
  field: waves,
  pallu: waves,
};

function waves(pen: Pen, area: Area): string {
  const { inks, scale, random } = pen;
  const colours = inks.all.slice(1);
  const chance = random.fork('waves');
  const slant = area.height * 0.8;
  const lines: string[] = [];
  for (let x = -slant, i = 0; x < area.width + 4; i += 1) {
    const pause = i % 7 === 6;
    const width = (pause ? 0.4 : chance.between(0.9, 1.7)) * scale;
    const colour = colours[i % colours.length] ?? inks.motif;
    lines.push(path(wavyDiagonal(x, slant, area.height, chance.next()), stroke(colour, width)));
    x += width + (pause ? 3.4 : chance.between(0.8, 1.6)) * scale;
  }
  return rect(0, 0, [area.width, area.height], fill(inks.ground)) + lines.join('');
}

function wavyDiagonal(x: number, slant: number, height: number, phase: number): string {
  const count = Math.round(height / 5);
  const points = Array.from({ length: count + 1 }, (_, i) => {
    const t = i / count;
    const sway = Math.sin((t * height) / 4.2 + phase * 0.7) * 0.7;
    return `${i === 0 ? 'M' : 'L'}${n(x + t * slant + sway)} ${n(t * height)}`;
  });
  return points.join('');
}

export const shibori: ClothTechnique = {
  finish: { ...FINE, mottle: 0.25, feather: { weft: 0.12, warp: 0.12 } },
  field: shells,
};

function shells(pen: Pen, area: Area): string {
  const { inks, scale, random } = pen;
  const chance = random.fork('shells');
  const variants = [0, 1, 2].map(() => {
    const spokes = Array.from({ length: 20 }, (_, i) => {
      const angle = (i / 20) * Math.PI * 2 + chance.between(-0.08, 0.08);
      const from = chance.between(0.08, 0.14);
      const to = chance.between(0.36, 0.5);
      const at = (r: number) => `${n(Math.cos(angle) * r)} ${n(Math.sin(angle) * r)}`;
      return path(`M${at(from)}L${at(to)}`, stroke(inks.light, chance.between(0.012, 0.04), 0.75));
    });
    const rims = [0.47, 0.4, 0.3, 0.2].map((r, i) =>
      circle(0, 0, r, stroke(i % 2 === 0 ? inks.light : inks.motif, 0.035, 0.55)),
    );
    return pen.stamp(
      circle(0, 0, 0.5, fill(inks.motif, 0.5)) +
        rims.join('') +
        spokes.join('') +
        circle(0, 0, 0.07, fill(inks.light, 0.9)),
    );
  });
  const size = 12 * scale;
  return halfDropRepeat(area, size, size * 0.84)
    .map(
      (spot, i) =>
        variants[i % 3]?.({
          x: spot.x,
          y: spot.y,
          turn: chance.between(0, 90),
          scale: size * 0.96,
        }) ?? '',
    )
    .join('');
}
