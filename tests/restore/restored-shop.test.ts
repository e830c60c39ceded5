import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { beforeAll, expect, test } from 'vitest';

import { SAVED_SHOP } from '../../tools/tasks/saved-shop.ts';
import { signIn } from '../functions/sample-people.ts';
import { suiteApp } from '../suite-app.ts';
import { differences, shopInventory, type Inventory } from './shop-inventory.ts';

let saved: Inventory;
let restored: Inventory;
beforeAll(async () => {
  saved = JSON.parse(readFileSync(SAVED_SHOP.inventory, 'utf8')) as Inventory;
  restored = await shopInventory();
});

test('restores every document, file and account of a saved shop', () => {
  for (const kind of ['document', 'file', 'account']) {
    expect(Object.keys(saved).some((name) => name.startsWith(`${kind} `))).toBe(true);
  }
  expect(differences(saved, restored)).toEqual([]);
});

test('signs in with the old password after a restore', async () => {
  expect(await signIn('customer@kargha.example')).not.toBe('');
});

test('names a document, a file or an account that was not restored', async () => {
  const id = `drill-${randomUUID()}`;
  const document = getFirestore(suiteApp()).doc(`settings/${id}/private/of-the-drill`);
  const file = getStorage(suiteApp()).bucket().file(`drill/${id}.txt`);
  await document.set({ rupees: 1 });
  await file.save('One sheet.');
  await getAuth(suiteApp()).createUser({ uid: id });
  const whole = await shopInventory();
  await getAuth(suiteApp()).deleteUser(id);
  await file.delete();
  await document.set({ rupees: 2 });
  const changed = await shopInventory();
  await document.delete();

  const name = `document settings/${id}/private/of-the-drill`;
  const gone = [`missing: account ${id}`, `missing: file drill/${id}.txt`];
  const own = (lines: string[]) => lines.filter((line) => line.includes(id));
  expect(own(differences(whole, restored))).toEqual([gone[0], `missing: ${name}`, gone[1]]);
  expect(own(differences(whole, changed))).toEqual([`changed: ${name}`, ...gone]);
  expect(own(differences(restored, whole))).toHaveLength(3);
});
