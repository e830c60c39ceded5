import { expect, test } from 'vitest';

import { db, withRestoredDocument } from '../ledger-fixtures.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp, type Person } from '../sample-people.ts';

isolateDatabase();
const shop = isolatedShop();
const owner = createBeforeAll(() => signUp('admin'));

async function require(secondFactorRequired: boolean): Promise<number> {
  const asOwner = { token: owner.token };
  const { revisions } = (await shop.get('/settings', asOwner)).body as {
    revisions: { staffSafety: number };
  };
  const change = {
    value: { secondFactorRequired },
    revision: revisions.staffSafety,
  };
  return (await shop.put('/settings/staffSafety', change, asOwner)).status;
}

const factorOf = async ({ uid }: Person) =>
  (await db().doc(`users/${uid}`).get()).get('secondFactor') as unknown;
const endGrace = ({ uid }: Person) =>
  db()
    .doc(`users/${uid}`)
    .update({ 'secondFactor.neededFrom': new Date(Date.now() - 1000) });
const status = async ({ token }: Person) => {
  const { body } = await shop.get('/orders', { token });
  return body.success === true ? 'works' : [body.code, body.details];
};

test('the setting requires a second factor of owners and finance after days of grace', async () => {
  await withRestoredDocument('settings/staffSafety', async () => {
    const finance = await signUp('admin', { staffRoles: ['orders', 'finance'] });
    const packer = await signUp('admin', { staffRoles: ['orders'] });
    expect(await require(true)).toBe(200);
    expect(await factorOf(finance)).toMatchObject({ isSet: false, steps: [] });
    expect(await factorOf(packer)).toBeUndefined();
    expect(await status(finance)).toBe('works');
    await endGrace(finance);
    expect(await status(finance)).toEqual(['second_step_needed', { missing: 'set-up' }]);
    // The person can still set one up.
    const { token } = finance;
    expect((await shop.post('/account/second-factor/start', {}, { token })).status).toBe(200);
    expect(await require(false)).toBe(200);
    expect(await factorOf(finance)).toBeUndefined();
    expect(await status(finance)).toBe('works');
  });
});

test('it follows a new role, a role set by hand at the next sign-in, and ends with the role', async () => {
  await withRestoredDocument('settings/staffSafety', async () => {
    const person = await signUp('admin', { staffRoles: ['orders'] });
    const byHand = await signUp('admin', { staffRoles: ['finance'] });
    await db().doc('settings/staffSafety').set({ secondFactorRequired: true });
    const give = (staffRoles: string[]) =>
      shop.put(
        `/users/${person.uid}/role`,
        { role: 'admin', staffRoles, reason: 'For the test' },
        { token: owner.token },
      );
    expect((await give(['finance'])).status).toBe(200);
    expect(await factorOf(person)).toMatchObject({ isSet: false });
    expect((await give(['orders'])).status).toBe(200);
    expect(await factorOf(person)).toBeUndefined();
    await shop.post('/account/sync', { device: 'laptop' }, { token: byHand.token });
    expect(await factorOf(byHand)).toMatchObject({ isSet: false });
  });
});
