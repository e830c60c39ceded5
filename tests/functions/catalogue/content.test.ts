import { beforeEach, expect, test } from 'vitest';

import { db } from '../ledger-fixtures.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp } from '../sample-people.ts';
import { concurrently } from '../concurrent-calls.ts';

isolateDatabase();
const shop = isolatedShop();
const admin = createBeforeAll(() => signUp('admin', { fullName: 'Sita Staff' }));
const faqs = () => db().doc('content/faqs');
beforeEach(() => db().recursiveDelete(faqs()));

const asAdmin = () => ({ token: admin.token });
const read = async (section = 'faqs') => (await shop.get(`/content/${section}`, asAdmin())).body;
const entry = (question: string) => ({ id: 'returns', question, answer: 'Within 15 days.' });
const save = (revision: unknown, question: string) =>
  shop.put('/content/faqs', { content: { entries: [entry(question)] }, revision }, asAdmin());

test('publishes saved content and restores a previous version', async () => {
  const { revision } = await read();
  expect((await save(revision, 'May I send it back?')).status).toBe(200);
  expect((await faqs().get()).get('entries')).toEqual([entry('May I send it back?')]);
  await save(Number(revision) + 1, 'Can I return it?');
  const now = await read();
  expect(now).toMatchObject({
    revision: Number(revision) + 2,
    savedBy: 'Sita Staff',
    content: { entries: [entry('Can I return it?')] },
  });
  const version = Number(revision) + 1;
  expect(now.versions).toMatchObject([{ revision: version, savedBy: 'Sita Staff' }, {}]);
  const kept = await shop.get(`/content/faqs/versions/${version}`, asAdmin());
  expect(kept.body.content).toEqual({ entries: [entry('May I send it back?')] });
  const restored = await shop.post(
    '/content/faqs/restore',
    { version, revision: now.revision },
    asAdmin(),
  );
  expect(restored.body).toMatchObject({
    revision: version + 2,
    content: { entries: [entry('May I send it back?')] },
  });
  const audit = await db().collection('audit').where('target', '==', 'content/faqs').get();
  const reasons = audit.docs.map((row) => String(row.get('reason')));
  expect(reasons).toContain(`Version ${version} restored`);
});

test('saves one of many concurrent edits', async () => {
  const { revision } = await read();
  const tries = await concurrently(10, (at) => save(revision, `Question ${at}?`));
  expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { status, body } of tries) if (status !== 200) expect(body.code).toBe('stale');
  expect((await read()).revision).toBe(Number(revision) + 1);
});

test('accepts placeholders for shop figures and rejects unknown ones by name', async () => {
  const { revision } = await read();
  expect((await save(revision, 'Free above {freeShippingAbove}?')).status).toBe(200);
  const { status, body } = await save(Number(revision) + 1, 'Free above {freeShipping}?');
  expect(status).toBe(400);
  expect(body.error).toMatch(
    /^There is no placeholder {freeShipping}\. You can use {freeShippingAbove}, /,
  );
  expect((await read()).revision).toBe(Number(revision) + 1);
});

test.each([
  [{ entries: [{ id: 'a', question: '', answer: 'x' }] }],
  [{ entries: [{ id: 'a', question: 'x', answer: 'x', html: '<b>' }] }],
  [{ entries: 'all' }],
  [{ entries: [], more: 1 }],
])('rejects %j and keeps the content', async (content) => {
  const was = await read();
  const { status } = await shop.put(
    '/content/faqs',
    { content, revision: was.revision },
    asAdmin(),
  );
  expect(status).toBe(400);
  expect(await read()).toEqual(was);
});

test('rejects unknown products and stories on the home page', async () => {
  const { content, revision } = await read('home');
  for (const wrong of [{ heroProductIds: ['no-such-piece'] }, { storyIds: ['no-such-story'] }]) {
    const { status, body } = await shop.put(
      '/content/home',
      { content: { ...(content as object), ...wrong }, revision },
      asAdmin(),
    );
    expect(status).toBe(400);
    expect(body.error).toMatch(/^We could not find the (piece|story) no-such-/);
  }
  expect((await read('home')).revision).toBe(revision);
});

test('rejects tile links to other sites', async () => {
  const { content, revision } = await read('home');
  const tiles = [{ label: 'Away', path: '//elsewhere.example', productId: 'x' }];
  const { status } = await shop.put(
    '/content/home',
    { content: { ...(content as object), tiles }, revision },
    asAdmin(),
  );
  expect(status).toBe(400);
});

test('refuses guests, customers and buyers on every route', async () => {
  const person = await signUp('customer');
  for (const [options, expected] of [
    [{}, 401],
    [{ token: person.token }, 403],
  ] as const) {
    const answers = [
      await shop.get('/content/faqs', options),
      await shop.get('/content/faqs/versions/0', options),
      await shop.put('/content/faqs', { content: { entries: [] }, revision: 0 }, options),
      await shop.post('/content/faqs/restore', { version: 0, revision: 0 }, options),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => expected));
  }
  expect((await shop.get('/content/nothing', asAdmin())).status).toBe(404);
});
