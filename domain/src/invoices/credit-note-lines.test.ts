import { expect, test } from 'vitest';

import { creditNoteLines } from './credit-note-lines.ts';
import { invoiceLines, invoiceTotals } from './invoice-tax.ts';
import { paise, sumPaise } from '../money/paise.ts';
import { priceOrder } from '../pricing/price-order.ts';

const bought = [
  {
    productId: 'saree',
    title: 'Saree',
    hsnCode: '5007',
    quantity: 2,
    unitPrice: paise(80_000),
    chargeTax: true,
    discount: paise(0),
  },
  {
    productId: 'stole',
    title: 'Stole',
    hsnCode: '6214',
    quantity: 1,
    unitPrice: paise(20_000),
    chargeTax: true,
    discount: paise(0),
  },
];
const lines = invoiceLines(bought, true);
const invoice = { lines, totals: invoiceTotals(lines, priceOrder(bought)) };

test('credits every line, its tax and shipping for a full refund', () => {
  const { total } = invoice.totals;
  const note = creditNoteLines(invoice, { amount: total, pieces: [] });
  expect(note.lines).toEqual(invoice.lines);
  expect(note.totals).toEqual(invoice.totals);
});

test('credits the line of a returned item in proportion, without shipping', () => {
  const pieces = [{ productId: 'saree', quantity: 1 }];
  const note = creditNoteLines(invoice, { amount: paise(94_400), pieces });
  expect(note.lines).toMatchObject([
    { productId: 'saree', quantity: 1, taxable: 80_000, cgst: 7200, sgst: 7200 },
  ]);
  expect(note.totals).toMatchObject({ shipping: 0, roundOff: 0, total: 94_400 });
});

test('reduces every line in proportion for a price reduction', () => {
  const amount = paise(invoice.totals.total / 2);
  const { totals } = creditNoteLines(invoice, { amount, pieces: [] });
  expect(totals).toMatchObject({
    taxable: 90_000,
    cgst: 8100,
    sgst: 8100,
    shipping: 7500,
    total: amount,
  });
});

test('reduces only the value of goods that stay with the customer', () => {
  const { lines: reduced } = creditNoteLines(invoice, { amount: paise(10_000), pieces: [] });
  expect(reduced.map(({ quantity }) => quantity)).toEqual([0, 0]);
});

test.each([1, 99, 12_345, 100_001])('adds up for a refund of %i paise', (amount) => {
  const { totals } = creditNoteLines(invoice, { amount: paise(amount), pieces: [] });
  const { total, ...parts } = totals;
  expect(sumPaise(Object.values(parts))).toBe(total);
  expect(total).toBe(amount);
  expect(totals.roundOff).toBe(0);
});

test.each([true, false])(
  'reduces lines of two rates without a round-off, within the state: %s',
  (withinState) => {
    const rated = bought.map((line, place) => ({ ...line, taxPercent: place === 0 ? 5 : 18 }));
    const priced = priceOrder(rated);
    const taxed = invoiceLines(rated, withinState, priced);
    const sold = { lines: taxed, totals: invoiceTotals(taxed, priced) };
    for (let amount = 1; amount < 20_000; amount += 7) {
      const note = creditNoteLines(sold, { amount: paise(amount), pieces: [] });
      expect(note.totals).toMatchObject({ roundOff: 0, total: amount });
      expect(note.lines.map(({ cgst }) => cgst)).toEqual(note.lines.map(({ sgst }) => sgst));
    }
  },
);

test('credits no more items than were sold', () => {
  const pieces = [{ productId: 'stole', quantity: 7 }];
  const note = creditNoteLines(invoice, { amount: paise(23_600), pieces });
  expect(note.lines).toMatchObject([{ quantity: 1, taxable: 20_000 }]);
});

const kurta = { ...bought[1]!, productId: 'kurta', title: 'Kurta', unitPrice: paise(100_000) };
const itsLine = invoiceLines([kurta], false);
const ofKurta = { lines: itsLine, totals: invoiceTotals(itsLine, priceOrder([kurta])) };
const itsKurta = [{ productId: 'kurta', quantity: 1 }];

test('credits all tax but no shipping when the shop keeps it', () => {
  expect(ofKurta.totals).toMatchObject({ shipping: 15_000, total: 133_000 });
  const { totals } = creditNoteLines(ofKurta, { amount: paise(118_000), pieces: itsKurta });
  expect(totals).toMatchObject({ taxable: 100_000, igst: 18_000, shipping: 0, roundOff: 0 });
});

test('credits shipping as far as it was refunded', () => {
  for (const shipping of [15_000, 5000]) {
    const amount = paise(118_000 + shipping);
    const { totals } = creditNoteLines(ofKurta, { amount, pieces: itsKurta });
    expect(totals).toMatchObject({ taxable: 100_000, igst: 18_000, shipping, roundOff: 0 });
  }
});

test('credits tax in proportion for a partly refunded item', () => {
  const { totals } = creditNoteLines(ofKurta, { amount: paise(59_000), pieces: itsKurta });
  expect(totals).toMatchObject({ taxable: 50_000, igst: 9000, shipping: 0, roundOff: 0 });
});

test('treats a refund without received items as a price reduction', () => {
  const pieces = [{ productId: 'kurta', quantity: 0 }];
  const amount = paise(66_500);
  const asReduction = creditNoteLines(ofKurta, { amount, pieces: [] });
  expect(creditNoteLines(ofKurta, { amount, pieces })).toEqual(asReduction);
});

test('reduces other lines by an excess over the items, not the round-off', () => {
  const [saree] = bought;
  const sold = ['a', 'b'].map((productId, place) => {
    const unitPrice = paise(600_000 - place * 200_000);
    return { ...saree!, productId, quantity: 1, unitPrice, chargeTax: false };
  });
  const taxed = invoiceLines(sold, true);
  const free = { ...priceOrder(sold), shipping: paise(0), total: paise(1_000_000) };
  const of = { lines: taxed, totals: invoiceTotals(taxed, free) };
  const lower = creditNoteLines(of, { amount: paise(100_000), pieces: [] });
  const before = { ofClaim: [], others: [lower] };
  const back = {
    pieces: [{ productId: 'a', quantity: 1 }],
    claimed: paise(600_000),
  };
  const balanceNote = creditNoteLines(of, { ...back, amount: paise(500_000), before });
  const both = { ...before, ofClaim: [balanceNote] };
  const refund = creditNoteLines(of, { ...back, amount: paise(100_000), before: both });
  expect(balanceNote.lines).toMatchObject([
    { productId: 'a', quantity: 1, taxable: 450_000 },
    { productId: 'b', quantity: 0, taxable: 50_000 },
  ]);
  expect(refund.lines).toMatchObject([
    { productId: 'a', quantity: 0, taxable: 90_000 },
    { productId: 'b', quantity: 0, taxable: 10_000 },
  ]);
  expect([balanceNote, refund].map(({ totals }) => totals.roundOff)).toEqual([0, 0]);
});
