import {
  arrayUnion,
  deleteDoc,
  deleteField,
  doc,
  FieldPath,
  getDoc,
  increment,
  runTransaction,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
  type Firestore,
} from 'firebase/firestore';
import { beforeEach, describe, expect, test } from 'vitest';

import { isAllowed } from './access-table.ts';
import { expectNothingHasChanged, UNCHANGED_PROFILE } from './unchanged-profile.ts';
import { commitAsAsha as commit, DATABASE, documentName, restAsAsha } from './firestore-rest.ts';
import { NOW, profileOf, PROFILES } from './sample-profiles.ts';
import { as, writeDocuments } from './rules-fixtures.ts';

beforeEach(() => writeDocuments({ ...PROFILES, 'users/asha': UNCHANGED_PROFILE }));

type Attempt = (db: Firestore) => Promise<unknown>;
const own = (db: Firestore) => doc(db, 'users/asha');
const admin = profileOf('asha', { isEmailVerified: true, role: 'admin' });

const WITH_THE_SDK: Record<string, Attempt> = {
  'an update of the role': (db) => updateDoc(own(db), { role: 'admin' }),
  'an update of the role with the name': (db) =>
    updateDoc(own(db), { fullName: 'Asha D', role: 'admin' }),
  'an update by field path': (db) => updateDoc(own(db), new FieldPath('role'), 'admin'),
  'a set with merge': (db) => setDoc(own(db), { role: 'admin' }, { merge: true }),
  'a set with merged fields': (db) => setDoc(own(db), admin, { mergeFields: ['role'] }),
  'a set of everything': (db) => setDoc(own(db), admin),
  'a role for buyers': (db) => updateDoc(own(db), { role: 'b2b_buyer' }),
  'a role in a list': (db) => updateDoc(own(db), { role: ['admin'] }),
  'a role in a map': (db) => updateDoc(own(db), { 'role.name': 'admin' }),
  'no role at all': (db) => updateDoc(own(db), { role: deleteField() }),
  'a role by transform': (db) => updateDoc(own(db), { role: arrayUnion('admin') }),
  'a role that is a number': (db) => updateDoc(own(db), { role: increment(1) }),
  'a role that is a time': (db) => updateDoc(own(db), { role: serverTimestamp() }),
  'an access code by transform': (db) => updateDoc(own(db), { accessCodes: arrayUnion('school') }),
  'a proven e-mail and phone': (db) => updateDoc(own(db), { isPhoneVerified: true }),
  'sessions that begin again': (db) => updateDoc(own(db), { sessionsValidFrom: 0 }),
  'a mailbox that counts as proven': (db) =>
    updateDoc(own(db), { provenMailbox: 'victim@example.com' }),
  'a checked company': (db) =>
    updateDoc(own(db), { companyVerification: { state: 'verified', decidedAt: NOW } }),
  'a batch whose second write changes the role': (db) => {
    const batch = writeBatch(db);
    batch.update(own(db), { fullName: 'Asha D' });
    batch.update(own(db), { role: 'admin' });
    return batch.commit();
  },
  'a delete': (db) => deleteDoc(own(db)),
  'a delete and a new registration as a buyer': (db) => {
    const batch = writeBatch(db);
    batch.delete(own(db));
    batch.set(own(db), profileOf('asha', { role: 'b2b_buyer' }));
    return batch.commit();
  },
  'a delete and a new registration in a transaction': (db) =>
    runTransaction(db, async (transaction) => {
      await transaction.get(own(db));
      transaction.delete(own(db));
      transaction.set(own(db), admin);
    }),
  'a profile under another id': (db) => setDoc(doc(db, 'users/Asha'), admin),
  'a profile below the profile': (db) => setDoc(doc(db, 'users/asha/users/asha'), admin),
  'a private document that says so': (db) =>
    setDoc(doc(db, 'users/asha/private/role'), { role: 'admin', updatedAt: NOW }),
  'a list of administrators': (db) => setDoc(doc(db, 'admins/asha'), { role: 'admin' }),
  'the role of the administrator': (db) => updateDoc(doc(db, 'users/boss'), { role: 'customer' }),
  'the profile of the administrator': (db) => deleteDoc(doc(db, 'users/boss')),
  'a row in the audit log': (db) => setDoc(doc(db, 'audit/x'), { action: 'role.change' }),
  'an access code of one’s own': (db) =>
    setDoc(doc(db, 'accessCodes/mine'), { active: true, maxUses: 9, uses: 0 }),
  'the count of failed sign-ins': (db) => deleteDoc(doc(db, 'rateLimits/sign-in-account_x')),
  'a price': (db) => setDoc(doc(db, 'products/mine'), { price: 1, status: 'active' }),
  'an order that is paid': (db) => setDoc(doc(db, 'orders/mine'), { uid: 'asha', state: 'placed' }),
  'a gift card': (db) => setDoc(doc(db, 'giftCards/mine'), { balance: 100_000 }),
  'a paid gift card sale': (db) => setDoc(doc(db, 'giftCardSales/mine'), { state: 'paid' }),
  'the settings': (db) => setDoc(doc(db, 'settings/public'), { holdMinutes: 1 }),
};

describe('a customer stays a customer with the SDK and', () => {
  test.each(Object.entries(WITH_THE_SDK))('%s', async (_name, attempt) => {
    expect(await isAllowed(attempt(as('asha')))).toBe(false);
    await expectNothingHasChanged();
  });
});

const OWN = documentName('users/asha');
const ROLE = { role: { stringValue: 'admin' } };

const rest = async (method: string, path: string, body?: object): Promise<number> =>
  (await restAsAsha(method, path, body)).status;
const roleWrite = (more: object = {}) => ({
  update: { name: OWN, fields: ROLE },
  updateMask: { fieldPaths: ['role'] },
  ...more,
});

const OVER_REST: Record<string, () => Promise<number>> = {
  'a patch of the role': () => rest('PATCH', `${OWN}?updateMask.fieldPaths=role`, { fields: ROLE }),
  'a patch with the field in quotes': () =>
    rest('PATCH', `${OWN}?updateMask.fieldPaths=%60role%60`, { fields: ROLE }),
  'a patch of everything': () => rest('PATCH', OWN, { fields: ROLE }),
  'a commit': () => commit(roleWrite()),
  'a commit that says that it exists': () =>
    commit(roleWrite({ currentDocument: { exists: true } })),
  'a commit without a mask': () => commit({ update: { name: OWN, fields: ROLE } }),
  'a commit with a transform': () =>
    commit({
      update: { name: OWN, fields: {} },
      updateMask: { fieldPaths: [] },
      updateTransforms: [
        {
          fieldPath: 'accessCodes',
          appendMissingElements: { values: [{ stringValue: 'school' }] },
        },
      ],
    }),
  'a bare transform': () =>
    commit({
      transform: {
        document: OWN,
        fieldTransforms: [{ fieldPath: 'role', setToServerValue: 'REQUEST_TIME' }],
      },
    }),
  'a delete and a create in one commit': () => commit({ delete: OWN }, roleWrite()),
  'an allowed write with the forbidden one behind it': () =>
    commit(
      {
        update: { name: OWN, fields: { fullName: { stringValue: 'A' } } },
        updateMask: { fieldPaths: ['fullName'] },
      },
      roleWrite(),
    ),
  'a batch of writes': () =>
    rest('POST', `${DATABASE}/documents:batchWrite`, { writes: [roleWrite()] }),
  'a new document': () =>
    rest('POST', `${DATABASE}/documents/users?documentId=asha-2`, { fields: ROLE }),
  'a delete': () => rest('DELETE', OWN),
  'a look at the audit log': () => rest('GET', `${DATABASE}/documents/audit?pageSize=10`),
  'a look at the access codes': () => rest('GET', `${DATABASE}/documents/accessCodes?pageSize=10`),
  'a look at all people': () => rest('GET', `${DATABASE}/documents/users?pageSize=10`),
  'a query of a whole group of collections': () =>
    rest('POST', `${DATABASE}/documents:runQuery`, {
      structuredQuery: { from: [{ collectionId: 'users', allDescendants: true }], limit: 10 },
    }),
};

describe('a customer stays a customer over REST with own claims and', () => {
  test.each(Object.entries(OVER_REST))('%s', async (_name, attempt) => {
    expect(await attempt()).toBe(403);
    await expectNothingHasChanged();
  });
});

test('refuses a demoted administrator on the next request, whatever the token contains', async () => {
  await writeDocuments({ 'users/demoted': profileOf('demoted', { role: 'admin' }) });
  expect(await isAllowed(getDoc(doc(as('demoted'), 'users/asha')))).toBe(true);
  await writeDocuments({ 'users/demoted': profileOf('demoted') });
  expect(await isAllowed(getDoc(doc(as('demoted'), 'users/asha')))).toBe(false);
});

test('refuses a suspended user on the next request', async () => {
  expect(await isAllowed(getDoc(doc(as('asha'), 'users/asha')))).toBe(true);
  await writeDocuments({ 'users/asha': { ...UNCHANGED_PROFILE, suspended: true } });
  expect(await isAllowed(getDoc(doc(as('asha'), 'users/asha')))).toBe(false);
  expect(await isAllowed(updateDoc(own(as('asha')), { fullName: 'Asha D' }))).toBe(false);
});

test('refuses a signed-out user on the next request with an unexpired token', async () => {
  const read = () => rest('GET', OWN);
  const rename = () =>
    rest('PATCH', `${OWN}?updateMask.fieldPaths=fullName`, {
      fields: { fullName: { stringValue: 'Asha D' } },
    });
  const order = documentName('orders/mine');
  await writeDocuments({ 'orders/mine': { uid: 'asha', state: 'placed' } });
  expect(await Promise.all([read(), rest('GET', order)])).toEqual([200, 200]);
  const now = Math.floor(Date.now() / 1000);
  await writeDocuments({ 'users/asha': { ...UNCHANGED_PROFILE, sessionsValidFrom: now + 60 } });
  expect(await Promise.all([read(), rename(), rest('GET', order)])).toEqual([403, 403, 403]);
  await writeDocuments({ 'users/asha': { ...UNCHANGED_PROFILE, sessionsValidFrom: now - 60 } });
  expect(await Promise.all([read(), rename(), rest('GET', order)])).toEqual([200, 200, 200]);
});

test('lets a new user see that the profile is missing and write server times', async () => {
  const stranger = doc(as('stranger'), 'users/stranger');
  expect(await isAllowed(getDoc(stranger))).toBe(true);
  const times = {
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
    lastLogin: serverTimestamp(),
  };
  expect(await isAllowed(setDoc(stranger, { ...profileOf('stranger'), ...times }))).toBe(true);
});
