/** From product page to paid order. */
export const SHOPPING_STEPS = ['viewed', 'cart', 'checkout', 'paid'] as const;
export type ShoppingStep = (typeof SHOPPING_STEPS)[number];

export type StepCounts = Record<ShoppingStep, number>;

/** stats/steps-{month}: steps of a month by Indian day. Contains no IDs, addresses or devices. */
export interface MonthSteps {
  kind: 'month-steps';
  month: string;
  days: Record<string, Partial<StepCounts>>;
}

export function monthStepsId(month: string): string {
  return `steps-${month}`;
}

export function stepsOn(days: readonly string[], months: readonly MonthSteps[]): StepCounts {
  const counts: StepCounts = { viewed: 0, cart: 0, checkout: 0, paid: 0 };
  for (const day of days) {
    for (const { days: monthDays } of months) {
      for (const step of SHOPPING_STEPS) counts[step] += monthDays[day]?.[step] ?? 0;
    }
  }
  return counts;
}
