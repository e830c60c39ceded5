import { expect, test } from 'vitest';
import { ValidationError } from 'yup';

import { indianDay } from '../india/indian-day.ts';
import { quoteAcceptSchema, quoteMessageSchema, quoteOfferSchema } from './quote-offer.ts';
import { DAY_MS } from '../records/time-spans.ts';

const line = {
  productId: null,
  description: 'Khadi kurta',
  quantity: 100,
  unitPrice: 50_000,
  discountPercent: 12.5,
  customisation: '',
  hsnCode: '6211',
  taxPercent: 18,
};
const offer = {
  lines: [line],
  overallDiscount: 0,
  shipping: 120_000,
  stateCode: '27',
  paymentTerms: 'half-advance',
  terms: '',
  leadTimeDays: 21,
  validOn: indianDay(new Date(Date.now() + 14 * DAY_MS)),
};

function problems(change: object): string[] {
  try {
    quoteOfferSchema.validateSync({ ...offer, ...change }, { abortEarly: false });
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return error.errors;
    throw error;
  }
}

test('accepts a complete offer', () => {
  expect(problems({})).toEqual([]);
});

const lineProblems = (change: object) => problems({ lines: [{ ...line, ...change }] });

test.each([
  [{ quantity: 0 }, 'Each line needs at least 1 piece.'],
  [{ quantity: -5 }, 'Each line needs at least 1 piece.'],
  [{ quantity: 2.5 }, 'The quantity must be a whole number.'],
  [{ quantity: 1e15 }, 'A line can have at most 10,00,000 pieces.'],
  [{ unitPrice: 1_000_000_001 }, 'The price per piece can be at most ₹1,00,00,000.'],
  [{ unitPrice: -1 }, 'The price per piece cannot be below zero.'],
  [{ unitPrice: 10.5 }, 'The price per piece must be whole paise.'],
  [{ discountPercent: 101 }, 'The discount can be at most 100%.'],
  [{ discountPercent: 1.001 }, 'The discount has at most two decimals.'],
  [{ hsnCode: '12a4' }, 'An HSN code has 4, 6 or 8 digits.'],
  [{ hsnCode: '' }, 'Each line needs an HSN code.'],
  [{ taxPercent: 17 }, 'This is not a GST rate.'],
  [{ description: ' ' }, 'Each line needs a description.'],
  [{ owner: 'me' }, 'Unknown field.'],
])('refuses a line with %o', (change, sentence) => {
  expect(lineProblems(change).join(' ')).toContain(sentence);
});

test.each([
  [{ lines: undefined }, 'An offer has at least one line.'],
  [{ lines: [] }, 'An offer has at least one line.'],
  [{ paymentTerms: 'discuss' }, 'Please choose the payment terms.'],
  [{ stateCode: '25' }, 'Please choose a state of India.'],
  [{ leadTimeDays: 1000 }, 'The lead time can be at most 365 days.'],
  [{ validOn: '2020-01-01' }, 'The offer must be valid until today or later.'],
  [{ validOn: '2026-02-31x' }, 'The offer must be valid until today or later.'],
  [{ validOn: indianDay(new Date(Date.now() + 400 * DAY_MS)) }, 'for at most 180 days.'],
  [{ totals: {} }, 'Unknown field.'],
  [
    { lines: [{ ...line, quantity: 1_000_000, unitPrice: 1_000_000_000 }] },
    'The goods of an offer can be worth at most ₹100 crore.',
  ],
  [
    {
      lines: [
        { ...line, productId: 'kurta' },
        { ...line, productId: 'kurta' },
      ],
    },
    'A product is on two lines.',
  ],
])('refuses an offer with %o', (change, sentence) => {
  expect(problems(change).join(' ')).toContain(sentence);
});

test('fills in defaults', () => {
  const { productId: _none, discountPercent: _zero, ...short } = line;
  const taken = quoteOfferSchema.validateSync({ ...offer, lines: [short] });
  expect(taken.lines[0]).toMatchObject({ productId: null, discountPercent: 0 });
  const message = quoteMessageSchema.validateSync({ messageId: 'a'.repeat(32), text: 'In blue?' });
  expect(message).toMatchObject({ version: null, line: null });
});

test('requires text and id of a message', () => {
  const messageId = 'a'.repeat(32);
  expect(quoteMessageSchema.isValidSync({ messageId, text: 'In blue?' })).toBe(true);
  expect(quoteMessageSchema.isValidSync({ messageId, text: ' ' })).toBe(false);
  expect(quoteMessageSchema.isValidSync({ messageId: '../x', text: 'In blue?' })).toBe(false);
  expect(quoteMessageSchema.isValidSync({ messageId, text: 'x'.repeat(2001) })).toBe(false);
});

test('requires version and address of an acceptance', () => {
  const deliverTo = {
    name: 'Ira Nambiar',
    phone: '98765 43210',
    line1: '4 Canal Road',
    city: 'Pune',
    state: 'Maharashtra',
    pincode: '411001',
  };
  const accept = (change: object) =>
    quoteAcceptSchema.isValidSync({ version: 1, deliverTo, ...change });
  expect(accept({})).toBe(true);
  expect(accept({ purchaseOrderNumber: 'PO/2026-11/0042' })).toBe(true);
  expect(accept({ purchaseOrderNumber: '=HYPERLINK("x")' })).toBe(false);
  expect(accept({ deliverTo: { ...deliverTo, pincode: '4110' } })).toBe(false);
  expect(accept({ deliverTo: undefined })).toBe(false);
});
