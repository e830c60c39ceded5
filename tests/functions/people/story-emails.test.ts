import { expect, test } from 'vitest';

import { db } from '../ledger-fixtures.ts';
import { fromAnywhere } from '../checkout-fixtures.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp } from '../sample-people.ts';

const STORY = {
  person: 'Sabitri Das',
  email: 'sabitri.emails@example.com',
  place: 'Sualkuchi, Assam',
  craft: 'Muga silk',
  title: 'Golden thread',
  story: 'My mother reeled muga in the yard. '.repeat(6),
  photo: '',
};

const shop = isolatedShop();

async function emails() {
  const mail = await db().collection('mail').where('to', 'array-contains', STORY.email).get();
  return mail.docs.map((record) => String(record.get('message.text')));
}

test('emails the sender once when the story is published', async () => {
  const { token } = await signUp('admin');
  const { body } = await shop.post('/stories', STORY, fromAnywhere());
  const staffPath = `/stories/desk/${String(body.storyId)}`;
  const read = async () =>
    (await shop.get(staffPath, { token })).body.story as { updatedAt: string; status: string };
  expect(await emails()).toEqual([]);

  const { updatedAt } = await read();
  const publish = () => shop.post(`${staffPath}/publish`, { onHome: false, updatedAt }, { token });
  await Promise.all(Array.from({ length: 4 }, publish));
  expect(await read()).toMatchObject({ status: 'published' });
  const [email, ...more] = await emails();
  expect(more).toEqual([]);
  expect(email).toContain(`/stories/${String(body.storyId)}`);
  // Submitted text is not emailed, because the address is unverified.
  expect(email).not.toContain(STORY.title);
});
