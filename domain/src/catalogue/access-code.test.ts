import { expect, test } from 'vitest';

import { accessCodeQuerySchema, accessCodeState, isRedeemable } from './access-code.ts';

const now = new Date('2026-11-21T06:00:00Z');
const code = {
  active: true,
  uses: 3,
  maxUses: 10,
  expiresAt: new Date('2026-12-01T18:29:59.999Z'),
};
const ended = { expiresAt: now };

test.each([
  ['active', {}],
  ['used-up', { uses: 10 }],
  ['ended', ended],
  ['ended', { ...ended, uses: 10 }],
  ['disabled', { ...ended, uses: 10, active: false }],
] as const)('stores a code as %s, redeemable only while active: %o', (state, change) => {
  expect(accessCodeState({ ...code, ...change }, now)).toBe(state);
  expect(isRedeemable({ ...code, ...change }, now)).toBe(state === 'active');
});

test('lists the products of each code, except in the short form', async () => {
  const briefly = async (asked: object) => (await accessCodeQuerySchema.validate(asked)).brief;
  expect(await briefly({})).toBe(false);
  expect(await briefly({ brief: 'false' })).toBe(false);
  expect(await briefly({ brief: 'true' })).toBe(true);
  await expect(briefly({ brief: 'much' })).rejects.toThrow('Enter true or false.');
});
