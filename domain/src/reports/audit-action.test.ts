import { expect, test } from 'vitest';

import { actionName, actionSpellings } from './audit-action.ts';

test.each([
  ['order.given-back', 'order.givenBack'],
  ['order.out-for-delivery', 'order.outForDelivery'],
  ['order.transfer-1', 'order.transfer1'],
  ['return.picked_up', 'return.pickedUp'],
  ['draftOrder.send', 'draftOrder.send'],
])('%s is logged as %s', (step, name) => {
  expect(actionName(step)).toBe(name);
  expect(actionName(name)).toBe(name);
});

test('finds an action under each of its historic names', () => {
  for (const typed of ['order.givenBack', 'order.given-back']) {
    expect(actionSpellings(typed)).toEqual(
      expect.arrayContaining(['order.givenBack', 'order.given-back', 'order.given_back']),
    );
  }
  expect(actionSpellings('ops.mailResend')).toContain('ops.mail_resend');
  expect(actionSpellings('order.transfer1')).toContain('order.transfer-1');
  expect(actionSpellings('order.pack')).toEqual(['order.pack']);
});

test('keeps upper case in the entity name', () => {
  expect(actionSpellings('purchaseOrder.edit')).toContain('purchaseOrder.edit');
});
