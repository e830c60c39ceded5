import { expect, test } from 'vitest';

import { creditNoteLines, type CreditNoteInput } from './credit-note-lines.ts';
import { issuedSeries, registerGoods, registerRows } from './gst-register.ts';
import { type RegisterKind } from '../reports/analytics.ts';
import type { RegisterDocument } from '../reports/analytics-endpoints.ts';
import { invoiceLines, invoiceTotals, type TaxedLine } from './invoice-tax.ts';
import type { Invoice } from './invoice.ts';
import { paise } from '../money/paise.ts';

const line = (productId: string, more: Partial<TaxedLine> = {}): TaxedLine => ({
  productId,
  title: 'Cotton saree',
  hsnCode: '5208',
  quantity: 1,
  unitPrice: paise(100_000),
  chargeTax: true,
  discount: paise(0),
  ...more,
});

const SAREE = line('saree', { quantity: 2, unitPrice: paise(50_555) });
const DYED = line('dyed', { discount: paise(333) });
const STOLE = line('stole', { hsnCode: '6214', taxPercent: 5, unitPrice: paise(70_707) });
const SHIPPING = paise(9900);

function sold(
  lines: readonly TaxedLine[],
  withinState: boolean,
): Pick<Invoice, 'lines' | 'totals'> {
  const taxed = invoiceLines(lines, withinState);
  const worth = (total: number) => ({
    shipping: SHIPPING,
    total: paise(total),
    giftCard: paise(0),
  });
  const { roundOff } = invoiceTotals(taxed, worth(0));
  const total = Math.ceil((0 - roundOff) / 100) * 100;
  return { lines: taxed, totals: invoiceTotals(taxed, worth(total)) };
}

function documentOf(
  kind: RegisterKind,
  { lines, totals }: Pick<Invoice, 'lines' | 'totals'>,
): RegisterDocument {
  return {
    kind,
    number: 'KG/2627/000001',
    financialYear: '2627',
    serial: 1,
    issuedAt: new Date('2026-11-21T06:30:00.000Z'),
    against: '',
    buyer: 'Asha Verma',
    gstin: '',
    placeOfSupply: { name: 'Karnataka', stateCode: '29' },
    goods: registerGoods(lines),
    shipping: totals.shipping,
    roundOff: totals.roundOff,
    total: totals.total,
  };
}

function sumOfRows(one: RegisterDocument): number {
  return registerRows(one).reduce(
    (sum, { taxable, cgst, sgst, igst, shipping, roundOff }) =>
      sum + taxable + cgst + sgst + igst + shipping + roundOff,
    0,
  );
}

test.each([true, false])(
  'adds the rows of a 5 %% and 18 %% invoice up to its total (within the state: %s)',
  (withinState) => {
    const invoice = sold([SAREE, STOLE, DYED], withinState);
    expect(invoice.totals.roundOff).not.toBe(0);
    const rows = registerRows(documentOf('invoice', invoice));
    expect(
      rows.map(({ hsnCode, taxPercent, quantity }) => [hsnCode, taxPercent, quantity]),
    ).toEqual([
      ['5208', 18, 3],
      ['6214', 5, 1],
    ]);
    expect(sumOfRows(documentOf('invoice', invoice))).toBe(invoice.totals.total);
    expect(rows.map(({ total }) => total)).toEqual([invoice.totals.total, null]);
    expect(rows.map(({ shipping }) => shipping)).toEqual([SHIPPING, 0]);
    expect(rows.every(({ igst }) => igst > 0)).toBe(!withinState);
    expect(rows.every(({ cgst, sgst }) => cgst > 0 && cgst === sgst)).toBe(withinState);
  },
);

test.each<[string, CreditNoteInput]>([
  ['all of it', { amount: paise(0), pieces: [] }],
  ['a piece', { amount: paise(59_700), pieces: [{ productId: 'saree', quantity: 1 }] }],
  ['a lower price', { amount: paise(12_345), pieces: [] }],
])('adds the rows of a credit note over %s up to the refund, below zero', (_what, taken) => {
  const invoice = sold([SAREE, STOLE], true);
  const amount = taken.amount === 0 ? invoice.totals.total : taken.amount;
  const note = documentOf('credit-note', creditNoteLines(invoice, { ...taken, amount }));
  expect(sumOfRows(note)).toBe(0 - amount);
  expect(registerRows(note)[0]).toMatchObject({ total: 0 - amount });
  expect(registerRows(note).every(({ taxable }) => taxable < 0)).toBe(true);
});

test('nets to zero per HSN code for a fully credited invoice', () => {
  const invoice = sold([SAREE, STOLE], false);
  const { total: amount } = invoice.totals;
  const pieces = 'rest' as const;
  const note = creditNoteLines(invoice, { amount, pieces });
  const rows = [documentOf('invoice', invoice), documentOf('credit-note', note)].flatMap(
    registerRows,
  );
  for (const hsnCode of ['5208', '6214']) {
    const mine = rows.filter((row) => row.hsnCode === hsnCode);
    const sum = (field: 'quantity' | 'taxable' | 'igst') =>
      mine.reduce((all, row) => all + row[field], 0);
    expect([sum('quantity'), sum('taxable'), sum('igst')]).toEqual([0, 0, 0]);
  }
});

test('lists one HSN code at two rates on two rows', () => {
  const cheap = line('cheap', { taxPercent: 5 });
  const goods = registerGoods(invoiceLines([DYED, cheap], true));
  expect(goods.map(({ hsnCode, taxPercent }) => [hsnCode, taxPercent])).toEqual([
    ['5208', 18],
    ['5208', 5],
  ]);
});

test('reports first, last and missing numbers per series and year', () => {
  const numbered = (kind: RegisterKind, financialYear: string, serial: number) => ({
    kind,
    financialYear,
    serial,
    number: `${kind}/${financialYear}/${serial}`,
  });
  const documents = [
    numbered('invoice', '2526', 41),
    numbered('invoice', '2627', 2),
    numbered('invoice', '2627', 1),
    numbered('invoice', '2627', 5),
    numbered('credit-note', '2627', 7),
  ];
  expect(issuedSeries(documents)).toEqual([
    {
      ...year('invoice', '2526'),
      first: 'invoice/2526/41',
      last: 'invoice/2526/41',
      count: 1,
      missing: 0,
    },
    {
      ...year('invoice', '2627'),
      first: 'invoice/2627/1',
      last: 'invoice/2627/5',
      count: 3,
      missing: 2,
    },
    {
      ...year('credit-note', '2627'),
      first: 'credit-note/2627/7',
      last: 'credit-note/2627/7',
      count: 1,
      missing: 0,
    },
  ]);
});

function year(kind: RegisterKind, financialYear: string) {
  return { kind, financialYear };
}
