import { expect, test } from 'vitest';

import type { MonthSales } from '@kargha/domain/reports/sales';
import type { MonthSteps, StepCounts } from '@kargha/domain/reports/shopping-steps';

import type { SeedDocument } from '../foundation/seed-document.ts';
import { orderDocument } from './order-document.ts';
import { ORDER_PLANS } from './orders.ts';
import { salesDocuments } from './sales-documents.ts';
import { countedOrders } from './counted-orders.ts';
import { stepDocuments } from './step-documents.ts';

const orders = ORDER_PLANS.map(orderDocument);

function daysOf<Figures>(documents: SeedDocument[], kind: string): Map<string, Figures> {
  const months = documents.map(({ data }) => data as unknown as MonthSales | MonthSteps);
  const days = months.filter((month) => month.kind === kind).map((month) => month.days);
  return new Map(days.flatMap((month) => Object.entries(month)) as [string, Figures][]);
}

test('counts no more paid visits on a day than orders were paid', () => {
  const sales = daysOf<{ orders: number }>(
    salesDocuments(countedOrders(orders, { payments: [], returns: [] }), []),
    'month-sales',
  );
  const steps = daysOf<StepCounts>(stepDocuments(orders), 'month-steps');
  expect(steps.size).toBe(91);
  let paidVisits = 0;
  for (const [day, { viewed, cart, checkout, paid }] of steps) {
    expect(paid, day).toBeLessThanOrEqual(sales.get(day)?.orders ?? 0);
    expect([viewed, cart, checkout, paid]).toEqual(
      [viewed, cart, checkout, paid].toSorted((one, other) => other - one),
    );
    paidVisits += paid;
  }
  expect(paidVisits).toBeGreaterThan(20);
});
