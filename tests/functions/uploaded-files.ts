import { randomUUID } from 'node:crypto';

import { getStorage } from 'firebase-admin/storage';

import { suiteApp } from '../suite-app.ts';
import { db } from './ledger-fixtures.ts';
import type { IsolatedShop } from './isolated-shop.ts';
import type { Person } from './sample-people.ts';

export const MEGABYTE = 1024 * 1024;
export const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(MEGABYTE - 9)]);
export const PNG = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(100)]);

export const bucket = () => getStorage(suiteApp()).bucket();

export async function listFiles(folder: string): Promise<string[]> {
  const [files] = await bucket().getFiles({ prefix: `${folder}/` });
  return files.map(({ name }) => name);
}

export async function createQuoteDraft({ uid }: Person): Promise<string> {
  const id = randomUUID();
  await db().doc(`quotes/${id}`).set({ uid, state: 'draft', versionState: null, files: [] });
  return id;
}

/** Uploads files as browsers do. */
export function createUploader(shop: IsolatedShop) {
  return {
    sendDocument: ({ token }: Person, file = PDF, name = 'certificate.pdf') =>
      shop.upload(`/account/company-document/${name}`, file, { token }),
    attach: ({ token }: Person, quoteId: string, name: string, file = PNG) =>
      shop.upload(`/quotes/${quoteId}/files/${encodeURIComponent(name)}`, file, { token }),
  };
}

export async function savePdf(path: string): Promise<string> {
  await bucket().file(path).save('%PDF-1.4');
  return path;
}
