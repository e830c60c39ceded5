import { paise, type Paise } from '../money/paise.ts';

/** Spec §9: volume discounts up to 30%. */
export const MAX_BULK_PERCENT = 30;

export interface BulkRules {
  minimum: number;
  /** bulk quantities must be a multiple of this, such as a carton */
  multiple: number;
  /** days from the order to dispatch for bulk quantities */
  leadTimeDays: number;
}

/** A discount from a certain quantity on. Only verified business buyers see it. */
export interface BulkTier {
  from: number;
  percentOff: number;
}

export function followsBulkRules(quantity: number, { minimum, multiple }: BulkRules): boolean {
  return (
    Number.isInteger(quantity) && quantity >= Math.max(1, minimum) && quantity % multiple === 0
  );
}

/**
 * The unit price for a quantity, rounded to the paisa: the best tier that the quantity reaches. Quantities outside
 * the rules, and products without rules, cost the plain price. Used by browser and server.
 */
export function bulkUnitPrice(
  price: Paise,
  quantity: number,
  rules: BulkRules | null,
  tiers: readonly BulkTier[],
): Paise {
  if (!rules || !followsBulkRules(quantity, rules)) return price;
  const reached = tiers.filter(({ from }) => from <= quantity).map(({ percentOff }) => percentOff);
  const percent = Math.min(MAX_BULK_PERCENT, Math.max(0, ...reached));
  return paise(Math.round((price * (100 - percent)) / 100));
}

/** Adds one piece; from the bulk minimum on, goes up to the next multiple. */
export function stepUp(quantity: number, rules: BulkRules | null): number {
  if (!rules || quantity < rules.minimum) return quantity + 1;
  return (Math.floor(quantity / rules.multiple) + 1) * rules.multiple;
}

/** Removes one piece; above the bulk minimum, goes down to the previous multiple. */
export function stepDown(quantity: number, rules: BulkRules | null): number {
  if (!rules || quantity <= rules.minimum) return quantity - 1;
  return Math.max(rules.minimum, (Math.ceil(quantity / rules.multiple) - 1) * rules.multiple);
}

export interface BulkStep {
  /** the first allowed quantity that reaches the tier */
  from: number;
  percentOff: number;
  unitPrice: Paise;
}

/** The tiers by their first allowed quantity, in rising order. */
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
