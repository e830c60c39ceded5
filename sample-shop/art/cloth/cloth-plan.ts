import type { ArtObject, ArtRecipe } from '../art-recipe.ts';

/** Dimensions of the cloth in the pictures, in cm: x from selvedge to selvedge, y along the length. */
export interface ClothPlan {
  width: number;
  length: number;
  /** Depth of the border along both selvedges. */
  side: number;
  /** Depth of the border at the top. */
  start: number;
  /** Depth of the pallu or border at the bottom. */
  end: number;
  endKind: 'pallu' | 'border';
  /** Length of the fringe beyond the bottom (and beyond the top, for rugs). */
  fringe: number;
  fringeBothEnds: boolean;
  /** How far down the field its best figure is, 0–1; the close view shows this place. */
  focus: number;
  /** Size of figures on this object; 1 on a saree. */
  figure: number;
}

const NOTHING = {
  side: 0,
  start: 0,
  end: 0,
  endKind: 'border',
  fringe: 0,
  fringeBothEnds: false,
  focus: 0.5,
  figure: 1,
} as const;

const PLANS: Partial<Record<ArtObject, Partial<ClothPlan> & { width: number; length: number }>> = {
  saree: { width: 78, length: 134, side: 9, end: 44, endKind: 'pallu', fringe: 5 },
  dupatta: { width: 92, length: 180, side: 7, end: 34, endKind: 'pallu', fringe: 5 },
  stole: { width: 64, length: 150, side: 3, end: 30, endKind: 'pallu', fringe: 7 },
  shawl: { width: 100, length: 170, side: 6, end: 34, endKind: 'pallu', fringe: 6 },
  kurta: { figure: 0.8, width: 100, length: 130, end: 6 },
  shirt: { figure: 0.7, width: 100, length: 110 },
  dhoti: { width: 110, length: 150, side: 8, end: 12, endKind: 'border' },
  lehenga: { width: 200, length: 110, end: 22 },
  'short-kurti': { figure: 0.75, width: 90, length: 100, end: 7 },
  'long-kurti': { width: 110, length: 150, end: 10 },
  bedsheet: { width: 170, length: 200, side: 15, start: 15, end: 15 },
  curtain: { width: 120, length: 190, side: 5, end: 16 },
  doormat: { figure: 0.62, width: 70, length: 46, side: 5, start: 5, end: 5 },
  rug: { width: 80, length: 112, start: 12, end: 12, fringe: 6, fringeBothEnds: true },
  hanky: { figure: 0.5, width: 46, length: 46, side: 4, start: 4, end: 4 },
  cushion: { figure: 0.62, width: 52, length: 52, side: 4.5, start: 4.5, end: 4.5 },
  'table-runner': {
    figure: 0.7,
    width: 42,
    length: 130,
    side: 4,
    end: 20,
    endKind: 'pallu',
    fringe: 6,
  },
  wallhanging: {
    focus: 0.26,
    width: 62,
    length: 84,
    side: 6,
    start: 6,
    end: 6,
    fringe: 6,
  },
  tote: { figure: 0.75, width: 60, length: 66, end: 9 },
  potli: { figure: 0.55, width: 64, length: 48, end: 8 },
  'sling-bag': { figure: 0.7, width: 60, length: 60, end: 5 },
  clutch: { figure: 0.6, width: 56, length: 50, end: 5 },
  vase: { width: 90, length: 46, start: 3, end: 3 },
  bowl: { width: 90, length: 20, start: 1.2, end: 1.2 },
  lamp: { width: 90, length: 24, start: 1.5, end: 1.5 },
  basket: { width: 90, length: 20, start: 1.2, end: 1.2 },
  plate: { width: 90, length: 66, start: 6 },
  box: { width: 90, length: 60 },
  figurine: { width: 90, length: 60 },
  earrings: { width: 90, length: 60, figure: 0.9 },
  necklace: { width: 90, length: 60 },
  bangles: { width: 90, length: 60 },
  tie: { figure: 0.5, width: 76, length: 110 },
};

/** The painted part of a solid's surface, around and up. */
const SOLID_SURFACE = { width: 90, length: 60, side: 0, start: 4, end: 4 };

const HEAVY_BORDERS = new Set(['korvai', 'temple', 'figured', 'zari']);

export function clothPlanOf({ object, border }: Pick<ArtRecipe, 'object' | 'border'>): ClothPlan {
  const plan: ClothPlan = { ...NOTHING, ...(PLANS[object] ?? SOLID_SURFACE) };
  const isPallu = plan.endKind === 'pallu';
  if (border === 'none')
    return { ...plan, side: 0, start: 0, end: isPallu ? plan.end : 0, fringe: 0 };
  const weight = weightOf(border);
  return {
    ...plan,
    side: plan.side * weight,
    start: plan.start * weight,
    end: isPallu ? plan.end : plan.end * weight,
    fringe: border === 'tassel' ? Math.max(plan.fringe * 1.5, 6) : plan.fringe,
  };
}

function weightOf(border: ArtRecipe['border']): number {
  if (border === undefined) return 1;
  if (border === 'stripe') return 0.6;
  return HEAVY_BORDERS.has(border) ? 1.2 : 0.85;
}
