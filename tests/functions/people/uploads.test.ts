import { randomUUID } from 'node:crypto';

import sharp from 'sharp';
import { describe, expect, test } from 'vitest';

import { db } from '../ledger-fixtures.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp } from '../sample-people.ts';
import { verifiedBuyer } from '../staff-quotes.ts';
import {
  bucket,
  createQuoteDraft,
  listFiles,
  MEGABYTE,
  PDF,
  PNG,
  createUploader,
} from '../uploaded-files.ts';

isolateDatabase();

const PAGE = Buffer.from('<html><script>alert(1)</script></html>');
const PROGRAM = Buffer.from('MZ\u0090\u0000 this is a program', 'latin1');

const shop = isolatedShop();
const { sendDocument, attach } = createUploader(shop);

function counted(answers: readonly { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

const twentyFive = Array.from({ length: 25 }, (_, at) => `${at}.pdf`);

describe('a user', () => {
  test('cannot exceed the company folder limit with concurrent uploads', async () => {
    const person = await signUp('customer');
    const answers = await Promise.all(twentyFive.map(() => sendDocument(person)));
    const { 200: taken = 0, 409: refused = 0 } = counted(answers);
    expect(taken + refused).toBe(25);
    const files = await listFiles(`companies/${person.uid}`);
    expect(files).toHaveLength(taken);
    expect(files.length).toBeLessThanOrEqual(5);
    expect((await sendDocument(person)).status).toBe(files.length === 5 ? 409 : 200);
  });

  test('cannot upload to missing, submitted or foreign requests', async () => {
    const [buyer, other] = [await verifiedBuyer(), await verifiedBuyer()];
    const sent = await createQuoteDraft(buyer);
    await db().doc(`quotes/${sent}`).update({ state: 'submitted' });
    for (const quoteId of [randomUUID(), sent, await createQuoteDraft(other)]) {
      const answers = await Promise.all(
        twentyFive.map((name) => attach(buyer, quoteId, name, PDF)),
      );
      expect(counted(answers)).toEqual({ 404: 25 });
    }
    expect(await listFiles(`quotes/${buyer.uid}`)).toEqual([]);
    expect(await listFiles(`quotes/${other.uid}`)).toEqual([]);
  });

  test('uploads ten files to their own draft, which lists them', async () => {
    const buyer = await verifiedBuyer();
    const quoteId = await createQuoteDraft(buyer);
    const answers = await Promise.all(twentyFive.map((name) => attach(buyer, quoteId, name, PDF)));
    const folder = `quotes/${buyer.uid}/${quoteId}`;
    const files = await listFiles(folder);
    expect(files.length).toBeLessThanOrEqual(10);
    expect(files).toHaveLength(counted(answers)[200] ?? 0);
    const draft = await db().doc(`quotes/${quoteId}`).get();
    expect((draft.get('files') as string[]).sort()).toEqual(files.sort());

    const [name = ''] = files.map((path) => path.slice(folder.length + 1));
    const { token } = buyer;
    expect((await shop.delete(`/quotes/${quoteId}/files/${name}`, { token })).status).toBe(200);
    expect(await listFiles(folder)).toHaveLength(files.length - 1);
    const left = (await db().doc(`quotes/${quoteId}`).get()).get('files') as string[];
    expect(left).not.toContain(`${folder}/${name}`);
  });

  test('uploads at most 50 MB to one request', async () => {
    const buyer = await verifiedBuyer();
    const quoteId = await createQuoteDraft(buyer);
    const large = Buffer.concat([PDF, Buffer.alloc(8.5 * MEGABYTE)]);
    for (let at = 0; at < 5; at += 1) {
      expect((await attach(buyer, quoteId, `${at}.pdf`, large)).status).toBe(200);
    }
    const refused = await attach(buyer, quoteId, '5.pdf', large);
    expect(refused).toMatchObject({ status: 409, body: { code: 'storage_full' } });
    expect(await listFiles(`quotes/${buyer.uid}`)).toHaveLength(5);
  });

  test('cannot upload to messages of missing or foreign requests', async () => {
    const [buyer, other] = [await verifiedBuyer(), await verifiedBuyer()];
    const theirs = await createQuoteDraft(other);
    await db().doc(`quotes/${theirs}`).update({ state: 'quoted' });
    for (const quoteId of [randomUUID(), theirs]) {
      const path = `/quotes/${quoteId}/messages/${randomUUID()}/files/a.png`;
      expect((await shop.upload(path, PNG, { token: buyer.token })).status).toBe(404);
    }
    expect(await listFiles(`quotes/${other.uid}`)).toEqual([]);
  });
});

describe('the file content', () => {
  test.each([
    ['a page that is called a picture', 'page.png', PAGE],
    ['a program that is called a document', 'certificate.pdf', PROGRAM],
    ['a program', 'setup.exe', PROGRAM],
    ['a name that reads backwards', '\u202Egnp.png', PNG],
    ['a name that leads elsewhere', '..\\..\\x.png', PNG],
    ['nothing', 'empty.png', Buffer.alloc(0)],
  ])('rejects %s and stores nothing', async (_what, name, file) => {
    const buyer = await verifiedBuyer();
    const refused = await attach(buyer, await createQuoteDraft(buyer), name, file);
    expect(refused).toMatchObject({ status: 400, body: { code: 'invalid' } });
    expect(await listFiles(`quotes/${buyer.uid}`)).toEqual([]);
  });

  test('is checked for company documents too, with a limit of 10 MB', async () => {
    const person = await signUp('customer');
    for (const [name, file] of [
      ['certificate.pdf', PROGRAM],
      ['certificate.png', PAGE],
      ['certificate.svg', Buffer.from('<svg xmlns="x"></svg>')],
      ['certificate.exe', PROGRAM],
    ] as const) {
      const refused = await sendDocument(person, file, name);
      expect(refused).toMatchObject({ status: 400, body: { code: 'invalid' } });
    }
    const large = Buffer.concat([PDF, Buffer.alloc(10 * MEGABYTE)]);
    expect((await sendDocument(person, large)).status).toBe(413);
    expect(await listFiles(`companies/${person.uid}`)).toEqual([]);
  });

  test('is checked for the profile picture, which is re-encoded as one file', async () => {
    const person = await signUp('customer');
    const put = (file: Buffer) => shop.upload('/account/picture', file, { token: person.token });
    for (const file of [PAGE, PROGRAM, PNG, Buffer.alloc(0)]) {
      expect(await put(file)).toMatchObject({ status: 400, body: { code: 'invalid' } });
    }
    const square = { width: 8, height: 4, channels: 3, background: '#a33' } as const;
    const drawn = await sharp({ create: square }).png().toBuffer();
    const picture = Buffer.concat([drawn, PAGE]);
    for (let count = 0; count < 3; count += 1) expect((await put(picture)).status).toBe(200);
    const files = await listFiles(`avatars/${person.uid}`);
    expect(files).toHaveLength(1);
    const [kept] = await bucket().file(files[0]!).download();
    expect(kept.includes(PAGE)).toBe(false);
    const { avatar } = (await db().doc(`users/${person.uid}`).get()).data() as {
      avatar: string;
    };
    expect((await fetch(avatar)).headers.get('content-type')).toBe('image/webp');
    const { token } = person;
    expect((await shop.delete('/account/picture', { token })).status).toBe(200);
    expect(await listFiles(`avatars/${person.uid}`)).toEqual([]);
  });
});
