import { expect, test } from 'vitest';

import { gstinCheckCharacter } from '@kargha/domain/india/gstin';

import { db } from '../ledger-fixtures.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { type Person, signUp } from '../sample-people.ts';

isolateDatabase();

const FIRST = '18KRGHA4821M1Z';
const company = {
  companyName: 'Kharghuli Stores',
  gstNumber: FIRST + gstinCheckCharacter(FIRST),
};

const shop = isolatedShop();
const admin = createBeforeAll(() => signUp('admin'));

const submit = (person: Person, body: object = company) =>
  shop.post('/account/company', body, { token: person.token });
const approve = (person: Person) =>
  shop.post(
    `/users/${person.uid}/company`,
    { decision: 'approved', reason: 'Documents seen' },
    { token: admin.token },
  );
const profileOf = async (uid: string) => (await db().doc(`users/${uid}`).get()).data() ?? {};

const address = { line1: '17 Kharghuli Road', city: 'Guwahati', state: 'Assam', pincode: '781001' };

test('stores a registered address in the state of the GST number', async () => {
  const person = await signUp('b2b_buyer');
  const elsewhere = { ...address, city: 'Kochi', state: 'Kerala', pincode: '682001' };
  const refused = await submit(person, { ...company, address: elsewhere });
  expect(refused.body.details).toEqual({
    gstNumber: 'This GST number is not registered in Kerala, the state of the address',
  });
  const kochi = await submit(person, { ...company, address: { ...address, pincode: '682001' } });
  expect(kochi.body.details).toEqual({
    'address.pincode': 'Pincode 682001 is in Kerala, not in Assam',
  });
  expect((await submit(person, { ...company, address })).status).toBe(200);
  expect(await profileOf(person.uid)).toMatchObject({
    companyVerification: { state: 'pending', address: { ...address, country: 'India' } },
  });
  await approve(person);
  const moved = { ...address, line1: '2 Uzan Bazar' };
  expect((await submit(person, { ...company, address: moved })).body.companyVerification).toBe(
    'pending',
  );
});

test('keeps a verified company verified when it adds its address', async () => {
  const person = await signUp('b2b_buyer');
  await submit(person);
  await approve(person);
  expect((await submit(person, { ...company, address })).body.companyVerification).toBe('verified');
  expect((await submit(person)).body.companyVerification).toBe('verified');
  expect(await profileOf(person.uid)).toMatchObject({
    companyVerification: { state: 'verified', decision: 'Documents seen', address },
  });
});
