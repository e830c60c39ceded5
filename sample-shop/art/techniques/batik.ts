import type { Area, ClothTechnique } from '../cloth/cloth-technique.ts';
import type { Pen } from '../cloth/pen.ts';
import { halfDropRepeat } from '../cloth/repeat.ts';

import { n, path, stroke } from '../paint/svg.ts';
import { PRINTED } from './print.ts';

export const batik: ClothTechnique = { finish: { ...PRINTED, mottle: 0.2 }, field: waxed };

function waxed(pen: Pen, area: Area): string {
  const { inks, scale, random } = pen;
  const chance = random.fork('wax');
  const step = 18 * scale;
  const bloom = pen.motifStamp(pen.motif ?? 'flower', {
    body: inks.motif,
    inner: inks.accent,
    accent: inks.border,
    line: inks.light,
    weight: 0.03,
  });
  const leaf = pen.motifStamp('leaf', {
    body: inks.border,
    inner: inks.light,
    accent: inks.light,
    line: inks.light,
    weight: 0.03,
  });
  const flowers = halfDropRepeat(area, step, step * 0.8).map(
    ({ x, y }) =>
      [40, 160, 280]
        .map((turn) => {
          const angle = (turn * Math.PI) / 180;
          return leaf({
            x: x + Math.sin(angle) * step * 0.36,
            y: y - Math.cos(angle) * step * 0.36,
            turn,
            scale: step * 0.3,
          });
        })
        .join('') + bloom({ x, y, turn: chance.between(0, 45), scale: step * 0.62 }),
  );
  const cracks = Array.from({ length: Math.round((area.width * area.height) / 90) }, () => {
    const x = chance.between(0, area.width);
    const y = chance.between(0, area.height);
    const turn = () => chance.between(-7, 7);
    return path(
      `M${n(x)} ${n(y)}l${n(turn())} ${n(turn())}l${n(turn() / 2)} ${n(turn() / 2)}`,
      stroke(inks.dark, 0.16, 0.35),
    );
  });
  return flowers.join('') + cracks.join('');
}
