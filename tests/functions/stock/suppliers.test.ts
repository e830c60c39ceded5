import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { createBeforeAll } from '../create-before-all.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp } from '../sample-people.ts';

isolateDatabase();
const shop = isolatedShop();
const admin = createBeforeAll(() => signUp('admin'));

const asAdmin = () => ({ token: admin.token });
const wish = (name: string) => ({ requestId: randomUUID(), name, state: 'Kerala' });

test('finds suppliers by name and state, and lists each once across pages', async () => {
  const word = `loom${randomUUID().slice(0, 8)}`;
  const names = ['Zari', 'Asha', 'Meena', 'asha', 'Bala'].map((name) => `${name} ${word}`);
  for (const name of names) {
    await shop.post('/purchase-orders/suppliers', wish(name), asAdmin());
  }
  const pageAt = async (cursor: string) => {
    const query = `search=${word.toUpperCase()}&size=2&cursor=${cursor}`;
    const { body } = await shop.get(`/purchase-orders/suppliers?${query}`, asAdmin());
    return body as { rows: { name: string }[]; nextCursor: string | null };
  };
  const seen: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: Awaited<ReturnType<typeof pageAt>> = await pageAt(cursor);
    seen.push(...page.rows.map(({ name }) => name));
    cursor = page.nextCursor;
  }
  expect(seen).toEqual(names.toSorted());
});
