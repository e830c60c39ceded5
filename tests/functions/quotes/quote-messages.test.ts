import { getStorage } from 'firebase-admin/storage';
import { describe, expect, test } from 'vitest';

import { MAX_QUOTE_FILE_BYTES } from '@kargha/domain/quotes/quote-files';

import { suiteApp } from '../../suite-app.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { db } from '../ledger-fixtures.ts';
import { signUp, type Person } from '../sample-people.ts';
import { newRequestId, emailsOf, storedQuote, submitted, verifiedBuyer } from '../staff-quotes.ts';
import { setUpQuotes } from '../quote-fixtures.ts';

isolateDatabase();

const fixtures = setUpQuotes();

test('sends messages both ways once, refers to offer lines and stops the 24-hour clock', async () => {
  const id = await submitted(fixtures.shop, fixtures.buyer);
  const say = (who: Person, body: object) =>
    fixtures.shop.post(
      `/quotes/${id}/messages`,
      { messageId: newRequestId(), ...body },
      { token: who.token },
    );
  const messageId = newRequestId();
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => say(fixtures.staff, { messageId, text: 'Which green?' })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
  expect((await storedQuote(id))?.firstReplyAt).not.toBeNull();
  expect(await emailsOf(id)).toContain(`message_${messageId}`);
  expect((await say(fixtures.buyer, { text: 'On it', version: 1, line: 0 })).body.code).toBe(
    'invalid',
  );
  await fixtures.quotes.offer(id);
  expect((await say(fixtures.buyer, { text: 'This one?', version: 1, line: 0 })).status).toBe(200);
  expect((await say(fixtures.buyer, { text: 'And this?', version: 1, line: 1 })).status).toBe(400);
  expect((await say(fixtures.buyer, { text: '  ' })).status).toBe(400);
  const { body } = await fixtures.quotes.read(id);
  const texts = (body.messages as { text: string; from: string; line: number | null }[]).map(
    ({ from, text, line }) => [from, text, line],
  );
  expect(texts).toEqual([
    ['shop', 'Which green?', null],
    ['buyer', 'This one?', 0],
  ]);
});

test('hides requests from other companies’ messages', async () => {
  const id = await submitted(fixtures.shop, fixtures.buyer);
  const rival = await signUp('b2b_buyer');
  const body = { messageId: newRequestId(), text: 'Hello?' };
  const refused = await fixtures.shop.post(`/quotes/${id}/messages`, body, { token: rival.token });
  expect(refused).toMatchObject({ status: 404, body: { code: 'not_found' } });
  const messages = await db().collection(`quotes/${id}/messages`).get();
  expect(messages.size).toBe(0);
});

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');

describe('files of a message', () => {
  const say = (id: string, who: Person, body: object) =>
    fixtures.shop.post(
      `/quotes/${id}/messages`,
      { text: 'See here.', ...body },
      { token: who.token },
    );

  /** Uploads a file as the author's browser does. */
  async function uploaded(id: string, messageId: string, name: string, content: Buffer) {
    const path = `quotes/${fixtures.buyer.uid}/${id}/${messageId}/${name}`;
    await getStorage(suiteApp()).bucket().file(path).save(content);
    return path;
  }

  test('are sent both ways, and only the buyer and staff can open them', async () => {
    const id = await submitted(fixtures.shop, fixtures.buyer);
    for (const writer of [fixtures.buyer, fixtures.staff]) {
      const messageId = newRequestId();
      await uploaded(id, messageId, 'sketch.png', PNG);
      await uploaded(id, messageId, 'logo.svg', Buffer.from('<svg xmlns="x"></svg>'));
      const files = ['sketch.png', 'logo.svg'];
      expect((await say(id, writer, { messageId, files })).status).toBe(200);
      const address = `/quotes/${id}/messages/${messageId}/files`;
      for (const reader of [fixtures.buyer, fixtures.staff]) {
        const { token } = reader;
        const picture = await fixtures.shop.download(`${address}/sketch.png`, { token });
        expect(picture.headers.get('content-type')).toBe('image/png');
        expect(picture.headers.get('content-disposition')).toContain('attachment');
        expect(Buffer.from(await picture.arrayBuffer())).toEqual(PNG);
        const drawing = await fixtures.shop.download(`${address}/logo.svg`, { token });
        expect(drawing.headers.get('content-type')).toBe('application/octet-stream');
        expect((await fixtures.shop.get(`${address}/other.png`, { token })).status).toBe(404);
      }
      const { token } = await verifiedBuyer();
      expect((await fixtures.shop.get(`${address}/sketch.png`, { token })).status).toBe(404);
      expect((await fixtures.shop.get(`${address}/sketch.png`)).status).toBe(401);
    }
  });

  test.each([
    ['a renamed executable', 'logo.png', Buffer.from('MZ\u0090'), 'content'],
    ['a kind that no one asked for', 'notes.exe', PNG, 'images, PDF'],
    ['an empty one', 'logo.png', Buffer.alloc(0), 'empty'],
    ['one of more than 10 MB', 'logo.png', Buffer.alloc(MAX_QUOTE_FILE_BYTES + 1, PNG), '10 MB'],
  ])('%s is refused, thrown away, and nothing is said', async (_what, name, content, word) => {
    const id = await submitted(fixtures.shop, fixtures.buyer);
    const messageId = newRequestId();
    const path = await uploaded(id, messageId, name, content);
    const refused = await say(id, fixtures.buyer, { messageId, files: [name] });
    expect(refused).toMatchObject({ status: 400, body: { code: 'invalid' } });
    expect(refused.body.error).toContain(word);
    expect(await getStorage(suiteApp()).bucket().file(path).exists()).toEqual([false]);
    expect((await db().collection(`quotes/${id}/messages`).get()).size).toBe(0);
  });

  test('a missing file or one from another folder is not attached', async () => {
    const id = await submitted(fixtures.shop, fixtures.buyer);
    const messageId = newRequestId();
    for (const files of [['gone.png'], ['../x.png'], Array(11).fill('a.png')]) {
      expect((await say(id, fixtures.buyer, { messageId, files })).status).toBe(400);
    }
    const other = await verifiedBuyer();
    expect((await say(id, other, { messageId, files: ['gone.png'] })).status).toBe(404);
  });
});
