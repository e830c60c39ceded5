import { expect, test } from 'vitest';

import { creditNoteLines } from './credit-note-lines.ts';
import { invoiceLines, invoiceTotals } from './invoice-tax.ts';
import { paise, sumPaise } from '../money/paise.ts';
import { priceOrder } from '../pricing/pricing.ts';

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

test('a full refund takes back every line, its tax and the shipping', () => {
  const { total } = invoice.totals;
  const note = creditNoteLines(invoice, { amount: total, pieces: [] });
  expect(note.lines).toEqual(invoice.lines);
  expect(note.totals).toEqual(invoice.totals);
});

test('a returned piece takes back its own line in proportion, and no shipping', () => {
  const pieces = [{ productId: 'saree', quantity: 1 }];
  const note = creditNoteLines(invoice, { amount: paise(94_400), pieces });
  expect(note.lines).toMatchObject([
    { productId: 'saree', quantity: 1, taxable: 80_000, cgst: 7200, sgst: 7200 },
  ]);
  expect(note.totals).toMatchObject({ shipping: 0, roundOff: 0, total: 94_400 });
});

test('a price reduction lowers every line in its proportion', () => {
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

test('goods that stay with the customer are not counted as sent back: only their value is less', () => {
  const { lines: reduced } = creditNoteLines(invoice, { amount: paise(10_000), pieces: [] });
  expect(reduced.map(({ quantity }) => quantity)).toEqual([0, 0]);
});

test.each([1, 99, 12_345, 100_001])('a refund of %i paise adds up to itself', (amount) => {
  const { totals } = creditNoteLines(invoice, { amount: paise(amount), pieces: [] });
  const { total, ...parts } = totals;
  expect(sumPaise(Object.values(parts))).toBe(total);
  expect(total).toBe(amount);
  expect(Math.abs(totals.roundOff)).toBeLessThanOrEqual(lines.length * 2);
});

test('more pieces than were sold are not taken back', () => {
  const pieces = [{ productId: 'stole', quantity: 7 }];
  const note = creditNoteLines(invoice, { amount: paise(23_600), pieces });
  expect(note.lines).toMatchObject([{ quantity: 1, taxable: 20_000 }]);
});

const kurta = { ...bought[1]!, productId: 'kurta', title: 'Kurta', unitPrice: paise(100_000) };
const itsLine = invoiceLines([kurta], false);
const ofKurta = { lines: itsLine, totals: invoiceTotals(itsLine, priceOrder([kurta])) };
const itsKurta = [{ productId: 'kurta', quantity: 1 }];

test('when everything came back and the shop keeps the shipping, all of the tax goes back and no shipping', () => {
  expect(ofKurta.totals).toMatchObject({ shipping: 15_000, total: 133_000 });
  const { totals } = creditNoteLines(ofKurta, { amount: paise(118_000), pieces: itsKurta });
  expect(totals).toMatchObject({ taxable: 100_000, igst: 18_000, shipping: 0, roundOff: 0 });
});

test('shipping that goes back with the goods stands on the note, as far as it was given back', () => {
  for (const shipping of [15_000, 5000]) {
    const amount = paise(118_000 + shipping);
    const { totals } = creditNoteLines(ofKurta, { amount, pieces: itsKurta });
    expect(totals).toMatchObject({ taxable: 100_000, igst: 18_000, shipping, roundOff: 0 });
  }
});

test('a worn piece that is paid back in part takes its tax back in that part', () => {
  const { totals } = creditNoteLines(ofKurta, { amount: paise(59_000), pieces: itsKurta });
  expect(totals).toMatchObject({ taxable: 50_000, igst: 9000, shipping: 0, roundOff: 0 });
});

test('money for a return of which nothing arrived is a price reduction', () => {
  const pieces = [{ productId: 'kurta', quantity: 0 }];
  const amount = paise(66_500);
  const asReduction = creditNoteLines(ofKurta, { amount, pieces: [] });
  expect(creditNoteLines(ofKurta, { amount, pieces })).toEqual(asReduction);
});

test('what pieces get beyond what a lower price has left of them is a lower price of the others, and no round-off', () => {
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
  const offDebt = creditNoteLines(of, { ...back, amount: paise(500_000), before });
  const both = { ...before, ofClaim: [offDebt] };
  const refund = creditNoteLines(of, { ...back, amount: paise(100_000), before: both });
  expect(offDebt.lines).toMatchObject([
    { productId: 'a', quantity: 1, taxable: 450_000 },
    { productId: 'b', quantity: 0, taxable: 50_000 },
  ]);
  expect(refund.lines).toMatchObject([
    { productId: 'a', quantity: 0, taxable: 90_000 },
    { productId: 'b', quantity: 0, taxable: 10_000 },
  ]);
  expect([offDebt, refund].map(({ totals }) => totals.roundOff)).toEqual([0, 0]);
});
