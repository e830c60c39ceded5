import { expect, it } from 'vitest';

import { actionWords, fieldWords, valueWords } from './audit-words.ts';

it('staff read words where the log has the names of programs', () => {
  expect(actionWords('draftOrder.send')).toBe('Draft order: send');
  expect(fieldWords('companyVerification.decidedAt')).toBe('Company verification, decided at');
  expect(fieldWords('hasSKU')).toBe('Has SKU');
  expect(valueWords('in_review')).toBe('in review');
  expect(valueWords('2026-11-21T18:27:07.138Z')).toBe('21 Nov, 11:57 pm');
});

it('what somebody has typed stays as it was typed', () => {
  for (const typed of ['₹500 off', 'vip, saree_lover', '2026-11-21', '']) {
    expect(valueWords(typed)).toBe(typed);
  }
});
