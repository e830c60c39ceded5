import { expect, test } from 'vitest';

import { creditNoteLines, type CreditNoteInput } from './credit-note-lines.ts';
import { remainingOf, type LinesAndTotals } from './creditable-invoice-lines.ts';
import { invoiceLines, invoiceTotals } from './invoice-tax.ts';
import type { InvoiceTotals } from './invoice.ts';
import { paise, sumPaise } from '../money/paise.ts';
import { priceOrder } from '../pricing/price-order.ts';
import { returnValue } from '../orders/return.ts';

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

function invoiceOver(goods: typeof bought, isWithinState = true): LinesAndTotals {
  const taxed = invoiceLines(goods, isWithinState);
  return { lines: taxed, totals: invoiceTotals(taxed, priceOrder(goods)) };
}

function inSteps(
  of: LinesAndTotals,
  amounts: readonly number[],
  pieces: CreditNoteInput['pieces'],
  others: readonly LinesAndTotals[] = [],
): LinesAndTotals[] {
  const claimed = sumPaise(amounts.map(paise));
  const ofClaim: LinesAndTotals[] = [];
  for (const amount of amounts) {
    const before = { ofClaim: [...ofClaim], others };
    ofClaim.push(creditNoteLines(of, { amount: paise(amount), pieces, claimed, before }));
  }
  return ofClaim;
}

function sumsOf(notes: readonly LinesAndTotals[]) {
  const sum = (head: keyof InvoiceTotals) => sumPaise(notes.map(({ totals }) => totals[head]));
  return {
    taxable: sum('taxable'),
    cgst: sum('cgst'),
    sgst: sum('sgst'),
    igst: sum('igst'),
    shipping: sum('shipping'),
  };
}

function piecesOn(notes: readonly LinesAndTotals[]): number {
  return notes.flatMap((note) => note.lines).reduce((count, { quantity }) => count + quantity, 0);
}

const invoice = invoiceOver(bought);
const kurta = { ...bought[1]!, productId: 'kurta', title: 'Kurta', unitPrice: paise(100_000) };
const ofKurta = invoiceOver([kurta], false);
const itsKurta = [{ productId: 'kurta', quantity: 1 }];

test('names items once when two payments refund one return', () => {
  const pieces = [{ productId: 'saree', quantity: 1 }];
  const notes = inSteps(invoice, [60_001, 34_399], pieces);
  expect(notes.map((note) => note.lines[0]!.quantity)).toEqual([1, 0]);
  expect(sumsOf(notes)).toEqual({ taxable: 80_000, cgst: 7200, sgst: 7200, igst: 0, shipping: 0 });
  expect(notes.map(({ totals }) => totals.total)).toEqual([60_001, 34_399]);
});

test.each([118_000, 120_001, 133_000])(
  'a claim of %i paise in three payments is exact',
  (claim) => {
    for (const first of [1, 333, 41_017, 100_000]) {
      const second = Math.floor((claim - first) / 3);
      const notes = inSteps(ofKurta, [first, second, claim - first - second], itsKurta);
      const shipping = claim - 118_000;
      expect(sumsOf(notes)).toMatchObject({ taxable: 100_000, igst: 18_000, shipping });
      expect(piecesOn(notes)).toBe(1);
    }
  },
);

/** An order whose lines have parts of a discount, and whose tax is rounded to the rupee; with its invoice. */
function discounted(sold: typeof bought) {
  const taxed = invoiceLines(sold, true);
  const exact = sumPaise(taxed.flatMap(({ cgst, sgst }) => [cgst, sgst]));
  const tax = paise(Math.round(exact / 100) * 100);
  const goods = sumPaise(taxed.map(({ taxable }) => taxable));
  const priced = priceOrder(sold);
  const totals = { ...priced, tax, total: sumPaise([goods, tax, priced.shipping]) };
  const of: LinesAndTotals = { lines: taxed, totals: invoiceTotals(taxed, totals) };
  return { order: { lines: sold, totals }, of };
}

test('adds up to the invoice with discounts and rounded tax', () => {
  for (let price = 33_301; price < 60_000; price += 1_777) {
    const sold = [
      { ...bought[0]!, quantity: 3, unitPrice: paise(price), discount: paise(1003) },
      { ...kurta, unitPrice: paise(price + 7), taxPercent: 5 },
    ];
    const { order, of } = discounted(sold);
    const back: { productId: string; quantity: number }[] = [];
    const notes: LinesAndTotals[] = [];
    for (const quantity of [1, 2]) {
      const pieces = [{ productId: 'saree', quantity }, ...itsKurta].slice(0, quantity);
      const worth = returnValue(order, pieces, back);
      back.push(...pieces);
      notes.push(...inSteps(of, [20_001, worth - 20_001], pieces, [...notes]));
    }
    const { roundOff, total, shipping, ...heads } = of.totals;
    expect(sumsOf(notes)).toEqual({ ...heads, shipping: 0 });
    expect(sumPaise(notes.map((note) => note.totals.total))).toBe(total - shipping);
    expect(sumPaise(notes.map((note) => note.totals.roundOff))).toBe(roundOff);
    expect(piecesOn(notes)).toBe(4);
  }
});

test('credits only what is left after a price reduction', () => {
  const reduced = creditNoteLines(ofKurta, { amount: paise(10_000), pieces: [] });
  const [note] = inSteps(ofKurta, [123_000], itsKurta, [reduced]);
  const { roundOff: _, total, ...heads } = ofKurta.totals;
  expect(sumsOf([reduced, note!])).toEqual(heads);
  expect(sumPaise([reduced, note!].map(({ totals }) => totals.total))).toBe(total);
});

test('does not credit removed items again when the order ends', () => {
  const pieces = [{ productId: 'stole', quantity: 1 }];
  const taken = creditNoteLines(invoice, { amount: paise(23_600), pieces });
  const { total } = invoice.totals;
  const rest = inSteps(invoice, [100_000, total - 123_600], 'rest', [taken]);
  expect(rest[0]!.lines).toMatchObject([{ productId: 'saree', quantity: 2 }]);
  const { roundOff: _, total: _total, ...heads } = invoice.totals;
  expect(sumsOf([taken, ...rest])).toEqual(heads);
});

test('credits unpaid and refunded shares in any order', () => {
  const half = 66_500;
  const unpaid = { amount: paise(half), pieces: 'rest', isValueOnly: true } as const;
  const first = creditNoteLines(ofKurta, unpaid);
  const after = inSteps(ofKurta, [half], itsKurta, [first]);
  const [paidBack] = inSteps(ofKurta, [half], itsKurta);
  const before = { ofClaim: [], others: [paidBack!] };
  const { roundOff: _, total: _total, ...heads } = ofKurta.totals;
  for (const notes of [
    [first, ...after],
    [paidBack!, creditNoteLines(ofKurta, { ...unpaid, before })],
  ]) {
    expect(sumsOf(notes)).toEqual(heads);
    expect(piecesOn(notes)).toBe(1);
  }
});

test('subtracts a product from its first line, then from the next', () => {
  const [line] = invoice.lines;
  const twice = { ...invoice, lines: [line!, line!] };
  const more = { ...line!, quantity: 3, taxable: paise(200_000) };
  const gone = { lines: [more], totals: { ...invoice.totals, shipping: paise(0) } };
  const { lines, shipping, total } = remainingOf(twice, [gone]);
  expect(lines).toMatchObject([
    { quantity: 0, taxable: 0 },
    { quantity: 1, taxable: 120_000 },
  ]);
  expect([shipping, total]).toEqual([invoice.totals.shipping, 0]);
});
