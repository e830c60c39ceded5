import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { runIntegrityCheck } from '../../../functions/src/operations/integrity-check/run-integrity-check.ts';
import type { FirestoreServer } from '../../../local-suite/firestore/transport/firestore-server.ts';
import { digest } from '../../restore/digest.ts';
import { stockOf, stockProduct } from '../ledger-fixtures.ts';
import { checkoutOf } from '../checkout-fixtures.ts';
import { expectPaymentInvariants } from '../payment-invariants.ts';
import { openInProcessShop, type InProcessShop } from '../in-process-shop.ts';
import { startOwnFirestore } from '../own-firestore.ts';

const PROJECT = 'demo-kargha';
const DATABASE = `projects/${PROJECT}/databases/(default)`;

let server: FirestoreServer;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kargha-drill-'));
  server = await startOwnFirestore({ seedFrom: 'emulator-data/firestore_export' });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** One line per document: path and content. */
function documents(): string[] {
  return [...server.control.documents(DATABASE)].map(({ name, fields }) => {
    return `${name} ${digest(fields)}`;
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

async function buy(shop: InProcessShop, productId: string): Promise<string> {
  const opened = await shop.create(checkoutOf({ productId, quantity: 1, price: 1800 }));
  await shop.verify(shop.gateway.pay(opened.order?.id ?? '', 'captured'));
  return opened.orderId;
}

async function loseAndRestore(): Promise<void> {
  const kept = join(folder, randomUUID());
  await transfer('export', kept);
  server.control.clear(DATABASE);
  expect(documents()).toEqual([]);
  await transfer('import', join(kept, 'firestore_export'));
}

test('restores the saved shop, which sells on', async () => {
  const shop = openInProcessShop();
  const productId = await stockProduct({ quantity: 20 });
  const orderIds: string[] = [];
  for (let sold = 0; sold < 5; sold += 1) orderIds.push(await buy(shop, productId));
  const { found, id: report } = await runIntegrityCheck({
    now: new Date(),
    by: 'drill',
    within: 60_000,
  });
  const saved = documents();

  await loseAndRestore();

  expect(documents()).toEqual(saved);
  expect(saved.some((line) => line.includes(`/selfChecks/${report} `))).toBe(true);
  const again = await runIntegrityCheck({ now: new Date(), by: 'drill', within: 60_000 });
  expect(again.found).toBe(found);
  orderIds.push(await buy(shop, productId));
  expect(await stockOf(productId)).toEqual({ quantity: 14, committed: 6 });
  await expectPaymentInvariants({ productIds: [productId], orderIds, gateway: shop.gateway });
});

test('resumes unfinished work after the restore and repeats nothing', async () => {
  const shop = openInProcessShop();
  const productId = await stockProduct({ quantity: 20 });
  const wanted = () => shop.create(checkoutOf({ productId, quantity: 1, price: 1800 }));
  const [paid, waiting, left] = [await wanted(), await wanted(), await wanted()];
  const first = shop.gateway.pay(paid.order?.id ?? '', 'captured');
  await shop.verify(first);
  await shop.deliver('payment.captured', first, 'reported-before-the-loss');

  await loseAndRestore();

  const restored = documents();
  await shop.verify(first);
  await shop.deliver('payment.captured', first, 'reported-before-the-loss');
  expect(documents()).toEqual(restored);
  await shop.verify(shop.gateway.pay(waiting.order?.id ?? '', 'captured'));
  await shop.close(left);
  expect(await stockOf(productId)).toEqual({ quantity: 18, committed: 2 });
  const orderIds = [paid, waiting, left].map(({ orderId }) => orderId);
  await expectPaymentInvariants({ productIds: [productId], orderIds, gateway: shop.gateway });
});
