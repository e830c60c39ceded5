import { expect, test } from 'vitest';

import { db } from '../ledger-fixtures.ts';
import { fromAnywhere } from '../checkout-fixtures.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp } from '../sample-people.ts';

isolateDatabase();

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

async function emailsTo(address: string) {
  const mail = await db().collection('mail').where('to', 'array-contains', address).get();
  return mail.docs.map((record) => String(record.get('message.text')));
}

test('emails in the language in which the story was sent', async () => {
  const { token } = await signUp('admin');
  const sent = { ...STORY, email: 'sabitri.hindi@example.com', language: 'hi' };
  const { body } = await shop.post('/stories', sent, fromAnywhere());
  const staffPath = `/stories/desk/${String(body.storyId)}`;
  const { story } = (await shop.get(staffPath, { token })).body as { story: { updatedAt: string } };
  const { updatedAt } = story;
  await shop.post(`${staffPath}/publish`, { onHome: false, updatedAt }, { token });
  const [email] = await emailsTo(sent.email);
  expect(email).toContain('आपकी कहानी के लिए धन्यवाद');
  expect(email).toContain(`/hi/stories/${String(body.storyId)}`);
});

test('emails the sender once when the story is published', async () => {
  const { token } = await signUp('admin');
  const { body } = await shop.post('/stories', STORY, fromAnywhere());
  const staffPath = `/stories/desk/${String(body.storyId)}`;
  const read = async () =>
    (await shop.get(staffPath, { token })).body.story as { updatedAt: string; status: string };
  expect(await emailsTo(STORY.email)).toEqual([]);

  const { updatedAt } = await read();
  const publish = () => shop.post(`${staffPath}/publish`, { onHome: false, updatedAt }, { token });
  await Promise.all(Array.from({ length: 4 }, publish));
  expect(await read()).toMatchObject({ status: 'published' });
  const [email, ...more] = await emailsTo(STORY.email);
  expect(more).toEqual([]);
  expect(email).toContain(`/stories/${String(body.storyId)}`);
  // Submitted text is not emailed, because the address is unverified.
  expect(email).not.toContain(STORY.title);
});
