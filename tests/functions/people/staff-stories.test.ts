import { expect, test } from 'vitest';

import { drawPublicPhoto } from '../../../functions/src/content/stories/publish-photo.ts';
import { db } from '../ledger-fixtures.ts';
import { fromAnywhere } from '../checkout-fixtures.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp } from '../sample-people.ts';

const shop = isolatedShop();
const admin = createBeforeAll(() => signUp('admin'));

const PNG =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A JPEG with EXIF metadata (EXIF 2.32, 4.6: a description behind the header of an APP1). */
async function photograph(noted: string): Promise<Buffer> {
  const plain = await drawPublicPhoto(Buffer.from(PNG.split(',')[1] ?? '', 'base64'));
  const directory = Buffer.alloc(26);
  directory.write('II*\0', 'latin1');
  directory.writeUInt32LE(8, 4);
  [1, 0x010e, 2].forEach((value, place) => directory.writeUInt16LE(value, 8 + 2 * place));
  directory.writeUInt32LE(noted.length, 14);
  directory.writeUInt32LE(directory.length, 18);
  const exif = Buffer.concat([Buffer.from('Exif\0\0'), directory, Buffer.from(noted)]);
  const marker = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
  return Buffer.concat([plain.subarray(0, 2), marker, exif, plain.subarray(2)]);
}

interface Story {
  id: string;
  updatedAt: string;
  status: string;
  picturePath: string;
  [field: string]: unknown;
}

const asAdmin = () => ({ token: admin.token });

async function submitted(photo = ''): Promise<Story> {
  const { body } = await shop.post(
    '/stories',
    {
      person: 'Sabitri Das',
      email: 'sabitri@example.com',
      place: 'Sualkuchi, Assam',
      craft: 'Muga silk',
      title: 'Golden thread',
      story: 'My mother reeled muga in the yard. '.repeat(6),
      photo,
    },
    fromAnywhere(),
  );
  return read(String(body.storyId));
}

/** The public URL of a file. */
const publicFile = (path: string) =>
  `${process.env.STORAGE_EMULATOR_HOST ?? ''}/v0/b/demo-kargha.appspot.com/o/${encodeURIComponent(path)}?alt=media`;
const read = async (id: string) =>
  (await shop.get(`/stories/desk/${id}`, asAdmin())).body.story as Story;
const publish = ({ id, updatedAt }: Story, onHome = false) =>
  shop.post(`/stories/desk/${id}/publish`, { onHome, updatedAt }, asAdmin());
const reject = ({ id, updatedAt }: Story, reason = 'An advertisement') =>
  shop.post(`/stories/desk/${id}/reject`, { reason, updatedAt }, asAdmin());
const onHome = async () => (await db().doc('content/home').get()).get('storyIds') as string[];

test('publishes a story with its photograph on the home page and unpublishes it', async () => {
  const story = await submitted(PNG);
  expect(story).toMatchObject({ status: 'pending', photos: 1, email: 'sabitri@example.com' });
  const { status, body } = await publish(story, true);
  expect(status).toBe(200);
  const shown = body.story as Story;
  expect(shown).toMatchObject({ status: 'published', isOnHome: true });
  expect((await fetch(publicFile(shown.picturePath))).status).toBe(200);
  expect((await onHome())[0]).toBe(story.id);
  const stored = (await db().doc(`stories/${story.id}`).get()).data();
  expect(JSON.stringify(stored)).not.toContain('@example.com');

  const taken = await reject(shown, 'Its teller has asked us to');
  expect(taken.body.story).toMatchObject({ status: 'rejected', isOnHome: false });
  expect(await onHome()).not.toContain(story.id);
  const rows = await db().collection('audit').where('target', '==', `stories/${story.id}`).get();
  expect(rows.docs.map((row) => String(row.get('action'))).sort()).toEqual([
    'story.publish',
    'story.reject',
  ]);
  // The home page was saved twice with it, and references its path.
  const home = await db()
    .collection('audit')
    .where('target', '==', 'content/home')
    .where('reason', '==', `Story ${story.id}`)
    .get();
  const [first, second] = home.docs
    .map((row) => row.get('after.storyIds') as string[])
    .sort((one, other) => Number(other.includes(story.id)) - Number(one.includes(story.id)));
  expect(home.docs.map((row) => String(row.get('action')))).toEqual([
    'content.save',
    'content.save',
  ]);
  expect(first?.[0]).toBe(story.id);
  expect(second).not.toContain(story.id);
});

test('removes metadata from a published photograph and rejects an unreadable one', async () => {
  const sent = await photograph('26.1 N, 91.8 E');
  expect(sent.includes('Exif')).toBe(true);
  const asText = (photo: Buffer) => `data:image/jpeg;base64,${photo.toString('base64')}`;
  const { body } = await publish(await submitted(asText(sent)));
  const answer = await fetch(publicFile((body.story as Story).picturePath));
  expect(answer.headers.get('content-type')).toBe('image/jpeg');
  const shown = Buffer.from(await answer.arrayBuffer());
  for (const metadata of ['Exif', '26.1 N']) expect(shown.includes(metadata)).toBe(false);

  // Truncated after the size and before the image data.
  const half = sent.subarray(0, sent.toString('latin1').search(/\xff[\xc0-\xc2]/) + 19);
  const published = await publish(await submitted(asText(half)));
  expect(published.body.story).toMatchObject({ status: 'published', picturePath: '' });
});

test('requires a reason to reject, and hides it from readers', async () => {
  const story = await submitted();
  expect((await reject(story, ' ')).body).toMatchObject({
    details: { reason: 'Please give a reason' },
  });
  expect((await reject(story)).body.story).toMatchObject({ rejection: 'An advertisement' });
  const stored = (await db().doc(`stories/${story.id}`).get()).data();
  expect(JSON.stringify(stored)).not.toContain('advertisement');
});

test('accepts one of many concurrent decisions', async () => {
  const story = await submitted(PNG);
  const judged = await Promise.all(
    Array.from({ length: 8 }, (_, at) => (at % 2 === 0 ? publish(story) : reject(story))),
  );
  expect(judged.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { status, body } of judged) if (status !== 200) expect(body.code).toBe('stale');
});

test('saves text and products, and rejects an outdated edit', async () => {
  const story = await submitted();
  const edit = {
    title: 'The golden thread',
    person: 'Sabitri Das',
    craft: 'Muga',
    place: 'Assam',
    excerpt: 'Reeling in the yard.',
    paragraphs: ['My mother reeled muga in the yard.', 'Then I did.'],
    productIds: [],
    pictureAlt: '',
  };
  const change = (updatedAt: string) =>
    shop.put(`/stories/desk/${story.id}`, { ...edit, updatedAt }, asAdmin());
  expect((await change(story.updatedAt)).body.story).toMatchObject(edit);
  expect((await change(story.updatedAt)).body.code).toBe('stale');
});

test('saves a complete Hindi version or none, and keeps it on edits without Hindi', async () => {
  const story = await submitted();
  expect(story).toMatchObject({ titleHindi: '', paragraphsHindi: [] });
  const english = {
    title: 'The golden thread',
    person: 'Sabitri Das',
    craft: 'Muga',
    place: 'Assam',
    excerpt: 'Reeling in the yard.',
    paragraphs: ['My mother reeled muga in the yard.'],
    productIds: [],
    pictureAlt: '',
  };
  const hindi = {
    titleHindi: 'सुनहरा धागा',
    personHindi: 'सावित्री दास',
    excerptHindi: 'आँगन में धागा निकालते हुए।',
    paragraphsHindi: ['माँ आँगन में मूगा का धागा निकालती थीं।'],
  };
  const change = ({ updatedAt }: Story, words: object) =>
    shop.put(`/stories/desk/${story.id}`, { ...english, ...words, updatedAt }, asAdmin());
  expect((await change(story, { ...hindi, personHindi: '' })).body).toMatchObject({
    code: 'invalid',
    details: { personHindi: 'Fill in all Hindi fields, or leave them all empty' },
  });
  const { body } = await change(story, hindi);
  expect(body.story).toMatchObject({ ...english, ...hindi });
  const again = await change(body.story as Story, {});
  expect(again.body.story).toMatchObject(hindi);
  const { paragraphsHindi: _, ...onCard } = hindi;
  await publish(again.body.story as Story, true);
  shop.passMinutes(1);
  const { stories } = (await shop.get('/home')).body as { stories: Story[] };
  expect(stories.find(({ id }) => id === story.id)).toMatchObject(onCard);
  await reject(await read(story.id));
});

test('lists one state, the newest first', async () => {
  const story = await submitted();
  const { body } = await shop.get('/stories/desk?status=pending', asAdmin());
  const rows = body.rows as Story[];
  expect(rows.map(({ id }) => id)).toContain(story.id);
  const times = rows.map(({ createdAt }) => String(createdAt));
  expect(times).toEqual(times.toSorted().toReversed());
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['pending']));
});

test('refuses guests, customers and buyers on every route', async () => {
  const { id, updatedAt } = await submitted();
  const person = await signUp('customer');
  for (const [options, expected] of [
    [{}, 401],
    [{ token: person.token }, 403],
  ] as const) {
    const answers = [
      await shop.get('/stories/desk', options),
      await shop.get(`/stories/desk/${id}`, options),
      await shop.get(`/stories/desk/${id}/photos/0`, options),
      await shop.put(`/stories/desk/${id}`, { updatedAt }, options),
      await shop.post(`/stories/desk/${id}/publish`, { onHome: true, updatedAt }, options),
      await shop.post(`/stories/desk/${id}/reject`, { reason: 'x', updatedAt }, options),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => expected));
  }
});
