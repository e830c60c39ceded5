import { expect, test } from 'vitest';

import { stepsOn, type MonthSteps } from './shopping-steps.ts';

const month = (days: MonthSteps['days']): MonthSteps => ({
  kind: 'month-steps',
  month: '2026-11',
  days,
});

test('sums the steps of the given days only', () => {
  const months = [
    month({ '2026-11-30': { viewed: 5, cart: 2 }, '2026-11-29': { viewed: 100 } }),
    month({ '2026-12-01': { viewed: 1, checkout: 1, paid: 1 } }),
  ];
  expect(stepsOn(['2026-11-30', '2026-12-01'], months)).toEqual({
    viewed: 6,
    cart: 2,
    checkout: 1,
    paid: 1,
  });
});
