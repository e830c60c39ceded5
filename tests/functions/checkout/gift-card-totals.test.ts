import { randomUUID } from 'node:crypto';

import { indianDay, addDays } from '@kargha/domain/india/indian-day';
import { expect, test } from 'vitest';

import { createBeforeAll } from '../create-before-all.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { db } from '../ledger-fixtures.ts';
import { signUp } from '../sample-people.ts';

isolateDatabase();
const shop = isolatedShop();
const admin = createBeforeAll(() => signUp('admin', { fullName: 'Sita Staff' }));
const asAdmin = () => ({ token: admin.token });

async function issueCard(expiresOn: string): Promise<string> {
  const fields = { customerName: 'Asha Verma', customerEmail: 'asha.verma@kargha.example' };
  const request = { requestId: randomUUID(), amount: 50_000, expiresOn, ...fields };
  const { body } = await shop.post('/gift-cards', request, asAdmin());
  return (body.card as { id: string }).id;
}

test('lists cards by current state with matching totals', async () => {
  const totals = async () =>
    (await shop.get('/gift-cards/totals', asAdmin())).body.totals as Record<string, number>;
  const before = await totals();
  const soon = addDays(indianDay(new Date()), 30);
  const [active, used, expired, disabled] = await Promise.all(
    Array.from({ length: 4 }, () => issueCard(soon)),
  );
  await db().doc(`giftCards/${used}`).update({ balance: 0 });
  await db()
    .doc(`giftCards/${expired}`)
    .update({ expiresAt: new Date('2020-01-01') });
  await shop.post(`/gift-cards/${disabled}/disable`, { reason: 'Test' }, asAdmin());
  const listed = async (filter: string) => {
    const { body } = await shop.get(`/gift-cards?filter=${filter}`, asAdmin());
    return (body.rows as { id: string }[]).map(({ id }) => id);
  };
  const own = { active, used, expired, disabled };
  for (const [filter, id] of Object.entries(own)) {
    const ids = await listed(filter);
    expect(ids.filter((one) => Object.values(own).includes(one))).toEqual([id]);
  }
  const after = await totals();
  expect(after).toEqual({
    active: Number(before.active) + 1,
    value: Number(before.value) + 50_000,
    redeemed: Number(before.redeemed) + 50_000,
    expired: Number(before.expired) + 1,
  });
});
