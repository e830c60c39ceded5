/** From a product to a paid order, in their order. */
export const SHOPPING_STEPS = ['viewed', 'cart', 'checkout', 'paid'] as const;
export type ShoppingStep = (typeof SHOPPING_STEPS)[number];

/** How many visits came so far, of those that let the shop measure. */
export type StepCounts = Record<ShoppingStep, number>;

/** stats/steps-{month}: the steps of a month by day, in India; nobody's id, address or device. */
export interface MonthSteps {
  kind: 'month-steps';
  month: string;
  days: Record<string, Partial<StepCounts>>;
}

/** The document of stats/ that holds a month's steps; `month` as '2026-11'. */
export function monthStepsId(month: string): string {
  return `steps-${month}`;
}

/** What the months say of these days. */
export function stepsOn(days: readonly string[], months: readonly MonthSteps[]): StepCounts {
  const counts: StepCounts = { viewed: 0, cart: 0, checkout: 0, paid: 0 };
  for (const day of days) {
    for (const { days: monthDays } of months) {
      for (const step of SHOPPING_STEPS) counts[step] += monthDays[day]?.[step] ?? 0;
    }
  }
  return counts;
}
