import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { runSelfCheck } from '../../functions/src/self-check/run-self-check.ts';
import {
  startFirestoreServer,
  type FirestoreServer,
} from '../../local-suite/firestore/transport/firestore-server.ts';
import { stockOf, stockProduct } from './books.ts';
import { checkoutOf } from './checkout.ts';
import { expectNothingLost } from './nothing-lost.ts';
import { openPaperShop, type PaperShop } from './paper-shop.ts';

const PROJECT = 'demo-kargha';
const DATABASE = `projects/${PROJECT}/databases/(default)`;

/** A Firestore of the test's own with the sample shop in it: it is emptied in the middle. */
let server: FirestoreServer;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kargha-drill-'));
  const seedFrom = 'emulator-data/firestore_export';
  server = await startFirestoreServer({ projectId: PROJECT, seedFrom });
  process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${server.port}`;
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** The order in which a map's fields are kept means nothing. */
function inOrder(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** One line for each document: its name and what is in it. */
function documents(): string[] {
  return [...server.control.documents(DATABASE)].map(({ name, fields }) => {
    const content = createHash('sha256').update(JSON.stringify(fields, inOrder)).digest('hex');
    return `${name} ${content}`;
  });
}

async function transfer(act: 'export' | 'import', directory: string): Promise<void> {
  const answer = await fetch(
    `http://127.0.0.1:${server.port}/emulator/v1/projects/${PROJECT}:${act}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ database: DATABASE, export_directory: directory }),
    },
  );
  expect(answer.status).toBe(200);
}

async function buy(shop: PaperShop, productId: string): Promise<string> {
  const opened = await shop.create(checkoutOf({ productId, quantity: 1, price: 1800 }));
  await shop.verify(shop.gateway.pay(opened.order?.id ?? '', 'captured'));
  return opened.orderId;
}

test('what was saved, lost and restored is the shop that it was, and sells on', async () => {
  const shop = openPaperShop();
  const productId = await stockProduct({ quantity: 20 });
  const orderIds: string[] = [];
  for (let sold = 0; sold < 5; sold += 1) orderIds.push(await buy(shop, productId));
  const before = documents();
  const { found } = await runSelfCheck({ now: new Date(), by: 'drill', within: 60_000 });
  const saved = documents();

  await transfer('export', folder);
  server.control.clear(DATABASE);
  expect(documents()).toEqual([]);
  await transfer('import', join(folder, 'firestore_export'));

  expect(documents()).toEqual(saved);
  expect(saved.length).toBeGreaterThan(before.length);
  const again = await runSelfCheck({ now: new Date(), by: 'drill', within: 60_000 });
  expect(again.found).toBe(found);
  orderIds.push(await buy(shop, productId));
  expect(await stockOf(productId)).toEqual({ quantity: 14, committed: 6 });
  await expectNothingLost({ productIds: [productId], orderIds, gateway: shop.gateway });
});
