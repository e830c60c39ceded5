import type { ArtRecipe } from '../art-recipe.ts';
import { drawBorder } from '../borders/border-drawings.ts';
import { drawPallu } from '../borders/pallu-drawings.ts';
import type { Random } from '../paint/seeded-random.ts';
import { n, rect } from '../paint/svg.ts';
import { techniqueOf } from '../techniques/technique-drawings.ts';
import { clothPlanOf } from './cloth-plan.ts';
import type { ClothPlan } from './cloth-plan.ts';
import type { ClothTechnique, Finish } from './cloth-technique.ts';
import { fringe } from './fringe.ts';
import { createPen } from './pen.ts';
import type { Pen } from './pen.ts';

/** A whole cloth as an SVG drawing in centimetres, transparent outside it. */
export interface ClothPanel {
  plan: ClothPlan;
  body: string;
  finish: Finish;
  pen: Pen;
}

export function drawClothPanel(recipe: ArtRecipe, random: Random): ClothPanel {
  const technique = techniqueOf(recipe.technique);
  const plan = clothPlanOf(recipe);
  const pen = createPen(recipe, random.fork('cloth'), plan.figure);
  const drawing =
    rect(0, 0, [plan.width, plan.length], `fill="${pen.inks.ground}"`) +
    field(technique, pen, plan) +
    sideBorders(technique, pen, plan) +
    ends(technique, pen, plan);
  const clip = `<clipPath id="cloth"><rect width="${n(plan.width)}" height="${n(plan.length)}"/></clipPath>`;
  const body = `${pen.definitions()}<defs>${clip}</defs>${fringe(pen, plan)}<g clip-path="url(#cloth)">${drawing}</g>`;
  return { plan, body, finish: technique.finish, pen };
}

/** The field lies within the borders, so that its figures are centred and none is cut at the edge. */
function field(technique: ClothTechnique, pen: Pen, plan: ClothPlan): string {
  const area = { width: plan.width - 2 * plan.side, height: plan.length - plan.start - plan.end };
  const clip = `<clipPath id="field"><rect width="${n(area.width)}" height="${n(area.height)}"/></clipPath>`;
  return `${clip}<g transform="translate(${n(plan.side)} ${n(plan.start)})"><g clip-path="url(#field)">${technique.field(pen, area)}</g></g>`;
}

function sideBorders(technique: ClothTechnique, pen: Pen, plan: ClothPlan): string {
  if (plan.side === 0) return '';
  const band = borderOf(technique, pen, plan.length, plan.side);
  const left = `<g transform="translate(${n(plan.side)} 0) rotate(90)">${band}</g>`;
  const right = `<g transform="translate(${n(plan.width - plan.side)} ${n(plan.length)}) rotate(-90)">${band}</g>`;
  return left + right;
}

function ends(technique: ClothTechnique, pen: Pen, plan: ClothPlan): string {
  const atEnd = (drawing: string) =>
    `<g transform="translate(0 ${n(plan.length - plan.end)})">${drawing}</g>`;
  if (plan.endKind === 'pallu' && plan.end > 0) {
    const area = { width: plan.width, height: plan.end };
    return atEnd((technique.pallu ?? drawPallu)(pen, area));
  }
  const band =
    plan.end > 0 ? atEnd(mitred(borderOf(technique, pen, plan.width, plan.end), plan, 'e')) : '';
  if (plan.start === 0) return band;
  const top = mitred(borderOf(technique, pen, plan.width, plan.start), plan, 's');
  return `${band}<g transform="translate(${n(plan.width)} ${n(plan.start)}) rotate(180)">${top}</g>`;
}

/** Cuts the corners at 45° where the borders meet. */
function mitred(band: string, plan: ClothPlan, name: string): string {
  if (plan.side === 0) return band;
  const depth = name === 'e' ? plan.end : plan.start;
  const inner = 2 * plan.side;
  const points = `0,${n(depth)} ${n(plan.width)},${n(depth)} ${n(plan.width - inner)},${n(-depth)} ${n(inner)},${n(-depth)}`;
  return `<clipPath id="mitre-${name}"><polygon points="${points}"/></clipPath><g clip-path="url(#mitre-${name})">${band}</g>`;
}

function borderOf(technique: ClothTechnique, pen: Pen, length: number, depth: number): string {
  const area = { width: length, height: depth };
  if (technique.border && (pen.border === undefined || pen.border === 'figured')) {
    return technique.border(pen, area);
  }
  return drawBorder(pen, area);
}
