import type { Area, ClothTechnique } from '../cloth/cloth-technique.ts';
import type { Pen } from '../cloth/pen.ts';
import { halfDropRepeat } from '../cloth/repeat.ts';
import { circle, fill, path, place, stroke } from '../paint/svg.ts';
import { CLOTH } from './needle.ts';

export const mirrorWork: ClothTechnique = { finish: { ...CLOTH, relief: 0.8 }, field: mirrors };

function mirrors(pen: Pen, area: Area): string {
  const { inks, scale } = pen;
  const petals = (count: number, colour: string, size: number) =>
    Array.from({ length: count }, (_, i) =>
      place(path('M0-.22C-.08-.3-.07-.42 0-.48C.07-.42 .08-.3 0-.22Z', `fill="${colour}"`), {
        x: 0,
        y: 0,
        turn: (i * 360) / count,
        scale: size,
      }),
    ).join('');
  const glass = `<circle r=".14" fill="#dfe6ea"/><path d="M-.1-.06A.12 .12 0 0 1 .06-.1L-.04 .1Z" fill="#ffffff" fill-opacity=".8"/>`;
  const medallion = pen.stamp(
    petals(12, inks.motif, 1) +
      petals(12, inks.accent, 0.74) +
      circle(0, 0, 0.2, fill(inks.border)) +
      circle(0, 0, 0.2, `${stroke(inks.light, 0.02)} stroke-dasharray=".03 .03"`) +
      glass,
  );
  const small = pen.stamp(circle(0, 0, 0.24, fill(inks.motif)) + glass);
  const chain = pen.stamp(
    path('M-.5 0C-.25-.3 .25 .3 .5 0', `${stroke(inks.accent, 0.05)} stroke-dasharray=".08 .03"`),
  );
  const step = 15 * scale;
  return halfDropRepeat(area, step, step * 0.72)
    .map(
      ({ x, y }) =>
        chain({ x: x + step / 2, y: y - step * 0.2, scale: step * 0.5 }) +
        medallion({ x, y, scale: 9.4 * scale }) +
        small({ x: x + step / 2, y, scale: 5 * scale }),
    )
    .join('');
}
