import { expect, test } from 'vitest';

import { paise, rupeesToPaise, timesPaise } from './paise.ts';
import type { OfferBasis, QuoteLine } from './quote.ts';
import { priceOffer, type PricedOffer, type PricedQuoteLine } from './quote-totals.ts';

const line = (change: Partial<QuoteLine> = {}): QuoteLine => ({
  productId: null,
  description: 'Khadi kurta',
  quantity: 100,
  unitPrice: rupeesToPaise(500),
  discountPercent: 0,
  customisation: '',
  hsnCode: '6211',
  taxPercent: 18,
  ...change,
});
const offer = (change: Partial<OfferBasis> = {}): OfferBasis => ({
  lines: [line()],
  overallDiscount: paise(0),
  shipping: paise(0),
  withinState: true,
  ...change,
});

test('within the state the tax is halved into CGST and SGST, beyond it is IGST', () => {
  expect(priceOffer(offer()).totals).toEqual({
    subtotal: 5_000_000,
    discount: 0,
    shipping: 0,
    tax: 900_000,
    cgst: 450_000,
    sgst: 450_000,
    igst: 0,
    total: 5_900_000,
  });
  const beyond = priceOffer(offer({ withinState: false })).totals;
  expect(beyond).toMatchObject({ cgst: 0, sgst: 0, igst: 900_000, total: 5_900_000 });
});

test('a line has its own discount and its own rate, and shipping is not taxed', () => {
  const lines = [
    line({ discountPercent: 12.5 }),
    line({ taxPercent: 5, quantity: 3, unitPrice: paise(33_333) }),
  ];
  const { lines: priced, totals } = priceOffer(offer({ lines, shipping: rupeesToPaise(1200) }));
  expect(priced[0]).toMatchObject({ discount: 625_000, taxable: 4_375_000, cgst: 393_750 });
  expect(priced[1]).toMatchObject({ amount: 99_999, taxable: 99_999, cgst: 2500, sgst: 2500 });
  expect(totals.total).toBe(4_375_000 + 99_999 + 2 * 393_750 + 5000 + 120_000);
});

test('an overall discount is spread over the lines and never more than they cost', () => {
  const lines = [line(), line({ unitPrice: rupeesToPaise(250) }), line({ unitPrice: paise(1) })];
  const spread = priceOffer(offer({ lines, overallDiscount: rupeesToPaise(7500) }));
  expect(spread.totals.discount).toBe(750_000);
  expect(spread.lines.map(({ discount }) => discount)).toEqual([499_993, 249_997, 10]);
  const greedy = priceOffer(offer({ overallDiscount: rupeesToPaise(1_000_000) }));
  expect(greedy.totals).toMatchObject({ discount: 5_000_000, tax: 0, total: 0 });
});

test('the sums of any offer agree with its lines to the paisa, in the browser and behind the wire', () => {
  const random = seededRandom(2711);
  for (let round = 0; round < 10_000; round += 1) {
    const one = randomOffer(random);
    const priced = priceOffer(one);
    const sent = JSON.parse(JSON.stringify(one)) as OfferBasis;
    expect(JSON.stringify(priceOffer(sent))).toBe(JSON.stringify(priced));
    expect(disagreements(priced)).toEqual([]);
  }
});

function disagreements({ lines, totals }: PricedOffer): string[] {
  const sum = (read: (line: PricedQuoteLine) => number) =>
    lines.reduce((total, line) => total + read(line), 0);
  const { subtotal, discount, shipping, tax, cgst, sgst, igst, total } = totals;
  const checks: Record<string, boolean> = {
    subtotal: subtotal === sum((line) => line.amount),
    discount: discount === sum((line) => line.discount),
    taxable: lines.every(({ amount, discount: off, taxable }) => taxable === amount - off),
    positive: lines.every(({ taxable }) => taxable >= 0),
    heads: tax === sum((line) => line.cgst + line.sgst + line.igst),
    tax: tax === cgst + sgst + igst && (igst === 0 || cgst + sgst === 0),
    total: total === subtotal - discount + shipping + tax,
  };
  return Object.keys(checks).filter((name) => checks[name] !== true);
}

/** A linear congruential generator: the same offers in every run. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function randomOffer(random: () => number): OfferBasis {
  const whole = (most: number) => Math.floor(random() * (most + 1));
  const rates = [0, 3, 5, 12, 18, 28, 40];
  const lines = Array.from({ length: 1 + whole(7) }, () =>
    line({
      quantity: 1 + whole(5000),
      unitPrice: timesPaise(paise(1), whole(2_000_000)),
      discountPercent: random() < 0.5 ? 0 : whole(10_000) / 100,
      taxPercent: rates[whole(6)] ?? 0,
    }),
  );
  return offer({
    lines,
    overallDiscount: paise(random() < 0.5 ? 0 : whole(90_000_000)),
    shipping: paise(whole(500_000)),
    withinState: random() < 0.5,
  });
}
