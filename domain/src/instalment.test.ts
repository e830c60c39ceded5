import { describe, expect, it } from 'vitest';

import { planInstalments } from './instalment.ts';
import { paise, sumPaise } from './paise.ts';
import { PAYMENT_TERMS } from './quote.ts';

const ACCEPTED = new Date('2026-11-21T06:30:00.000Z');

describe('the parts of a bulk order’s price', () => {
  it('are one part in advance, all of it, for 100 % advance', () => {
    expect(planInstalments(paise(1_234_567), 'advance', ACCEPTED)).toEqual([
      {
        id: '1',
        share: 100,
        amount: 1_234_567,
        due: 'now',
        dueOn: ACCEPTED,
        state: 'due',
        paymentId: null,
      },
    ]);
  });

  it('are half now and half on delivery, with the odd paisa in the first', () => {
    const [first, second] = planInstalments(paise(1_234_567), 'half-advance', ACCEPTED);
    expect(first).toMatchObject({ id: '1', share: 50, amount: 617_284, due: 'now' });
    expect(second).toMatchObject({
      id: '2',
      share: 50,
      amount: 617_283,
      due: 'on_delivery',
      dueOn: null,
    });
  });

  it('are due thirty days after the acceptance on credit', () => {
    const [only] = planInstalments(paise(50_000), 'credit-30', ACCEPTED);
    expect(only).toMatchObject({ due: 'on_date', dueOn: new Date('2026-12-21T06:30:00.000Z') });
  });

  it('are all in advance while terms were never agreed', () => {
    expect(planInstalments(paise(50_000), 'discuss', ACCEPTED)).toMatchObject([{ due: 'now' }]);
  });

  it('never hold a part that the gateway would not take', () => {
    expect(planInstalments(paise(199), 'half-advance', ACCEPTED)).toMatchObject([{ amount: 199 }]);
    expect(planInstalments(paise(0), 'advance', ACCEPTED)).toEqual([]);
  });

  it('add up to the price to the paisa, for every total and every terms', () => {
    for (let total = 1; total < 20_000_000; total += 7_919) {
      for (const terms of PAYMENT_TERMS) {
        const parts = planInstalments(paise(total), terms, ACCEPTED);
        expect(sumPaise(parts.map(({ amount }) => amount))).toBe(total);
      }
    }
  });
});
