import { expect, test } from 'vitest';

import { books } from '../books.ts';
import { fromAnywhere } from '../checkout.ts';
import { ownShop } from '../own-shop.ts';

const shop = ownShop();

const PNG =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const told = {
  person: 'Sabitri Das',
  email: 'sabitri@example.com',
  place: 'Sualkuchi, Assam',
  craft: 'Muga silk',
  title: 'Golden thread </script>',
  story: `${'My mother reeled muga in the yard. '.repeat(6)}\n\nThen I did.`,
};

let caller = 0;
const send = (body: unknown) =>
  shop.post('/stories', body, { from: `198.51.100.${String((caller += 1))}` });

test('a story waits for staff: whole, not published, and without the address of its teller', async () => {
  const { status, body } = await send({ ...told, photo: PNG });
  expect(status).toBe(200);
  const stored = await books()
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
  ['nothing', {}],
  ['a story that is too short', { ...told, story: 'Short.' }],
  ['a photo that is none', { ...told, photo: 'data:image/png;base64,AAAA' }],
  ['a script for a photo', { ...told, photo: 'data:image/svg+xml;base64,PHN2Zz48L3N2Zz4=' }],
  ['a status of its own', { ...told, status: 'published' }],
  ['the field that people do not see', { ...told, website: 'https://spam.example' }],
])('%s is refused with a sentence', async (_what, story) => {
  const { status, body } = await send(story);
  expect(status).toBe(400);
  expect(body.error).toEqual(expect.stringMatching(/\w/));
});

test('one address tells five stories an hour', async () => {
  const somewhere = fromAnywhere();
  const statuses = [];
  for (let story = 0; story < 6; story += 1) {
    statuses.push((await shop.post('/stories', told, somewhere)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});
