import { expect, test } from 'vitest';

import { paidAmount, planInstalments, type Instalment } from './instalment.ts';
import { paise, sumPaise } from '../money/paise.ts';
import { reduceInstalments } from './reduce-instalments.ts';

const ACCEPTED = new Date('2026-11-21T06:30:00.000Z');
const TOTAL = paise(1_000_001);
const creditedSoFar = (parts: readonly Instalment[]) =>
  sumPaise(parts.map(({ credited = paise(0) }) => credited));
const [first, second] = planInstalments(TOTAL, 'half-advance', ACCEPTED);
const HALF_PAID = [{ ...first!, state: 'paid' as const, paymentId: 'pay_1' }, second!];

test('reduces the balance on credit by returned goods', () => {
  const plan = planInstalments(paise(3_549_966), 'credit-30', ACCEPTED);
  const { instalments, credited } = reduceInstalments(plan, paise(349_996));
  expect(instalments).toMatchObject([{ amount: 3_199_970, state: 'due', credited: 349_996 }]);
  expect(credited).toBe(349_996);
});

test('keeps paid instalments and returns the rest', () => {
  const { instalments, credited } = reduceInstalments(HALF_PAID, paise(700_000));
  expect(credited).toBe(500_000);
  expect(instalments).toMatchObject([
    { amount: 500_001, state: 'paid' },
    { amount: 0, state: 'credited', credited: 500_000 },
  ]);
});

test('reduces the last instalment first', () => {
  const { instalments } = reduceInstalments([first!, second!], paise(500_100));
  expect(instalments).toMatchObject([
    { amount: 499_901, state: 'due', credited: 100 },
    { amount: 0, state: 'credited', credited: 500_000 },
  ]);
});

test('loses no paisa over any steps of returns', () => {
  let parts: Instalment[] = HALF_PAID;
  for (const worth of [1, 99, 123_456, 0, 400_000]) {
    parts = reduceInstalments(parts, paise(worth)).instalments;
    const owed = sumPaise(parts.map(({ amount, state }) => (state === 'due' ? amount : paise(0))));
    expect(owed + paidAmount(parts) + creditedSoFar(parts)).toBe(TOTAL);
  }
  expect(creditedSoFar(parts)).toBe(500_000);
});

test('records removed and returned items separately', () => {
  const { instalments } = reduceInstalments(HALF_PAID, paise(100_000), 'reduced');
  const again = reduceInstalments(instalments, paise(50_000)).instalments;
  expect(again[1]).toMatchObject({ amount: 350_000, reduced: 100_000, credited: 50_000 });
  expect(creditedSoFar(again)).toBe(50_000);
});
