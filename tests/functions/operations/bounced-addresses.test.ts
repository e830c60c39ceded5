import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { fromAnywhere } from '../checkout-fixtures.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { db } from '../ledger-fixtures.ts';
import { signUp, type Person } from '../sample-people.ts';
import { shop as suiteShop } from '../shop-client.ts';

const shop = isolatedShop();
const admin = createBeforeAll(() => signUp('admin'));

const mark = (email: string, isReachable: boolean, by: Person = admin) =>
  shop.post('/ops/mail-addresses', { email, isReachable }, { token: by.token });

/** The state of the latest email to an address, once the suite's function has handled it. */
async function stateOfNewEmail(email: string): Promise<string> {
  await suiteShop.post('/newsletter', { email }, fromAnywhere());
  const latest = async () => {
    const { docs } = await db().collection('mail').where('to', 'array-contains', email).get();
    const byTime = docs.toSorted((one, other) => queuedAt(other) - queuedAt(one));
    return String(byTime[0]?.get('delivery.state') ?? '');
  };
  await expect.poll(latest).toMatch(/SUCCESS|SUPPRESSED/);
  return latest();
}

const queuedAt = (mail: FirebaseFirestore.DocumentSnapshot) =>
  (mail.get('queuedAt') as FirebaseFirestore.Timestamp).toMillis();

test('sends nothing to an address that staff report as bounced, until they allow it again', async () => {
  const [email, other] = [0, 1].map(() => `gone-${randomUUID().slice(0, 8)}@kargha.example`);
  const sita = await signUp('admin');
  const stopped = await mark(` ${email!.toUpperCase()} `, false, sita);
  expect(stopped).toMatchObject({ status: 200, body: { state: 'suppressed' } });
  expect(await stateOfNewEmail(email!)).toBe('SUPPRESSED');
  expect(await stateOfNewEmail(other!)).toBe('SUCCESS');
  const allowed = await mark(email!, true, sita);
  expect(allowed).toMatchObject({ status: 200, body: { state: 'reachable' } });
  const { docs } = await db().collection('audit').where('actor', '==', sita.uid).get();
  expect(docs.map((row) => row.get('action') as string)).toEqual([
    'ops.mailAddress',
    'ops.mailAddress',
  ]);
  expect(JSON.stringify(docs.map((row) => row.data()))).not.toContain('gone-');
});

test('sends again once staff allow an address', async () => {
  const email = `back-${randomUUID().slice(0, 8)}@kargha.example`;
  await mark(email, false);
  await mark(email, true);
  expect(await stateOfNewEmail(email)).toBe('SUCCESS');
});

test('refuses what is no address, and staff who may not repair', async () => {
  expect(await mark('gone', false)).toMatchObject({ status: 400, body: { code: 'invalid' } });
  const support = await signUp('admin', { staffRoles: ['support'] });
  const body = { email: 'gone@kargha.example', isReachable: false };
  const refused = await shop.post('/ops/mail-addresses', body, { token: support.token });
  expect(refused.status).toBe(403);
});
