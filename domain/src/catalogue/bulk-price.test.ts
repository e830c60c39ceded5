import { describe, expect, it } from 'vitest';

import { bulkInputSchema } from './bulk-input.ts';
import {
  bulkSteps,
  bulkUnitPrice,
  followsBulkRules,
  readBulkTiers,
  stepDown,
  stepUp,
} from './bulk-price.ts';
import { paise } from '../money/paise.ts';

const RULES = { minimum: 20, multiple: 10, leadTimeDays: 14 };
const TIERS = [
  { from: 20, percentOff: 10 },
  { from: 50, percentOff: 20 },
  { from: 100, percentOff: 30 },
];
const PRICE = paise(180_000);

describe('the bulk price of one item', () => {
  it.each([
    [1, 180_000],
    [19, 180_000],
    [20, 162_000],
    [25, 180_000],
    [40, 162_000],
    [50, 144_000],
    [100, 126_000],
    [0, 180_000],
    [-50, 180_000],
    [50.5, 180_000],
  ])('for %d items is %d paise', (quantity, each) => {
    expect(bulkUnitPrice(PRICE, quantity, RULES, TIERS)).toBe(each);
  });

  it('is never below 70 % of the regular price, even with invalid tiers', () => {
    expect(bulkUnitPrice(PRICE, 50, RULES, [{ from: 1, percentOff: 99 }])).toBe(126_000);
    expect(bulkUnitPrice(PRICE, 50, RULES, [{ from: 1, percentOff: -50 }])).toBe(180_000);
  });

  it('is the regular price without rules or tiers', () => {
    expect(bulkUnitPrice(PRICE, 50, null, TIERS)).toBe(180_000);
    expect(bulkUnitPrice(PRICE, 50, RULES, [])).toBe(180_000);
  });
});

describe('the quantity of a bulk order', () => {
  it.each([
    [20, true],
    [10, false],
    [25, false],
    [0, false],
    [Number.NaN, false],
  ])('%d: %s', (quantity, isAllowed) => {
    expect(followsBulkRules(quantity, RULES)).toBe(isAllowed);
  });
});

describe('one step of the quantity buttons', () => {
  it.each([
    [1, 2, 0],
    [18, 19, 17],
    [19, 20, 18],
    [20, 30, 19],
    [25, 30, 20],
    [30, 40, 20],
  ])('from %d goes up to %d and down to %d', (quantity, up, down) => {
    expect(stepUp(quantity, RULES)).toBe(up);
    expect(stepDown(quantity, RULES)).toBe(down);
  });

  it('is one item without bulk rules', () => {
    expect([stepUp(40, null), stepDown(40, null)]).toEqual([41, 39]);
  });
});

describe('the displayed tiers', () => {
  it('start at the first quantity with the price', () => {
    expect(bulkSteps(PRICE, RULES, TIERS)).toEqual([
      { from: 20, percentOff: 10, unitPrice: 162_000 },
      { from: 50, percentOff: 20, unitPrice: 144_000 },
      { from: 100, percentOff: 30, unitPrice: 126_000 },
    ]);
  });

  it('exclude quantities that the rules do not allow', () => {
    const tiers = [
      { from: 5, percentOff: 5 },
      { from: 33, percentOff: 12 },
    ];
    expect(bulkSteps(PRICE, RULES, tiers)).toEqual([
      { from: 20, percentOff: 5, unitPrice: 171_000 },
      { from: 40, percentOff: 12, unitPrice: 158_400 },
    ]);
  });
});

describe('the tiers typed by staff', () => {
  const right = { ...RULES, tiers: TIERS };
  it('are saved unchanged when valid', async () => {
    expect(await bulkInputSchema.validate(right)).toEqual(right);
  });

  it.each([
    [{ minimum: 1, multiple: 1 }, 'The minimum must be at least 2.'],
    [{ minimum: 25 }, 'The minimum must be divisible by the multiple.'],
    [{ multiple: 0 }, 'The multiple must be at least 1.'],
    [{ leadTimeDays: -1 }, 'The lead time must be at least 0.'],
    [{ tiers: [{ from: 20, percentOff: 31 }] }, 'The discount must be at most 30.'],
    [{ tiers: [TIERS[1], TIERS[0]] }, 'Each tier needs a higher quantity and a higher discount'],
  ])('are rejected with %o', async (wrong, sentence) => {
    await expect(bulkInputSchema.validate({ ...right, ...wrong })).rejects.toThrow(sentence);
  });
});

describe('stored tiers', () => {
  it('are read unchanged, and invalid ones are ignored', () => {
    expect(readBulkTiers(TIERS)).toEqual(TIERS);
    expect(readBulkTiers([null, { from: '5', percentOff: 5 }, TIERS[0]])).toEqual([TIERS[0]]);
    expect(readBulkTiers({})).toEqual([]);
  });
});
