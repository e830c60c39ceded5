import { expect, it } from 'vitest';

import { orderLinesSchema } from './order-edit-requests.ts';
import { receiveSchema, shipSchema } from './order-requests.ts';

const seen = { revision: 3 };
const courier = { courier: 'Hamsa Express', awb: 'HMS123456' };
const bulk = [{ productId: 'saree', quantity: 150 }];

it('ships, takes back and leaves as many pieces of a product as a bulk order has', () => {
  expect(shipSchema.validateSync({ ...seen, ...courier, lines: bulk }).lines).toEqual(bulk);
  const back = { ...seen, shipmentId: 'parcel-1', restock: bulk };
  expect(receiveSchema.validateSync(back).restock).toEqual(bulk);
  const stay = { ...seen, reason: 'Too few looms.', lines: bulk };
  expect(orderLinesSchema.validateSync(stay).lines).toEqual(bulk);
});

it.each([
  [0, 'The quantity must be at least 1.'],
  [1.5, 'The quantity must be a whole number.'],
])('puts no %s pieces into a parcel', (quantity, told) => {
  const lines = [{ productId: 'saree', quantity }];
  expect(() => shipSchema.validateSync({ ...seen, ...courier, lines })).toThrow(told);
});
