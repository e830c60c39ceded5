import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { invoiceLines, invoiceTotals, type TaxedLine } from './invoice-tax.ts';
import { paise, sumPaise } from '../money/paise.ts';
import { priceOrder } from '../pricing/price-order.ts';

const line = (more: Partial<TaxedLine> = {}): TaxedLine => ({
  productId: 'p1',
  title: 'Cotton saree',
  hsnCode: '5208',
  quantity: 1,
  unitPrice: paise(100_000),
  chargeTax: true,
  discount: paise(0),
  ...more,
});

test('splits tax within a state and charges IGST between states', () => {
  expect(invoiceLines([line()], true)[0]).toMatchObject({ cgst: 9000, sgst: 9000, igst: 0 });
  expect(invoiceLines([line()], false)[0]).toMatchObject({ cgst: 0, sgst: 0, igst: 18_000 });
});

test('splits odd tax into half rupees', () => {
  const [taxed] = invoiceLines([line({ unitPrice: paise(50_555) })], true);
  expect(taxed).toMatchObject({ cgst: 4550, sgst: 4550 });
});

test('taxes the value after discount', () => {
  const [taxed] = invoiceLines([line({ quantity: 2, discount: paise(50_000) })], false);
  expect(taxed).toMatchObject({ taxable: 150_000, igst: 27_000 });
});

test('keeps an untaxed line untaxed', () => {
  const [taxed] = invoiceLines([line({ chargeTax: false })], true);
  expect(taxed).toMatchObject({ taxPercent: 0, cgst: 0, sgst: 0, igst: 0, taxable: 100_000 });
});

test('adds up to the order total to the paisa', () => {
  const lines = fc.array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 100 }),
      price: fc.integer({ min: 1, max: 8_500_000 }),
      chargeTax: fc.boolean(),
    }),
    { minLength: 1, maxLength: 8 },
  );
  fc.assert(
    fc.property(lines, fc.boolean(), (bought, withinState) => {
      const taxed = bought.map(({ price, ...rest }) => line({ ...rest, unitPrice: paise(price) }));
      const totals = priceOrder(taxed);
      const invoiced = invoiceLines(taxed, withinState);
      const { roundOff, total, ...parts } = invoiceTotals(invoiced, totals);
      expect(sumPaise([...Object.values(parts), roundOff])).toBe(total);
      expect(total).toBe(totals.total);
      // Half a rupee from the order's rounding, half a paisa from each head of each line.
      expect(Math.abs(roundOff)).toBeLessThanOrEqual(50 + invoiced.length);
    }),
    { numRuns: 500 },
  );
});
