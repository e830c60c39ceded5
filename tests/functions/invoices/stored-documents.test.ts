import { getStorage } from 'firebase-admin/storage';
import { afterEach, expect, test, vi } from 'vitest';

import { adminApp } from '../../../functions/src/platform/admin-app.ts';
import { readStoredFile } from '../../../functions/src/platform/file-store.ts';
import { issueInvoice } from '../../../functions/src/documents/invoices/issue-invoice.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { paidOrder } from '../paid-orders.ts';

isolateDatabase();
const shop = isolatedShop();
afterEach(() => vi.restoreAllMocks());

/** What every file of Storage does. */
function storedFiles(): { save: () => Promise<void>; exists: () => Promise<[boolean]> } {
  const file: unknown = getStorage(adminApp()).bucket().file('any');
  return Object.getPrototypeOf(file) as ReturnType<typeof storedFiles>;
}

async function newInvoice() {
  const { id, token } = await paidOrder();
  const { number } = await issueInvoice(id, new Date());
  const name = number.replaceAll('/', '-');
  return {
    file: `invoices/guests/${name}.pdf`,
    download: async () => {
      const answer = await shop.visit(`/invoices/${name}/pdf?token=${token}`);
      expect(answer.status).toBe(200);
      return Buffer.from(await answer.arrayBuffer());
    },
  };
}

test('an invoice is delivered while Storage accepts no files, and stored by the next download', async () => {
  const { file, download } = await newInvoice();
  const save = vi.spyOn(storedFiles(), 'save').mockRejectedValueOnce(new Error('unavailable'));
  expect((await download()).subarray(0, 5).toString()).toBe('%PDF-');
  expect(save).toHaveBeenCalledOnce();
  expect(await readStoredFile(file)).toBeNull();

  const delivered = await download();
  expect(await readStoredFile(file)).toEqual(delivered);
});

test('an invoice is delivered while Storage cannot be read, and its stored file stays as it is', async () => {
  const { file, download } = await newInvoice();
  const stored = await download();
  vi.spyOn(storedFiles(), 'exists').mockRejectedValueOnce(new Error('unavailable'));
  const save = vi.spyOn(storedFiles(), 'save');
  expect((await download()).subarray(0, 5).toString()).toBe('%PDF-');
  expect(save).not.toHaveBeenCalled();
  expect(await readStoredFile(file)).toEqual(stored);
});
