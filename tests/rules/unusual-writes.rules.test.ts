import {
  arrayUnion,
  deleteField,
  doc,
  FieldPath,
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
import { commitAsAsha, DATABASE, documentName, restAsAsha } from './firestore-rest.ts';
import { ADDRESS, cartOf, profileOf, PROFILES } from './sample-profiles.ts';
import { as, writeDocuments, readStored } from './rules-fixtures.ts';
import { RULES_PROJECT } from './unsigned-token.ts';

const admin = profileOf('asha', { isEmailVerified: true, role: 'admin' });

beforeEach(() => writeDocuments({ ...PROFILES, 'users/asha': UNCHANGED_PROFILE }));

type Attempt = (db: Firestore) => Promise<unknown>;
const own = (db: Firestore) => doc(db, 'users/asha');
const named = (name: string): Attempt => {
  return (db) => updateDoc(own(db), new FieldPath(name), 'admin');
};

const ODD_FIELDS: Record<string, Attempt> = {
  'a field in capitals': named('ROLE'),
  'a field with a capital': named('Role'),
  'a field with a blank behind it': named('role '),
  'a field with a letter of another alphabet': named('rol\u0435'),
  'a field with a dot in its name': named('role.admin'),
  'a field named like an object property': named('constructor'),
  'a role among the choices': (db) => updateDoc(own(db), { 'preferences.role': 'admin' }),
  'marketing consent by the path alone': (db) =>
    updateDoc(own(db), { 'preferences.marketing': true }),
  'a choice that is a map': (db) => updateDoc(own(db), { 'preferences.language.role': 'admin' }),
  'an address that is a role': (db) =>
    updateDoc(own(db), { addresses: arrayUnion({ role: 'admin' }) }),
  'an address with a role in it': (db) =>
    updateDoc(own(db), { addresses: arrayUnion({ ...ADDRESS, role: 'admin' }) }),
  'a name that is a map': (db) => updateDoc(own(db), { 'fullName.role': 'admin' }),
  'a proof by counting': (db) => updateDoc(own(db), { isEmailVerified: increment(1) }),
  'a new birthday': (db) => updateDoc(own(db), { createdAt: serverTimestamp() }),
  'an end of the suspension that never was': (db) => updateDoc(own(db), { suspended: false }),
  'an empty company check': (db) => updateDoc(own(db), { 'companyVerification.state': 'verified' }),
  'a name given and the role taken away': (db) =>
    updateDoc(own(db), { fullName: 'Asha D', role: deleteField() }),
};

const ODD_PLACES: Record<string, Attempt> = {
  'a collection in capitals': (db) => setDoc(doc(db, 'Users/asha'), admin),
  'an id in capitals': (db) => setDoc(doc(db, 'users/ASHA'), admin),
  'an id with a blank behind it': (db) => setDoc(doc(db, 'users/asha '), admin),
  'a document with a capital': (db) => setDoc(doc(db, 'users/asha/private/Cart'), cartOf()),
  'a profile among the private documents': (db) =>
    setDoc(doc(db, 'users/asha/private/profile'), admin),
  'a profile below the cart': (db) => setDoc(doc(db, 'users/asha/private/cart/users/asha'), admin),
  'another kind of document': (db) => setDoc(doc(db, 'users/asha/roles/admin'), { admin: true }),
  'the cart of another': (db) => setDoc(doc(db, 'users/ravi/private/cart'), cartOf()),
  'a cart for someone who is not there': (db) =>
    setDoc(doc(db, 'users/unknown/private/cart'), cartOf()),
  'a second profile in the batch of a name': (db) => {
    const batch = writeBatch(db);
    batch.update(own(db), { fullName: 'Asha D' });
    batch.set(doc(db, 'users/asha-2'), { ...admin, uid: 'asha-2', id: 'asha-2' });
    return batch.commit();
  },
  'a role in a transaction that took it away before': (db) =>
    runTransaction(db, (transaction) => {
      transaction.update(own(db), { role: deleteField() });
      transaction.update(own(db), { role: 'admin' });
      return Promise.resolve();
    }),
  'a transaction on what the administrator is': (db) =>
    runTransaction(db, async (transaction) => {
      const boss = await transaction.get(doc(db, 'users/boss'));
      transaction.set(own(db), { ...boss.data(), uid: 'asha', id: 'asha' });
    }),
};

describe('a customer stays a customer with unusual writes:', () => {
  test.each(Object.entries({ ...ODD_FIELDS, ...ODD_PLACES }))('%s', async (_name, attempt) => {
    expect(await isAllowed(attempt(as('asha')))).toBe(false);
    await expectNothingHasChanged();
    expect(await readStored('users/boss')).toMatchObject({ role: 'admin' });
  });
});

const OWN = documentName('users/asha');
const ROLE = { role: { stringValue: 'admin' } };
const NAME = { fullName: { stringValue: 'Asha D' } };
const rest = async (...call: Parameters<typeof restAsAsha>) => (await restAsAsha(...call)).status;
const transformed = (fieldPath: string, how: object) =>
  commitAsAsha({
    update: { name: OWN, fields: NAME },
    updateMask: { fieldPaths: ['fullName'] },
    updateTransforms: [{ fieldPath, ...how }],
  });
const roleAt = (name: string) =>
  commitAsAsha({ update: { name, fields: ROLE }, updateMask: { fieldPaths: ['role'] } });

const OVER_REST: Record<string, () => Promise<number>> = {
  'a mask with the role behind the name': () =>
    rest('PATCH', `${OWN}?updateMask.fieldPaths=fullName&updateMask.fieldPaths=role`, {
      fields: { ...NAME, ...ROLE },
    }),
  'a mask that names the role, and no value': () =>
    rest('PATCH', `${OWN}?updateMask.fieldPaths=role`, { fields: {} }),
  'a mask that goes into a map': () =>
    rest('PATCH', `${OWN}?updateMask.fieldPaths=preferences.marketing`, {
      fields: {
        preferences: { mapValue: { fields: { marketing: { booleanValue: true } } } },
      },
    }),
  'a field that every object inherits': () =>
    rest('PATCH', `${OWN}?updateMask.fieldPaths=%60__proto__%60`, {
      fields: JSON.parse('{"__proto__": {"mapValue": {"fields": {}}}}') as object,
    }),
  'the name of the document as a field': () =>
    rest('PATCH', `${OWN}?updateMask.fieldPaths=__name__`, {
      fields: { __name__: { stringValue: 'users/boss' } },
    }),
  'a transform to the greater of two roles': () =>
    transformed('role', { maximum: { integerValue: '9' } }),
  'a transform of the role to a time': () =>
    transformed('role', { setToServerValue: 'REQUEST_TIME' }),
  'a transform into the choices': () =>
    transformed('preferences.admin', { increment: { integerValue: '1' } }),
  'a transform of the address book': () =>
    transformed('addresses', { appendMissingElements: { values: [{ stringValue: 'admin' }] } }),
  'another method in a header': () =>
    rest(
      'PATCH',
      `${OWN}?updateMask.fieldPaths=role`,
      { fields: ROLE },
      {
        'x-http-method-override': 'GET',
        'x-goog-api-client': 'admin',
      },
    ),
  'a path with a step back': () => roleAt(documentName('users/boss/../asha')),
  'a path with two slashes': () => roleAt(documentName('users//asha')),
  'a path that ends in a slash': () => roleAt(`${OWN}/`),
  'a path with an encoded slash': () => roleAt(documentName('users%2Fasha')),
  'a document of another database': () =>
    roleAt(`projects/${RULES_PROJECT}/databases/other/documents/users/asha`),
  'a document of another project': () =>
    roleAt('projects/demo-kargha/databases/(default)/documents/users/asha'),
  'a write that is two at once': () =>
    commitAsAsha({
      update: { name: OWN, fields: ROLE },
      updateMask: { fieldPaths: ['role'] },
      delete: documentName('users/boss'),
    }),
  'many good writes with a bad one among them': () =>
    commitAsAsha(
      ...Array.from({ length: 20 }, (_, place) => ({
        update: {
          name: OWN,
          fields: place === 13 ? ROLE : { fullName: { stringValue: `Asha ${place}` } },
        },
        updateMask: { fieldPaths: [place === 13 ? 'role' : 'fullName'] },
      })),
    ),
  'a new document that is a role': () =>
    rest('POST', `${DATABASE}/documents/users/asha/private?documentId=role`, { fields: ROLE }),
};

describe('a customer stays a customer with unusual REST writes:', () => {
  test.each(Object.entries(OVER_REST))('%s', async (_name, attempt) => {
    const status = await attempt();
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    await expectNothingHasChanged();
    expect(await readStored('users/boss')).toMatchObject({ role: 'admin' });
  });

  test('ignores fields outside the mask', async () => {
    const path = `${OWN}?updateMask.fieldPaths=fullName`;
    expect(await rest('PATCH', path, { fields: { ...NAME, ...ROLE } })).toBe(200);
    expect(await readStored('users/asha')).toMatchObject({ fullName: 'Asha D' });
    await expectNothingHasChanged();
  });
});
