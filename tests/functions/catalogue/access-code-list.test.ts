import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { DAY_MS } from '@kargha/domain/records/time-spans';

import { stockProduct } from '../ledger-fixtures.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp } from '../sample-people.ts';

isolateDatabase();
const shop = isolatedShop();
const admin = createBeforeAll(() => signUp('admin'));

const asAdmin = () => ({ token: admin.token });
const input = (changes: object = {}) => ({
  label: 'Uniform of a test school',
  maxUses: 600,
  expiresAt: new Date(Date.now() + 30 * DAY_MS).toISOString(),
  ...changes,
});

test('lists the active products of a code: the first three by name', async () => {
  const word = `school${randomUUID().slice(0, 8)}`;
  const made = await shop.post('/access-codes', input({ label: `Uniform ${word}` }), asAdmin());
  const { id } = made.body.accessCode as { id: string };
  const rowOf = async () => {
    const { body } = await shop.get(`/access-codes?search=${word}`, asAdmin());
    return (body.rows as { id: string }[]).find((row) => row.id === id);
  };
  expect(await rowOf()).toMatchObject({ opens: [], opensMore: false });
  const behind = { restricted: true, accessCodeId: id };
  await stockProduct({ ...behind, title: 'Draft', status: 'draft' });
  await stockProduct({ ...behind, title: 'For all', restricted: false });
  for (const title of ['Tie', 'Kurta', 'Shawl']) await stockProduct({ ...behind, title });
  expect(await rowOf()).toMatchObject({ opens: ['Kurta', 'Shawl', 'Tie'], opensMore: false });
  await stockProduct({ ...behind, title: 'Apron' });
  expect(await rowOf()).toMatchObject({ opens: ['Apron', 'Kurta', 'Shawl'], opensMore: true });
});

test('returns codes without products, and more per page, in the short form', async () => {
  const word = `house${randomUUID().slice(0, 8)}`;
  const made: string[] = [];
  for (let count = 0; count < 31; count += 1) {
    const { body } = await shop.post('/access-codes', input({ companyName: word }), asAdmin());
    made.push((body.accessCode as { id: string }).id);
  }
  await stockProduct({ restricted: true, accessCodeId: made[0], title: 'Tie' });
  const { body } = await shop.get(`/access-codes?search=${word}&brief=true`, asAdmin());
  const rows = body.rows as { id: string }[];
  expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(made));
  expect(body.nextCursor).toBeNull();
  expect(rows.filter((row) => 'opens' in row || 'opensMore' in row)).toEqual([]);
  expect((await shop.get('/access-codes?brief=much', asAdmin())).status).toBe(400);
});

test('rejects an invalid number of uses and a past end date by field', async () => {
  const refusals = [
    [{ maxUses: 'many' }, { maxUses: 'Uses must be a whole number' }],
    [{ expiresAt: '2020-01-01' }, { expiresAt: 'The expiry date must be in the future' }],
  ] as const;
  for (const [change, details] of refusals) {
    const { status, body } = await shop.post('/access-codes', input(change), asAdmin());
    expect([status, body.details]).toEqual([400, details]);
  }
});
