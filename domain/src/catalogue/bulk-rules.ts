import { paise, type Paise } from '../money/paise.ts';

/** Spec §9: volume discounts up to 30 %. */
export const MAX_BULK_PERCENT = 30;

/** How a product is sold in numbers; everybody may know it. */
export interface BulkRules {
  /** pieces from which bulk prices begin */
  minimum: number;
  /** bulk prices are for whole multiples of this, such as a carton */
  multiple: number;
  /** days from the order to the dispatch of such a number */
  leadTimeDays: number;
}

/** From so many pieces each costs so much less. Only verified business buyers learn of it. */
export interface BulkTier {
  from: number;
  percentOff: number;
}

/** How many pieces a bulk order may have, or the sentence why not. */
export function bulkQuantityProblem(
  quantity: number,
  { minimum, multiple }: BulkRules,
): string | null {
  if (!Number.isInteger(quantity) || quantity < 1) return 'The quantity must be a whole number.';
  if (quantity < minimum) return `At least ${minimum} pieces.`;
  return quantity % multiple === 0 ? null : `Only in multiples of ${multiple}.`;
}

/**
 * What one piece costs in such a number, for browser and server alike: the best tier that the number reaches, rounded
 * to the paisa. A number that the rules do not allow, or a product without rules, costs its plain price.
 */
export function bulkUnitPrice(
  price: Paise,
  quantity: number,
  rules: BulkRules | null,
  tiers: readonly BulkTier[],
): Paise {
  if (!rules || bulkQuantityProblem(quantity, rules) !== null) return price;
  const reached = tiers.filter(({ from }) => from <= quantity).map(({ percentOff }) => percentOff);
  const percent = Math.min(MAX_BULK_PERCENT, Math.max(0, ...reached));
  return paise(Math.round((price * (100 - percent)) / 100));
}

/** One step up from a quantity: by one piece, and from the bulk minimum on to the next whole multiple. */
export function stepUp(quantity: number, rules: BulkRules | null): number {
  if (!rules || quantity < rules.minimum) return quantity + 1;
  return (Math.floor(quantity / rules.multiple) + 1) * rules.multiple;
}

/** One step down from a quantity: to the whole multiple before, and by one piece from the bulk minimum on. */
export function stepDown(quantity: number, rules: BulkRules | null): number {
  if (!rules || quantity <= rules.minimum) return quantity - 1;
  return Math.max(rules.minimum, (Math.ceil(quantity / rules.multiple) - 1) * rules.multiple);
}

/** A tier as a buyer reads it. */
export interface BulkStep {
  /** the first number of pieces that the rules allow and the tier reaches */
  from: number;
  percentOff: number;
  unitPrice: Paise;
}

/** The tiers as they can be reached: each from the first allowed number of pieces on, rising. */
export function bulkSteps(price: Paise, rules: BulkRules, tiers: readonly BulkTier[]): BulkStep[] {
  const steps = new Map<number, BulkStep>();
  for (const tier of tiers.toSorted((one, other) => one.from - other.from)) {
    const least = Math.max(tier.from, rules.minimum);
    const from = Math.ceil(least / rules.multiple) * rules.multiple;
    const unitPrice = bulkUnitPrice(price, from, rules, tiers);
    const percentOff = Math.round(((price - unitPrice) / price) * 100);
    if (unitPrice < price) steps.set(from, { from, percentOff, unitPrice });
  }
  return [...steps.values()];
}

/** The rules in a stored product; null for one that is sold by the piece alone. */
export function readBulkRules(stored: unknown): BulkRules | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { minimum, multiple, leadTimeDays } = stored as Partial<Record<keyof BulkRules, unknown>>;
  if (!isCount(minimum) || !isCount(multiple)) return null;
  return { minimum, multiple, leadTimeDays: isCount(leadTimeDays) ? leadTimeDays : 0 };
}

/** The tiers in a stored document; what is none is left out. */
export function readBulkTiers(stored: unknown): BulkTier[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((one: Partial<Record<keyof BulkTier, unknown>> | null) => {
    const { from, percentOff } = one ?? {};
    return isCount(from) && isCount(percentOff) ? [{ from, percentOff }] : [];
  });
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0;
}
