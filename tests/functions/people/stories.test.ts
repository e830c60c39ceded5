import { getStorage } from 'firebase-admin/storage';
import { afterEach, expect, test, vi } from 'vitest';

import { db } from '../ledger-fixtures.ts';
import { fromAnywhere } from '../checkout-fixtures.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { suiteApp } from '../../suite-app.ts';

isolateDatabase();
const shop = isolatedShop();

const PNG =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const story = {
  person: 'Sabitri Das',
  email: 'sabitri@example.com',
  place: 'Sualkuchi, Assam',
  craft: 'Muga silk',
  title: 'Golden thread </script>',
  story: `${'My mother reeled muga in the yard. '.repeat(6)}\n\nThen I did.`,
};

afterEach(() => {
  vi.restoreAllMocks();
});

/** Runs a callback around each batch of this shop, with the paths it creates. */
function aroundWrites(
  run: (documents: readonly string[], write: () => Promise<unknown>) => unknown,
) {
  const database = db();
  const open = database.batch.bind(database);
  vi.spyOn(database, 'batch').mockImplementation(() => {
    const batch = open();
    const paths: string[] = [];
    const [create, commit] = [batch.create.bind(batch), batch.commit.bind(batch)];
    vi.spyOn(batch, 'create').mockImplementation((document, data) => {
      paths.push(document.path);
      return create(document, data);
    });
    vi.spyOn(batch, 'commit').mockImplementation(async () => {
      await run(paths, commit);
      return [];
    });
    return batch;
  });
}

let caller = 0;
const send = (body: unknown) =>
  shop.post('/stories', body, { from: `198.51.100.${String((caller += 1))}` });

test("stores a story unpublished for staff, without the sender's address", async () => {
  const { status, body } = await send({ ...story, photo: PNG });
  expect(status).toBe(200);
  const stored = await db()
    .doc(`stories/${String(body.storyId)}`)
    .get();
  expect(stored.data()).toMatchObject({
    title: 'Golden thread </script>',
    status: 'pending',
    person: 'Sabitri Das',
    productIds: [],
  });
  expect(stored.get('paragraphs')).toHaveLength(2);
  expect(stored.get('photos')).toHaveLength(1);
  expect(JSON.stringify(stored.data())).not.toContain('@example.com');
  const contact = await stored.ref.collection('private').doc('contact').get();
  expect(contact.get('email')).toBe('sabitri@example.com');
});

test.each([
  ['keeps a stored story and its photo when the response is lost', true],
  ['rejects a story that was not stored, and keeps no photo', false],
])('%s', async (...[, isWritten]) => {
  const paths: string[] = [];
  aroundWrites(async (documents, write) => {
    const written = documents.find((one) => one.startsWith('stories/'));
    if (written === undefined) return write();
    paths.push(written);
    if (isWritten) await write();
    throw Object.assign(new Error('The answer was lost.'), { code: 14 });
  });
  expect((await send({ ...story, photo: PNG })).status).toBe(isWritten ? 200 : 500);
  const [path = ''] = paths;
  expect((await db().doc(path).get()).exists).toBe(isWritten);
  const [files] = await getStorage(suiteApp())
    .bucket()
    .getFiles({ prefix: `${path}/` });
  expect(files).toHaveLength(isWritten ? 1 : 0);
});

test.each([
  ['nothing', {}],
  ['a story that is too short', { ...story, story: 'Short.' }],
  ['a photo that is none', { ...story, photo: 'data:image/png;base64,AAAA' }],
  ['a script for a photo', { ...story, photo: 'data:image/svg+xml;base64,PHN2Zz48L3N2Zz4=' }],
  ['its own status', { ...story, status: 'published' }],
  ['the field that people do not see', { ...story, website: 'https://spam.example' }],
])('rejects %s with a message', async (_what, request) => {
  const { status, body } = await send(request);
  expect(status).toBe(400);
  expect(body.error).toEqual(expect.stringMatching(/\w/));
});

test('limits an IP address to five stories an hour', async () => {
  const somewhere = fromAnywhere();
  const statuses = [];
  for (let count = 0; count < 6; count += 1) {
    statuses.push((await shop.post('/stories', story, somewhere)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});
