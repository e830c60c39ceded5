import {
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
  serverTimestamp,
} from 'firebase/firestore';
import { beforeEach, describe, expect, test } from 'vitest';

import { isAllowed, testAccess } from './access-table.ts';
import type { Actor } from './actors.ts';
import { ADDRESS, profileOf, PROFILES } from './people.ts';
import { as, given } from './rules-world.ts';

testAccess(
  "asha's profile",
  { path: 'users/asha', data: profileOf('asha'), change: { fullName: 'Asha D' } },
  { asha: 'get update', admin: 'get list' },
);

testAccess('something under a profile', { path: 'users/asha/notes/n1', data: { text: 'x' } }, {});

describe('a newcomer', () => {
  const create = (changes: object = {}, actor: Actor = 'stranger', uid = 'stranger') =>
    isAllowed(setDoc(doc(as(actor), `users/${uid}`), { ...profileOf('stranger'), ...changes }));

  test('may look for their profile before there is one', async () => {
    expect(await isAllowed(getDoc(doc(as('stranger'), 'users/stranger')))).toBe(true);
  });

  test.each<[what: string, changes: object]>([
    ['as a customer', {}],
    [
      'as a business buyer',
      { role: 'b2b_buyer', companyName: 'Stores', gstNumber: '29ABCDE1234F1Z5' },
    ],
    [
      'with the time of the server',
      { createdAt: serverTimestamp(), updatedAt: serverTimestamp(), lastLogin: serverTimestamp() },
    ],
    [
      'with a phone and a picture',
      { phone: '+919876543210', avatar: 'https://pictures.example/a.jpg' },
    ],
    [
      'with an address and preferences',
      { addresses: [ADDRESS], preferences: { marketing: true, language: 'hi' } },
    ],
    ['with the address typed in capitals', { email: 'Stranger@Example.com' }],
  ])('may register %s', async (_what, changes) => {
    expect(await create(changes)).toBe(true);
  });

  test.each<[what: string, changes: object]>([
    ['as an administrator', { role: 'admin' }],
    ['as an Administrator', { role: 'Admin' }],
    ['with a list of roles', { role: ['admin'] }],
    ['without a role', { role: null }],
    ['with an access code', { accessCodes: ['school'] }],
    ['with a verified address', { isEmailVerified: true }],
    ['with a verified phone', { isPhoneVerified: true, phone: '+919876543210' }],
    ['with an address that is not theirs', { email: 'asha@example.com' }],
    ['under another id', { id: 'asha' }],
    ['for somebody else', { uid: 'asha' }],
    ['with a field of their own', { companyVerification: { state: 'verified' } }],
    ['with a GST number that is none', { gstNumber: '12345' }],
    ['with a script for a picture', { avatar: 'javascript:alert(1)' }],
    ['with a phone in words', { phone: 'call me' }],
    ['with a name without end', { fullName: 'x'.repeat(101) }],
    ['with a name that is none', { fullName: 7 }],
    ['with an address that lacks its pincode', { addresses: [{ ...ADDRESS, pincode: '' }] }],
    ['with an address of more than an address', { addresses: [{ ...ADDRESS, note: 'x' }] }],
    [
      'with a tenth address that is none',
      { addresses: [...Array.from({ length: 9 }, () => ADDRESS), 'x'] },
    ],
    ['with eleven addresses', { addresses: Array.from({ length: 11 }, () => ADDRESS) }],
    ['with addresses that are none', { addresses: 'home' }],
    ['with preferences that we do not know', { preferences: { discount: 50 } }],
    ['long ago', { createdAt: Timestamp.fromMillis(0) }],
    ['at a time that is none', { lastLogin: 'today' }],
  ])('may not register %s', async (_what, changes) => {
    expect(await create(changes)).toBe(false);
  });

  test('may not leave anything out', async () => {
    for (const field of Object.keys(profileOf('stranger'))) {
      const { [field]: _left, ...rest } = profileOf('stranger');
      expect(await isAllowed(setDoc(doc(as('stranger'), 'users/stranger'), rest)), field).toBe(
        false,
      );
    }
  });

  test('may not register in the name of another, nor as a visitor', async () => {
    expect(await create({}, 'ravi')).toBe(false);
    expect(await create({}, 'visitor')).toBe(false);
    expect(await create({ uid: 'ghost', id: 'ghost' }, 'stranger', 'ghost')).toBe(false);
  });

  test('whose address the sign-in service has verified may say so', async () => {
    const asha = { ...profileOf('asha'), isEmailVerified: true };
    expect(await isAllowed(setDoc(doc(as('asha'), 'users/asha'), asha))).toBe(true);
  });
});

describe('the owner of a profile', () => {
  beforeEach(() =>
    given({
      ...PROFILES,
      'users/karan': profileOf('karan', {
        role: 'b2b_buyer',
        phone: '9876543210',
        isPhoneVerified: true,
      }),
    }),
  );

  const change = (changes: Record<string, unknown>, actor: Actor = 'asha', uid = 'asha') =>
    isAllowed(updateDoc(doc(as(actor), `users/${uid}`), changes));

  test.each<[field: string, value: unknown]>([
    ['fullName', 'Asha D'],
    ['phone', '9876543210'],
    ['avatar', 'https://pictures.example/a.jpg'],
    ['companyName', 'Asha & Co'],
    ['addresses', [ADDRESS]],
    ['preferences', { marketing: true, language: 'en' }],
    ['preferences.marketing', false],
    ['lastLogin', Timestamp.now()],
    ['updatedAt', serverTimestamp()],
  ])('may change %s', async (field, value) => {
    expect(await change({ [field]: value })).toBe(true);
  });

  test.each<[field: string, value: unknown]>([
    ['role', 'admin'],
    ['role', 'b2b_buyer'],
    ['role', deleteField()],
    ['accessCodes', ['school', 'firm']],
    ['gstNumber', '29ABCDE1234F1Z5'],
    ['isEmailVerified', false],
    ['isPhoneVerified', true],
    ['email', 'ravi@example.com'],
    ['uid', 'ravi'],
    ['id', 'ravi'],
    ['createdAt', Timestamp.now()],
    ['companyVerification', { state: 'verified' }],
    ['fullName', deleteField()],
    ['fullName', 'x'.repeat(101)],
    ['addresses', [{ ...ADDRESS, country: 'Nepal' }]],
    ['lastLogin', Timestamp.fromMillis(0)],
  ])('may not change %s to %j', async (field, value) => {
    expect(await change({ [field]: value })).toBe(false);
  });

  test('may not slip a role in beside something allowed, in whatever way it is written', async () => {
    const own = doc(as('asha'), 'users/asha');
    expect(await change({ fullName: 'Asha D', role: 'admin' })).toBe(false);
    expect(await isAllowed(setDoc(own, { role: 'admin' }, { merge: true }))).toBe(false);
    expect(await isAllowed(setDoc(own, profileOf('asha', { role: 'admin' })))).toBe(false);
    const batch = writeBatch(as('asha'));
    batch.update(own, { fullName: 'Asha D' });
    batch.update(own, { role: 'admin' });
    expect(await isAllowed(batch.commit())).toBe(false);
  });

  test('may not delete it to register anew', async () => {
    expect(await isAllowed(deleteDoc(doc(as('asha'), 'users/asha')))).toBe(false);
    const batch = writeBatch(as('asha'));
    batch.delete(doc(as('asha'), 'users/asha'));
    batch.set(doc(as('asha'), 'users/asha'), profileOf('asha', { role: 'b2b_buyer' }));
    expect(await isAllowed(batch.commit())).toBe(false);
  });

  test('changes a verified phone number by verifying the new one', async () => {
    expect(await change({ phone: '9800000000' }, 'karan', 'karan')).toBe(false);
    expect(await change({ fullName: 'Karan' }, 'karan', 'karan')).toBe(true);
  });

  test('is nobody else, not even an administrator', async () => {
    expect(await change({ fullName: 'X' }, 'ravi')).toBe(false);
    expect(await change({ role: 'customer' }, 'admin')).toBe(false);
  });
});

describe('an administrator who was demoted', () => {
  test('is out with the next request, whatever the token still says', async () => {
    await given({ ...PROFILES, 'users/former': profileOf('former', { role: 'admin' }) });
    expect(await isAllowed(getDoc(doc(as('former'), 'users/asha')))).toBe(true);
    await given({ 'users/former': profileOf('former', { role: 'customer' }) });
    expect(await isAllowed(getDoc(doc(as('former'), 'users/asha')))).toBe(false);
  });
});
