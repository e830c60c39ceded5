import { expect, it } from 'vitest';

import { orderLinesSchema } from './order-edit-requests.ts';
import { receiveSchema, shipSchema } from './order-requests.ts';
import { sentencesOf } from '../testing/sentences-of.ts';

const seen = { revision: 3 };
const courier = { courier: 'Hamsa Express', awb: 'HMS123456' };
const bulk = [{ productId: 'saree', quantity: 150 }];

it('accepts bulk quantities when shipping, receiving and removing items', () => {
  expect(shipSchema.validateSync({ ...seen, ...courier, lines: bulk }).lines).toEqual(bulk);
  const back = { ...seen, shipmentId: 'parcel-1', restock: bulk };
  expect(receiveSchema.validateSync(back).restock).toEqual(bulk);
  const body = { ...seen, reason: 'Too few looms.', lines: bulk };
  expect(orderLinesSchema.validateSync(body).lines).toEqual(bulk);
});

it.each([
  [0, 'The quantity must be at least 1.'],
  [1.5, 'The quantity must be a whole number.'],
])('refuses %s units in a parcel', (quantity, message) => {
  const lines = [{ productId: 'saree', quantity }];
  expect(sentencesOf(shipSchema, { ...seen, ...courier, lines })).toEqual([message]);
});
