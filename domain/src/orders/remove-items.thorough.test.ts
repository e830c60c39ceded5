import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { OrderLine } from './order.ts';
import { removeItems } from './remove-items.ts';
import { paise, sumPaise } from '../money/paise.ts';
import { orderWorth, type OrderTotals } from '../pricing/price-order.ts';

const line = (fields: Partial<OrderLine>): OrderLine => ({
  productId: 'a',
  title: '',
  image: '',
  sku: '',
  hsnCode: '',
  unitPrice: paise(100_000),
  quantity: 3,
  chargeTax: true,
  discount: paise(0),
  held: 3,
  ...fields,
});

function totalsOf(lines: readonly OrderLine[], tax: number, shipping: number): OrderTotals {
  const subtotal = sumPaise(lines.map(({ unitPrice, quantity }) => paise(unitPrice * quantity)));
  const discount = sumPaise(lines.map((one) => one.discount));
  const total = paise(subtotal - discount + shipping + tax);
  return {
    subtotal,
    discount,
    shipping: paise(shipping),
    tax: paise(tax),
    giftCard: paise(0),
    total,
  };
}

test('refunds a removed item with its share of discount and tax, without shipping', () => {
  const lines = [line({ discount: paise(30_000) }), line({ productId: 'b', chargeTax: false })];
  const totals = totalsOf(lines, 48_600, 15_000);
  const { back, released, ...left } = removeItems({ lines, totals }, [
    { productId: 'a', quantity: 2 },
  ]);
  expect(back).toBe(100_000 - 10_000 + 16_200);
  expect(left).toMatchObject({ subtotal: 500_000, discount: 20_000, tax: 32_400 });
  expect(released).toEqual([{ productId: 'a', held: 1 }]);
});

test('drops empty lines and releases only reserved units', () => {
  const lines = [line({ held: 0 }), line({ productId: 'b' })];
  const { lines: left, released } = removeItems({ lines, totals: totalsOf(lines, 108_000, 0) }, [
    { productId: 'a', quantity: 0 },
  ]);
  expect(left.map(({ productId }) => productId)).toEqual(['b']);
  expect(released).toEqual([]);
});

test('keeps refunds and rest equal to the order’s worth in any steps', () => {
  const anyLine = fc.record({
    unitPrice: fc.integer({ min: 1, max: 5_000_000 }).map(paise),
    quantity: fc.integer({ min: 1, max: 9 }),
    chargeTax: fc.boolean(),
    taxPercent: fc.constantFrom(5, 12, 18),
    off: fc.integer({ min: 0, max: 100 }),
  });
  const steps = fc.array(fc.tuple(fc.nat(5), fc.integer({ min: 0, max: 9 })), { maxLength: 8 });
  fc.assert(
    fc.property(
      fc.array(anyLine, { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 0, max: 900_000 }),
      steps,
      (drawn, tax, cuts) => {
        let lines: OrderLine[] = drawn.map(({ off, ...fields }, place) => {
          const discount = paise(Math.floor((fields.unitPrice * fields.quantity * off) / 100));
          return line({ ...fields, productId: `p${place}`, discount, held: fields.quantity });
        });
        const taxed = lines.some((one) => one.chargeTax) ? tax : 0;
        let totals = totalsOf(lines, taxed, 15_000);
        const worth = orderWorth(totals);
        let back = 0;
        for (const [place, quantity] of cuts) {
          const cut = removeItems({ lines, totals }, [{ productId: `p${place}`, quantity }]);
          back += cut.back;
          ({ lines } = cut);
          totals = totalsOf(lines, cut.tax, 15_000);
          expect(totals).toMatchObject({ subtotal: cut.subtotal, discount: cut.discount });
          expect(orderWorth(totals) + back).toBe(worth);
          expect(cut.tax).toBeGreaterThanOrEqual(0);
          for (const one of lines)
            expect(one.discount).toBeLessThanOrEqual(one.unitPrice * one.quantity);
        }
      },
    ),
    { numRuns: 2000 },
  );
});

test('removes one size and keeps the other', () => {
  const [small, large] = [{ Size: '38' }, { Size: '42' }];
  const lines = [line({ options: small }), line({ options: large })];
  const { lines: left, released } = removeItems({ lines, totals: totalsOf(lines, 108_000, 0) }, [
    { productId: 'a', options: { ...large }, quantity: 1 },
  ]);
  expect(left.map(({ options, quantity }) => [options, quantity])).toEqual([
    [small, 3],
    [large, 1],
  ]);
  expect(released).toEqual([{ productId: 'a', held: 2 }]);
});
