import { describe, expect, it } from 'vitest';

import { indianDay } from '../india/indian-day.ts';
import { dueDate, withCreditDueDates, planInstalments } from './instalment.ts';
import { paise, sumPaise } from '../money/paise.ts';
import { PAYMENT_TERMS } from '../quotes/quote.ts';

const ACCEPTED = new Date('2026-11-21T06:30:00.000Z');

describe('instalments', () => {
  it('are one full advance for 100 % advance', () => {
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

  it('have no day on credit until the goods are invoiced, and then thirty days in India', () => {
    const plan = planInstalments(paise(50_000), 'credit-30', ACCEPTED);
    expect(plan).toMatchObject([{ due: 'on_date', dueOn: null }]);
    // Half past midnight on 2 October in India.
    const [only] = withCreditDueDates(plan, new Date('2027-10-01T19:00:00.000Z'));
    expect(indianDay(only!.dueOn!)).toBe('2027-11-01');
  });

  it('keep their due dates when paid, in advance or on delivery', () => {
    const plan = planInstalments(paise(50_000), 'half-advance', ACCEPTED);
    const [credit] = planInstalments(paise(50_000), 'credit-30', ACCEPTED);
    const others = [...plan, { ...credit!, state: 'paid' as const }];
    expect(withCreditDueDates(others, new Date('2027-10-01T19:00:00.000Z'))).toEqual(others);
  });

  it('ignore the due date of an older order before its invoice', () => {
    const [part] = planInstalments(paise(50_000), 'credit-30', ACCEPTED);
    const older = { ...part!, dueOn: new Date('2026-12-21T06:30:00.000Z') };
    expect(dueDate(older, { stateTimes: {} })).toBeNull();
    expect(dueDate(older, { stateTimes: {}, invoiceNumber: 'KG/2627/000001' })).toBe(older.dueOn);
  });

  it('are one full advance for open terms', () => {
    expect(planInstalments(paise(50_000), 'discuss', ACCEPTED)).toMatchObject([{ due: 'now' }]);
  });

  it('never fall below the minimum of the gateway', () => {
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
