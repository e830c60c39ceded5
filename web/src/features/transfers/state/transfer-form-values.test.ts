import { expect, it } from 'vitest';

import {
  BLANK_TRANSFER,
  transferContent,
  transferErrors,
  type TransferFormValues,
} from './transfer-form-values.ts';

const MESSAGES = { noPlace: 'place', samePlace: 'same', noLines: 'lines', wrongLines: 'wrong' };
const values: TransferFormValues = {
  fromId: 'store',
  toId: 'fair',
  note: ' by van ',
  lines: [{ productId: 'p1', title: 'Saree', quantity: '4' }],
};

it('converts quantities to numbers', () => {
  expect(transferContent(values)).toEqual({
    fromId: 'store',
    toId: 'fair',
    note: 'by van',
    lines: [{ productId: 'p1', quantity: 4 }],
  });
});

it('reports what is missing, and nothing for a complete transfer', () => {
  expect(transferErrors(values, MESSAGES)).toEqual({});
  expect(transferErrors(BLANK_TRANSFER, MESSAGES)).toEqual({
    fromId: 'place',
    toId: 'place',
    lines: 'lines',
  });
  expect(transferErrors({ ...values, toId: 'store' }, MESSAGES)).toEqual({ toId: 'same' });
});

it.each(['0', '', 'four', '1.5', '-1'])('rejects %j as a quantity', (quantity) => {
  const lines = [{ productId: 'p1', title: 'Saree', quantity }];
  expect(transferErrors({ ...values, lines }, MESSAGES)).toEqual({ lines: 'wrong' });
});
