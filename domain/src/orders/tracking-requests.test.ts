import { expect, test } from 'vitest';

import { newLinkSchema, trackOrderSchema } from './tracking-requests.ts';

test('accepts a number with a contact or a token, and nothing else', () => {
  expect(trackOrderSchema.isValidSync({ id: 'KG-1', contact: '3210' })).toBe(true);
  expect(trackOrderSchema.isValidSync({ token: 'o1.signature' })).toBe(true);
  expect(trackOrderSchema.isValidSync({ token: 5 })).toBe(false);
  expect(trackOrderSchema.isValidSync({ id: 'KG-1', phone: '3210' })).toBe(false);
});

test('sends a new link only for an old one', () => {
  expect(newLinkSchema.isValidSync({ token: 'o1.signature' })).toBe(true);
  expect(newLinkSchema.isValidSync({ token: '' })).toBe(false);
  expect(newLinkSchema.isValidSync({})).toBe(false);
});
