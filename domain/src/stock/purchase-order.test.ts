import { expect, test } from 'vitest';

import { paise } from '../money/paise.ts';
import {
  afterReceipt,
  averageCost,
  purchaseTotal,
  receiptRefusal,
  type PurchaseOrderLine,
} from './purchase-order.ts';
import { newPurchaseOrderSchema } from './purchase-order-requests.ts';

const saree: PurchaseOrderLine = {
  productId: 'saree',
  title: 'Tangail saree',
  ordered: 10,
  accepted: 4,
  rejected: 1,
  unitCost: paise(120_050),
};
const came = (accepted: number, rejected = 0, productId = 'saree') => [
  { productId, accepted, rejected },
];

test('sums the cost of the items exactly', () => {
  expect(purchaseTotal([saree, { ordered: 3, unitCost: paise(33) }])).toBe(1_200_599);
});

test('rejects excessive, empty and foreign deliveries', () => {
  expect(receiptRefusal([saree], came(5))).toBeNull();
  expect(receiptRefusal([saree], came(4, 1))).toBeNull();
  expect(receiptRefusal([saree], came(4, 2))).toBe(
    'Only 5 pieces of Tangail saree are still expected.',
  );
  expect(receiptRefusal([saree], came(0))).toBe('Enter how many pieces arrived.');
  expect(receiptRefusal([saree], came(1, 0, 'stole'))).toBe(
    'A product in this delivery is not in the order.',
  );
});

test('is partial until every item arrived, accepted or not', () => {
  expect(afterReceipt([saree], came(2))).toMatchObject({
    state: 'partial',
    lines: [{ accepted: 6, rejected: 1 }],
  });
  expect(afterReceipt([saree], came(3, 2)).state).toBe('received');
});

test('weights the unit cost by quantity', () => {
  const fresh = { pieces: 1, unitCost: paise(400) };
  expect(averageCost({ pieces: 3, unitCost: paise(200) }, fresh)).toBe(250);
  expect(averageCost({ pieces: 3, unitCost: null }, fresh)).toBe(400);
  expect(averageCost({ pieces: -2, unitCost: paise(200) }, fresh)).toBe(400);
});

const wish = {
  requestId: 'request-1',
  supplierId: 'weavers',
  expectedOn: '2026-12-01',
  lines: [{ productId: 'saree', ordered: 2, unitCost: 100 }],
};

test('requires a supplier, a date and unique products', () => {
  expect(newPurchaseOrderSchema.isValidSync(wish)).toBe(true);
  for (const wrong of [
    { supplierId: '' },
    { expectedOn: 'soon' },
    { lines: [] },
    { lines: [...wish.lines, ...wish.lines] },
    { lines: [{ productId: 'saree', ordered: 0, unitCost: 100 }] },
    { lines: [{ productId: 'saree', ordered: 1, unitCost: 1.5 }] },
    { total: 5 },
  ]) {
    expect(newPurchaseOrderSchema.isValidSync({ ...wish, ...wrong })).toBe(false);
  }
});
