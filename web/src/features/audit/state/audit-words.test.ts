import { expect, it } from 'vitest';

import { actionWords, fieldWords, valueWords } from './audit-words.ts';

it('staff read words where the log has the names of programs', () => {
  expect(actionWords('draftOrder.send')).toBe('Draft order: send');
  expect(actionWords('order.transfer1')).toBe('Order: transfer 1');
  expect(fieldWords('companyVerification.decidedAt')).toBe('Company verification, decided at');
  expect(fieldWords('hasSKU')).toBe('Has SKU');
  expect(valueWords('in_review')).toBe('in review');
  expect(valueWords('2026-11-21T18:27:07.138Z')).toBe('21 Nov, 11:57 pm');
});

it('rows in older spellings are told in the same words', () => {
  for (const action of ['order.givenBack', 'order.given-back', 'order.given_back']) {
    expect(actionWords(action)).toBe('Order: given back');
  }
  expect(actionWords('ops.payment_check')).toBe(actionWords('ops.paymentCheck'));
  expect(actionWords('order.transfer-1')).toBe('Order: transfer 1');
});

it('what somebody has typed stays as it was typed', () => {
  for (const typed of ['₹500 off', 'vip, saree_lover', '2026-11-21', '']) {
    expect(valueWords(typed)).toBe(typed);
  }
});
