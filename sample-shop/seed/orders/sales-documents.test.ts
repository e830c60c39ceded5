import { expect, test } from 'vitest';

import { soldScoreDocuments } from '../catalogue/sold-score.ts';
import { breakdownDocuments } from './breakdown-documents.ts';
import { countedOrders } from './counted-orders.ts';
import { orderOf } from './orders.ts';
import { NEWEST_FIVE } from './order-plan.ts';
import { salesDocuments } from './sales-documents.ts';
import type { StoredOrder } from './stored-order.ts';

const OVER_MIDNIGHT: StoredOrder = {
  ...NEWEST_FIVE.map(orderOf).find(({ payment }) => payment.state === 'captured')!,
  createdAt: new Date('2026-11-30T18:29:30Z'),
  stateTimes: { placed: new Date('2026-11-30T18:31:00Z') },
};

test('counts an order paid after midnight as a sale of the new day in every figure', () => {
  const counted = countedOrders([OVER_MIDNIGHT], { payments: [], returns: [] });
  const breakdown = { counted, products: [], invoices: [], creditNotes: [], returns: [] };
  const figures = [...salesDocuments(counted, []), ...breakdownDocuments(breakdown)].map(
    ({ data }) => data as { month: string; days?: object },
  );
  expect(figures.map(({ month }) => month)).toEqual(figures.map(() => '2026-12'));
  const days = figures.flatMap((figure) => Object.keys(figure.days ?? {}));
  expect(days).toEqual(['2026-12-01', '2026-12-01']);
  expect(soldScoreDocuments(counted)).toMatchObject([
    { data: { entries: [{ kind: 'sale', day: '2026-12-01' }] } },
  ]);
});
