import { expect, test } from 'vitest';

import { books } from './books.ts';
import { signUp, type Person } from './people.ts';
import { drawnId, lettersOf, storedQuote, submitted } from './quote-desk.ts';
import { openQuoteHouse } from './quote-house.ts';

const house = openQuoteHouse();

test('messages go both ways once, point to a line that was offered, and keep the 24 hours', async () => {
  const id = await submitted(house.shop, house.buyer);
  const say = (who: Person, body: object) =>
    house.shop.post(
      `/quotes/${id}/messages`,
      { messageId: drawnId(), ...body },
      { token: who.token },
    );
  const messageId = drawnId();
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => say(house.staff, { messageId, text: 'Which green?' })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
  expect((await storedQuote(id))?.firstReplyAt).not.toBeNull();
  expect(await lettersOf(id)).toContain(`message_${messageId}`);
  expect((await say(house.buyer, { text: 'On it', version: 1, line: 0 })).body.code).toBe(
    'invalid',
  );
  await house.desk.offer(id);
  expect((await say(house.buyer, { text: 'This one?', version: 1, line: 0 })).status).toBe(200);
  expect((await say(house.buyer, { text: 'And this?', version: 1, line: 1 })).status).toBe(400);
  expect((await say(house.buyer, { text: '  ' })).status).toBe(400);
  const { body } = await house.desk.read(id);
  const texts = (body.messages as { text: string; from: string; line: number | null }[]).map(
    ({ from, text, line }) => [from, text, line],
  );
  expect(texts).toEqual([
    ['shop', 'Which green?', null],
    ['buyer', 'This one?', 0],
  ]);
});

test('nobody writes about the request of another company', async () => {
  const id = await submitted(house.shop, house.buyer);
  const rival = await signUp('b2b_buyer');
  const body = { messageId: drawnId(), text: 'Hello?' };
  const refused = await house.shop.post(`/quotes/${id}/messages`, body, { token: rival.token });
  expect(refused).toMatchObject({ status: 404, body: { code: 'not_found' } });
  const messages = await books().collection(`quotes/${id}/messages`).get();
  expect(messages.size).toBe(0);
});
