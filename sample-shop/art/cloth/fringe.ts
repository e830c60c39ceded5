import { hash1 } from '../paint/noise.ts';
import { circle, n, path, stroke } from '../paint/svg.ts';
import type { ClothPlan } from './cloth-plan.ts';
import type { Pen } from './pen.ts';

/** The warp ends: knotted tassels, or loose threads where the fringe is short. */
export function fringe(pen: Pen, plan: ClothPlan): string {
  if (plan.fringe === 0) return '';
  const drawing =
    pen.border === 'tassel' || plan.fringe > 5.5 ? tassels(pen, plan) : threads(pen, plan);
  const bottom = `<g transform="translate(0 ${n(plan.length - 0.3)})">${drawing}</g>`;
  if (!plan.fringeBothEnds) return bottom;
  return `${bottom}<g transform="translate(${n(plan.width)} .3) rotate(180)">${drawing}</g>`;
}

function tassels({ inks }: Pen, plan: ClothPlan): string {
  const step = 2.6;
  const count = Math.round(plan.width / step);
  const drop = plan.fringe;
  return Array.from({ length: count }, (_, i) => {
    const x = ((i + 0.5) * plan.width) / count;
    const colour = i % 2 === 0 ? inks.border : inks.ground;
    const knot = drop * 0.3;
    const strands = [-0.8, -0.4, 0, 0.4, 0.8].map((spread, k) => {
      const sway = (hash1(i * 7 + k, 5) - 0.5) * 0.7;
      return path(
        `M${n(x)} ${n(knot)}Q${n(x + spread)} ${n(drop * 0.6)} ${n(x + spread * 0.9 + sway)} ${n(drop)}`,
        stroke(colour, 0.34),
      );
    });
    const ties = path(`M${n(x - 1.1)} 0L${n(x)} ${n(knot)}L${n(x + 1.1)} 0`, stroke(colour, 0.42));
    return ties + strands.join('') + circle(x, knot, 0.55, `fill="${colour}"`);
  }).join('');
}

function threads({ inks }: Pen, plan: ClothPlan): string {
  const count = Math.round(plan.width / 0.7);
  return Array.from({ length: count }, (_, i) => {
    const x = ((i + 0.5) * plan.width) / count;
    const drop = plan.fringe * (0.75 + 0.25 * hash1(i, 9));
    const sway = (hash1(i, 11) - 0.5) * 1.1;
    const colour = i % 5 === 0 ? inks.ground : inks.border;
    return path(
      `M${n(x)} 0Q${n(x)} ${n(drop * 0.6)} ${n(x + sway)} ${n(drop)}`,
      stroke(colour, 0.26),
    );
  }).join('');
}
