import { randomUUID } from 'node:crypto';

import { describe, expect, test } from 'vitest';

import { sweepUploads } from '../../../functions/src/people/uploads/sweep-uploads.ts';
import { db } from '../ledger-fixtures.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp, type Person } from '../sample-people.ts';
import { PUNE_GSTIN, verifiedBuyer } from '../staff-quotes.ts';
import {
  bucket,
  createQuoteDraft,
  listFiles,
  PDF,
  PNG,
  createUploader,
} from '../uploaded-files.ts';

isolateDatabase();

const DAY_MS = 24 * 60 * 60 * 1000;

const shop = isolatedShop();
const staff = createBeforeAll(() => signUp('admin'));
const { sendDocument, attach } = createUploader(shop);

test('stores uploads without a public download URL', async () => {
  const buyer = await verifiedBuyer();
  const quoteId = await createQuoteDraft(buyer);
  await attach(buyer, quoteId, 'logo.png');
  await sendDocument(buyer);
  const paths = [
    ...(await listFiles(`quotes/${buyer.uid}`)),
    ...(await listFiles(`companies/${buyer.uid}`)),
  ];
  expect(paths).toHaveLength(2);
  for (const path of paths) {
    const [{ metadata }] = await bucket().file(path).getMetadata();
    expect(metadata ?? {}).not.toHaveProperty('firebaseStorageDownloadTokens');
  }
});

test("does not read another user's file named in a draft", async () => {
  const [buyer, other] = [await verifiedBuyer(), await signUp('customer')];
  const { body } = await sendDocument(other);
  const path = body.documentPath as string;
  const quoteId = await createQuoteDraft(buyer);
  await db()
    .doc(`quotes/${quoteId}`)
    .update({ files: [path] });
  const name = path.split('/').at(-1) ?? '';
  const { token } = buyer;
  expect((await shop.get(`/quotes/${quoteId}/files/${name}`, { token })).status).toBe(404);
});

test('lets only staff read the company document before the decision', async () => {
  const person = await signUp('customer');
  const { body } = await sendDocument(person);
  const { documentPath } = body;
  const company = { companyVerification: { state: 'pending', documentPath } };
  await db().doc(`users/${person.uid}`).update(company);
  const path = `/users/${person.uid}/company-document`;
  const file = await shop.download(path, { token: staff.token });
  expect(file.headers.get('content-type')).toBe('application/pdf');
  expect(file.headers.get('content-disposition')).toMatch(/^attachment/);
  expect(Buffer.from(await file.arrayBuffer()).equals(PDF)).toBe(true);
  expect((await shop.get(path, { token: person.token })).status).toBe(403);
  expect((await shop.get(path)).status).toBe(401);
  const none = await signUp('customer', { companyVerification: { state: 'pending' } });
  const missing = await shop.get(`/users/${none.uid}/company-document`, { token: staff.token });
  expect(missing.status).toBe(404);
});

test('rejects and deletes an executable sent as a document', async () => {
  const person = await signUp('customer');
  const documentPath = `companies/${person.uid}/registration.pdf`;
  await bucket().file(documentPath).save('MZ this is a program');
  const company = { companyName: 'Kharghuli Stores', gstNumber: PUNE_GSTIN, documentPath };
  const refused = await shop.post('/account/company', company, { token: person.token });
  const sentence = 'The content of this file does not match its name.';
  expect(refused).toMatchObject({ status: 400, body: { details: { documentPath: sentence } } });
  expect(await listFiles(`companies/${person.uid}`)).toEqual([]);
  const profile = await db().doc(`users/${person.uid}`).get();
  expect(profile.get('companyVerification')).toBeUndefined();
});

describe('after a day', () => {
  const sweep = ({ uid }: Person, days: number) =>
    sweepUploads(
      new Date(Date.now() + days * DAY_MS),
      ['avatars', 'companies', 'quotes'].map((folder) => `${folder}/${uid}`),
    );

  test('deletes an unreferenced file, and not earlier', async () => {
    const buyer = await verifiedBuyer();
    await sendDocument(buyer);
    const quoteId = await createQuoteDraft(buyer);
    await attach(buyer, quoteId, 'logo.png');
    await db().doc(`quotes/${quoteId}`).update({ state: 'in_review', files: [] });
    const message = `/quotes/${quoteId}/messages/${randomUUID()}/files/a.png`;
    expect((await shop.upload(message, PNG, { token: buyer.token })).status).toBe(200);
    expect(await sweep(buyer, 0.9)).toBe(0);
    expect(await sweep(buyer, 1.1)).toBe(3);
    expect(await listFiles(`quotes/${buyer.uid}`)).toEqual([]);
    expect(await listFiles(`companies/${buyer.uid}`)).toEqual([]);
  });

  test('keeps files of profiles, requests and messages', async () => {
    const buyer = await verifiedBuyer();
    const { body } = await sendDocument(buyer);
    await db()
      .doc(`users/${buyer.uid}`)
      .update({ 'companyVerification.documentPath': body.documentPath });
    const quoteId = await createQuoteDraft(buyer);
    await attach(buyer, quoteId, 'logo.png');
    await db().doc(`quotes/${quoteId}`).update({ state: 'in_review' });
    const messageId = randomUUID();
    const at = `/quotes/${quoteId}/messages/${messageId}`;
    await shop.upload(`${at}/files/a.png`, PNG, { token: staff.token });
    const files = [`quotes/${buyer.uid}/${quoteId}/${messageId}/a.png`];
    await db().doc(`quotes/${quoteId}/messages/${messageId}`).set({ files });
    expect(await sweep(buyer, 30)).toBe(0);
    expect(await listFiles(`quotes/${buyer.uid}`)).toHaveLength(2);
    const late = await shop.upload(`${at}/files/b.png`, PNG, { token: buyer.token });
    expect(late).toMatchObject({ status: 409, body: { code: 'not_allowed' } });
  });
});
