import { expect, test } from 'vitest';

import { paise } from '../money/paise.ts';
import { orderWorth, priceOrder } from './price-order.ts';
import { priceWithTax } from './price-with-tax.ts';
import { FLAT_TAX } from './tax-table.ts';
import { SPECIFIED_TERMS } from './price-order.ts';

const at = new Date('2026-11-01T06:30:00Z');
const TABLES = [
  FLAT_TAX,
  { ...FLAT_TAX, ratesEnabled: true },
  { ...FLAT_TAX, priceMode: 'included' as const, priceModeFrom: new Date(0) },
];

test.each(TABLES)('is what an order of one piece without shipping costs: %j', (tax) => {
  const terms = { ...SPECIFIED_TERMS, tax, at };
  for (const unitPrice of [0, 1, 149, 99_950, 250_000, 262_500, 1_850_000].map(paise)) {
    for (const chargeTax of [true, false]) {
      const goods = { unitPrice, chargeTax, hsnCode: '500720' };
      const order = priceOrder([{ ...goods, quantity: 1 }], { shipping: paise(0) }, terms);
      expect(priceWithTax(goods, terms)).toBe(orderWorth(order));
    }
  }
});
