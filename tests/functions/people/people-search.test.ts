import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { db } from '../ledger-fixtures.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp } from '../sample-people.ts';

isolateDatabase();
const shop = isolatedShop();
const admin = createBeforeAll(() => signUp('admin'));

const MANY = 60;

async function everyRow(path: string, rows: string, id: string) {
  const ids: string[] = [];
  const lengths: number[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const query = `${path}&cursor=${encodeURIComponent(cursor)}`;
    const { status, body } = await shop.get(query, { token: admin.token });
    expect(status).toBe(200);
    const page = body[rows] as Record<string, string>[];
    ids.push(...page.map((row) => String(row[id])));
    lengths.push(page.length);
    cursor = body.nextCursor as string | null;
  }
  return { ids, lengths };
}

test('returns every matching customer by name and email once', async () => {
  const word = `zq${randomUUID().slice(0, 8)}`;
  const rows = db().collection('customers');
  const row = { uid: null, phone: '', companyName: '', note: '', createdAt: new Date(), tags: [] };
  const guest = { ...row, kind: 'guest', orders: 0, value: 0, lastOrderAt: null };
  const batch = db().batch();
  for (let at = 0; at < MANY; at += 1) {
    const name = at % 3 === 0 ? 'Ravi' : `${word} weaver`;
    const email = at % 3 === 1 ? 'x@mail.example' : `${word}${at}@mail.example`;
    batch.set(rows.doc(`${word}-${at}`), { ...guest, name, nameKey: name.toLowerCase(), email });
  }
  await batch.commit();
  const { ids, lengths } = await everyRow(`/customers?search=${word}`, 'rows', 'id');
  expect(new Set(ids).size).toBe(MANY);
  expect(ids).toHaveLength(MANY);
  expect(lengths).toEqual([25, 25, 10]);
});

test('returns every matching user', async () => {
  const word = `Zq${randomUUID().slice(0, 8)}`;
  const batch = db().batch();
  for (let at = 0; at < MANY; at += 1) {
    const uid = `${word}-${at}`;
    const person = { uid, email: `${word.toLowerCase()}${at}@mail.example`, role: 'customer' };
    batch.set(db().doc(`users/${uid}`), {
      ...person,
      fullName: `${word} Weaver`,
      createdAt: new Date(),
    });
  }
  await batch.commit();
  const { ids } = await everyRow(`/users?search=${word}`, 'users', 'uid');
  expect(ids).toHaveLength(MANY);
  expect(new Set(ids).size).toBe(MANY);
});

test('rejects a cursor of a missing document', async () => {
  const { status, body } = await shop.get(
    '/customers?search=asha&cursor=0%3A0123456789ab%3Aunknown',
    {
      token: admin.token,
    },
  );
  expect([status, body.error]).toEqual([400, 'This list has changed. Please load it again.']);
});
