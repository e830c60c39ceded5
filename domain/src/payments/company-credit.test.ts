import { describe, expect, it } from 'vitest';

import {
  ageingOf,
  receivablesOf,
  bankTransferSchema,
  creditLimitSchema,
} from './company-credit.ts';
import { ageOf, planInstalments } from './instalment.ts';
import { paise } from '../money/paise.ts';
import { sentencesOf } from '../testing/sentences-of.ts';

const NOW = new Date('2026-11-21T06:30:00.000Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

describe('ageing', () => {
  it.each([
    [daysAgo(-1), 'not_due'],
    [null, 'not_due'],
    [daysAgo(0), 'not_due'],
    [daysAgo(1), '0-30'],
    [daysAgo(30), '0-30'],
    [daysAgo(31), '31-60'],
    [daysAgo(60), '31-60'],
    [daysAgo(61), '61-90'],
    [daysAgo(90), '61-90'],
    [daysAgo(91), '90+'],
  ])('a day %s makes it %s', (day, age) => {
    expect(ageOf(day, NOW)).toBe(age);
  });

  it.each([
    ['2026-11-21T18:29:59.999Z', 'not_due'],
    ['2026-11-21T18:30:00.000Z', '0-30'],
  ])('a day that is due counts to its end in India: at %s it is %s', (now, age) => {
    expect(ageOf(new Date('2026-11-21T04:00:00.000Z'), new Date(now))).toBe(age);
  });

  it('counts from delivery when due on delivery, and nothing when cancelled', () => {
    const accepted = daysAgo(50);
    const instalments = planInstalments(paise(10_000), 'half-advance', accepted);
    const order = {
      state: 'delivered',
      stateTimes: { shipped: daysAgo(5), delivered: daysAgo(3) },
      instalments,
    } as const;
    const onItsWay = { ...order, state: 'shipped', stateTimes: { shipped: daysAgo(1) } } as const;
    const cancelled = { ...order, state: 'cancelled' } as const;
    const ageing = ageingOf([order, onItsWay, cancelled], NOW);
    expect(ageing).toEqual({
      not_due: 5000,
      '0-30': 5000,
      '31-60': 10_000,
      '61-90': 0,
      '90+': 0,
    });
  });

  it('counts no advance as overdue before dispatch', () => {
    const instalments = planInstalments(paise(10_000), 'advance', daysAgo(95));
    const order = {
      id: 'o1',
      number: 'KG-1',
      state: 'placed',
      stateTimes: {},
      instalments,
    } as const;
    expect(ageingOf([order], NOW)).toMatchObject({ not_due: 10_000, '90+': 0 });
    const receivables = receivablesOf([order]);
    expect(receivables).toMatchObject({ owed: 10_000, parts: [{ dueAt: null }] });
    expect(receivables.owedSince.getTime()).toBeGreaterThan(NOW.getTime());
    const sent = { ...order, state: 'shipped', stateTimes: { shipped: daysAgo(1) } } as const;
    expect(receivablesOf([sent]).owedSince).toEqual(daysAgo(95));
  });
});

describe('a bank transfer', () => {
  const right = { revision: 3, utr: 'HDFCR52026112100012345', amount: 50_000 };

  it('normalises the UTR', async () => {
    const typed = { ...right, utr: ' hdfcr520261121 00012345 ' };
    expect((await bankTransferSchema.validate(typed)).utr).toBe(right.utr);
  });

  it.each([
    [{ utr: 'SHORT' }, 'A UTR has 12 to 22 letters and digits.'],
    [{ utr: '=HYPERLINK("x")AAAA' }, 'A UTR has 12 to 22 letters and digits.'],
    [{ utr: '../../orders/o1/aaaa' }, 'A UTR has 12 to 22 letters and digits.'],
    [{ amount: 0 }, 'The amount must be above ₹0.'],
    [{ amount: -5 }, 'The amount must be above ₹0.'],
    [{ amount: 10.5 }, 'The amount must be whole paise.'],
    [{ valueDate: '2026-02-30' }, 'The value date must be a date.'],
    [{ valueDate: '9999-12-31' }, 'The value date cannot be in the future.'],
    [{ more: 1 }, 'Unknown field.'],
  ])('with %o is refused', (wrong, sentence) => {
    expect(sentencesOf(bankTransferSchema, { ...right, ...wrong })).toContain(sentence);
  });
});

describe('a credit limit', () => {
  it.each([
    [{ limit: -1 }, 'The limit cannot be below ₹0.'],
    [{ limit: 1e15 }, 'The limit can be at most ₹10 crore.'],
    [{ limit: 1.5 }, 'The limit must be whole paise.'],
    [{ reason: ' ' }, 'Please give a reason.'],
  ])('with %o is refused', (wrong, sentence) => {
    const asked = { limit: 100, revision: 0, reason: 'Agreed by phone.', ...wrong };
    expect(sentencesOf(creditLimitSchema, asked)).toContain(sentence);
  });
});
