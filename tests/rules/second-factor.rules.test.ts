import { doc, getDoc } from 'firebase/firestore';
import { expect, test } from 'vitest';

import { isAllowed } from './access-table.ts';
import { as, writeDocuments } from './rules-fixtures.ts';
import { profileOf } from './sample-profiles.ts';

const FACTOR = { isSet: true, neededFrom: new Date('2026-01-01T00:00:00Z'), steps: [7] };
const session = async (secondFactor: unknown): Promise<boolean> => {
  const boss = profileOf('boss', { role: 'admin', secondFactor });
  await writeDocuments({ 'users/boss': boss, 'payments/p1': { amount: 1 } });
  return isAllowed(getDoc(doc(as('admin'), 'payments/p1')));
};

test.each([
  ['no second factor', null, true],
  ['days of grace', { ...FACTOR, neededFrom: new Date(Date.now() + 86_400_000) }, true],
  ['a factor that is not needed', { ...FACTOR, neededFrom: null }, true],
  ['the second step passed', { ...FACTOR, steps: [7, 0] }, true],
  ['the second step of another sign-in', FACTOR, false],
  ['grace that has ended', { ...FACTOR, isSet: false, steps: [] }, false],
  ['a damaged factor', { isSet: true }, false],
  ['a factor that is no map', 'none', false],
])('with %s: %o lets staff read: %s', async (_what, factor, isReadable) => {
  expect(await session(factor)).toBe(isReadable);
});
