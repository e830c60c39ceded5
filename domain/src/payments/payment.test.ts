import { expect, test } from 'vitest';

import { advancePayment, PAYMENT_STATES } from './payment.ts';

test('ignores a failure reported after the authorisation', () => {
  const next = PAYMENT_STATES.filter((news) => advancePayment('authorized', news) !== 'authorized');
  expect(next).toEqual(['captured']);
});

test('never returns to an earlier state', () => {
  for (const start of PAYMENT_STATES) {
    const reached = statesAfter(start);
    expect(reached.filter((state) => statesAfter(state).includes(start))).toEqual([]);
  }
});

/** Every other state that news can lead to from here, at once or by and by. */
function statesAfter(start: (typeof PAYMENT_STATES)[number]) {
  const reached = new Set([start]);
  for (const state of reached) {
    for (const news of PAYMENT_STATES) reached.add(advancePayment(state, news));
  }
  reached.delete(start);
  return [...reached];
}
