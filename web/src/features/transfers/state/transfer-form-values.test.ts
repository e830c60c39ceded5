import { expect, it } from 'vitest';

import {
  BLANK_TRANSFER,
  transferContent,
  transferErrors,
  type TransferFormValues,
} from './transfer-form-values.ts';

const MESSAGES = { noPlace: 'place', samePlace: 'same', noLines: 'lines', wrongLines: 'wrong' };
const typed: TransferFormValues = {
  fromId: 'store',
  toId: 'fair',
  note: ' by van ',
  lines: [{ productId: 'p1', title: 'Saree', quantity: '4' }],
};

it('sends pieces as numbers', () => {
  expect(transferContent(typed)).toEqual({
    fromId: 'store',
    toId: 'fair',
    note: 'by van',
    lines: [{ productId: 'p1', quantity: 4 }],
  });
});

it('says what is missing, and nothing about a whole transfer', () => {
  expect(transferErrors(typed, MESSAGES)).toEqual({});
  expect(transferErrors(BLANK_TRANSFER, MESSAGES)).toEqual({
    fromId: 'place',
    toId: 'place',
    lines: 'lines',
  });
  expect(transferErrors({ ...typed, toId: 'store' }, MESSAGES)).toEqual({ toId: 'same' });
});

it.each(['0', '', 'four', '1.5', '-1'])('takes %j for no pieces', (quantity) => {
  const lines = [{ productId: 'p1', title: 'Saree', quantity }];
  expect(transferErrors({ ...typed, lines }, MESSAGES)).toEqual({ lines: 'wrong' });
});
