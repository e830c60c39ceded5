import { expect, it } from 'vitest';

import {
  BLANK_TRANSFER,
  sentTransfer,
  transferErrors,
  type TypedTransfer,
} from './typed-transfer.ts';

const SAY = { noPlace: 'place', samePlace: 'same', noLines: 'lines', wrongLines: 'wrong' };
const typed: TypedTransfer = {
  fromId: 'store',
  toId: 'fair',
  note: ' by van ',
  lines: [{ productId: 'p1', title: 'Saree', quantity: '4' }],
};

it('sends pieces as numbers', () => {
  expect(sentTransfer(typed)).toEqual({
    fromId: 'store',
    toId: 'fair',
    note: 'by van',
    lines: [{ productId: 'p1', quantity: 4 }],
  });
});

it('says what is missing, and nothing about a whole transfer', () => {
  expect(transferErrors(typed, SAY)).toEqual({});
  expect(transferErrors(BLANK_TRANSFER, SAY)).toEqual({
    fromId: 'place',
    toId: 'place',
    lines: 'lines',
  });
  expect(transferErrors({ ...typed, toId: 'store' }, SAY)).toEqual({ toId: 'same' });
});

it.each(['0', '', 'four', '1.5', '-1'])('takes %j for no pieces', (quantity) => {
  const lines = [{ productId: 'p1', title: 'Saree', quantity }];
  expect(transferErrors({ ...typed, lines }, SAY)).toEqual({ lines: 'wrong' });
});
