import { expect, test } from 'vitest';

import { db } from '../ledger-fixtures.ts';
import { fromAnywhere } from '../checkout-fixtures.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp } from '../sample-people.ts';

const TOLD = {
  person: 'Sabitri Das',
  email: 'sabitri.letters@example.com',
  place: 'Sualkuchi, Assam',
  craft: 'Muga silk',
  title: 'Golden thread',
  story: 'My mother reeled muga in the yard. '.repeat(6),
  photo: '',
};

const shop = isolatedShop();

async function letters() {
  const mail = await db().collection('mail').where('to', 'array-contains', TOLD.email).get();
  return mail.docs.map((letter) => String(letter.get('message.text')));
}

test('emails the sender once when the story is published', async () => {
  const { token } = await signUp('admin');
  const { body } = await shop.post('/stories', TOLD, fromAnywhere());
  const desk = `/stories/desk/${String(body.storyId)}`;
  const read = async () =>
    (await shop.get(desk, { token })).body.story as { updatedAt: string; status: string };
  expect(await letters()).toEqual([]);

  const { updatedAt } = await read();
  const publish = () => shop.post(`${desk}/publish`, { onHome: false, updatedAt }, { token });
  await Promise.all(Array.from({ length: 4 }, publish));
  expect(await read()).toMatchObject({ status: 'published' });
  const [letter, ...more] = await letters();
  expect(more).toEqual([]);
  expect(letter).toContain(`/stories/${String(body.storyId)}`);
  // Submitted text is not emailed, because the address is unverified.
  expect(letter).not.toContain(TOLD.title);
});
