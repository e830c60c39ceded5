import { doc, getDoc, setDoc, writeBatch } from 'firebase/firestore';
import { beforeEach, describe, expect, test } from 'vitest';

import { isAllowed } from './access-table.ts';
import { cartOf, draftOf, profileOf, PROFILES } from './sample-profiles.ts';
import { as, writeDocuments, readStored } from './rules-fixtures.ts';

beforeEach(() => writeDocuments(PROFILES));

describe('a user without a profile', () => {
  const stranger = () => doc(as('stranger'), 'users/stranger');

  test.each([
    ['an administrator', { role: 'admin' }],
    ['an administrator in the end', { role: 'customer', Role: 'admin' }],
    ['verified', { companyVerification: { state: 'verified' } }],
    ['the holder of a code', { accessCodes: ['school'] }],
    ['someone else', { uid: 'boss', id: 'boss' }],
    ['a person with the address of another', { email: 'boss@example.com' }],
  ])('cannot sign up as %s', async (_what, changes) => {
    const profile = { ...profileOf('stranger'), ...changes };
    expect(await isAllowed(setDoc(stranger(), profile))).toBe(false);
    expect(await isAllowed(setDoc(stranger(), profile, { merge: true }))).toBe(false);
    expect(await readStored('users/stranger')).toEqual({});
  });

  test('cannot get a role in the batch of the sign-up', async () => {
    const batch = writeBatch(as('stranger'));
    batch.set(stranger(), profileOf('stranger'));
    batch.update(stranger(), { role: 'admin' });
    expect(await isAllowed(batch.commit())).toBe(false);
    expect(await readStored('users/stranger')).toEqual({});
  });

  test('has no cart, drafts or other data that needs a profile', async () => {
    const db = as('stranger');
    expect(await isAllowed(setDoc(doc(db, 'users/stranger/private/cart'), cartOf()))).toBe(false);
    expect(await isAllowed(getDoc(doc(db, 'users/stranger/private/cart')))).toBe(false);
    expect(await isAllowed(setDoc(doc(db, 'quotes/q9'), draftOf('stranger')))).toBe(false);
  });
});
