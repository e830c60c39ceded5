import { expect, test } from 'vitest';

import { soldScoreDocuments } from '../catalogue/sold-score.ts';
import { breakdownDocuments } from './breakdown-documents.ts';
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
  const orders = [OVER_MIDNIGHT];
  const breakdown = { orders, products: [], invoices: [], creditNotes: [], returns: [] };
  const figures = [...salesDocuments(orders, []), ...breakdownDocuments(breakdown)].map(
    ({ data }) => data as { month: string; days?: object },
  );
  expect(figures.map(({ month }) => month)).toEqual(figures.map(() => '2026-12'));
  const days = figures.flatMap((figure) => Object.keys(figure.days ?? {}));
  expect(days).toEqual(['2026-12-01', '2026-12-01']);
  expect(soldScoreDocuments(orders)).toMatchObject([{ data: { sold: { day: '2026-12-01' } } }]);
});
