import { expect, it } from 'vitest';

import { actionLabel, fieldLabel, formatValue } from '../components/audit-list.tsx';

it('shows readable labels for actions, fields and values', () => {
  expect(actionLabel('draftOrder.send')).toBe('Draft order: send');
  expect(actionLabel('order.transfer1')).toBe('Order: transfer 1');
  expect(fieldLabel('companyVerification.decidedAt')).toBe('Company verification, decided at');
  expect(fieldLabel('hasSKU')).toBe('Has SKU');
  expect(formatValue('in_review')).toBe('in review');
  expect(formatValue('true')).toBe('yes');
  expect(formatValue('false')).toBe('no');
  expect(formatValue('2026-11-21T18:27:07.138Z')).toBe('21 Nov, 11:57 pm');
});

it('shows the same labels for older spellings', () => {
  for (const action of ['order.givenBack', 'order.given-back', 'order.given_back']) {
    expect(actionLabel(action)).toBe('Order: given back');
  }
  expect(actionLabel('ops.payment_check')).toBe(actionLabel('ops.paymentCheck'));
  expect(actionLabel('order.transfer-1')).toBe('Order: transfer 1');
});

it('leaves free text unchanged', () => {
  for (const typed of ['₹500 off', 'vip, saree_lover', '2026-11-21', '']) {
    expect(formatValue(typed)).toBe(typed);
  }
});
