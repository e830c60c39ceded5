import sharp from 'sharp';
import { expect, test } from 'vitest';

import { isolateDatabase } from '../isolated-database.ts';
import { db } from '../ledger-fixtures.ts';
import { PRAISE, reviewIn, setUpReviews } from '../review-fixtures.ts';
import { signUp } from '../sample-people.ts';
import { bucket, listFiles } from '../uploaded-files.ts';

isolateDatabase();

const { shop, admin, owner, delivered, write, edit, withdraw, step, shown } = setUpReviews();

/** A photo that says where it was taken. */
async function photo(): Promise<string> {
  const exif = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 19/1 0/1' } };
  const drawn = sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33' } });
  const content = await drawn.withExif(exif).jpeg().toBuffer();
  return `data:image/jpeg;base64,${content.toString('base64')}`;
}

async function picturesOf(productId: string): Promise<string[]> {
  const { body } = await shown(productId);
  return (body.rows as { pictures: string[] }[]).flatMap(({ pictures }) => pictures);
}

const sentBy = (uid: string) => listFiles(`reviews/${uid}`);

test('shows photos of a published review as copies without the place, and only while it is published', async () => {
  const before = await sentBy(owner.uid);
  const line = await delivered();
  const photos = [await photo(), await photo()];
  const { id, photos: sent } = reviewIn(await write(line, { ...PRAISE, photos }));
  expect(sent).toBe(2);
  expect(await sentBy(owner.uid)).toHaveLength(before.length + 2);
  expect(await listFiles(`shownReviews/${id}`)).toEqual([]);
  await step(id, 'publish');
  const pictures = await picturesOf(line.productId);
  expect(pictures.toSorted()).toEqual((await listFiles(`shownReviews/${id}`)).toSorted());
  expect(pictures).toHaveLength(2);
  const [content] = await bucket().file(pictures[0]!).download();
  expect((await sharp(content).metadata()).exif).toBeUndefined();

  await edit(id, { ...PRAISE, text: 'The border is finer than on the picture, still.' });
  expect(await listFiles(`shownReviews/${id}`)).toEqual([]);
  await step(id, 'publish');
  expect(await picturesOf(line.productId)).toHaveLength(2);
  await step(id, 'reject', { reason: 'It shows a child' });
  expect(await listFiles(`shownReviews/${id}`)).toEqual([]);
  await withdraw(id);
  expect(await sentBy(owner.uid)).toEqual(before);
});

test('lets staff see a photo before it is public, and no one else', async () => {
  const line = await delivered();
  const { id } = reviewIn(await write(line, { ...PRAISE, photos: [await photo()] }));
  const path = `/reviews/desk/${id}/photos/0`;
  expect((await shop.download(path, { token: admin.token })).status).toBe(200);
  expect((await shop.get(path, { token: owner.token })).status).toBe(403);
  expect((await shop.get(path)).status).toBe(401);
  expect((await shop.get(`/reviews/desk/${id}/photos/1`, { token: admin.token })).status).toBe(404);
});

test('keeps no photo of a review that is refused or was sent before', async () => {
  const someone = await signUp('customer', { fullName: 'Zoya Ansari' });
  const line = await delivered();
  const photos = [await photo()];
  expect((await write(line, { ...PRAISE, photos }, someone)).status).toBe(404);
  expect(await sentBy(someone.uid)).toEqual([]);
  const broken = [`data:image/png;base64,${Buffer.from('no picture').toString('base64')}`];
  expect((await write(line, { ...PRAISE, photos: broken })).status).toBe(400);
  const many = Array.from({ length: 5 }, () => photos[0]);
  expect((await write(line, { ...PRAISE, photos: many })).status).toBe(400);
  const first = reviewIn(await write(line, { ...PRAISE, photos }));
  const before = await sentBy(owner.uid);
  expect(reviewIn(await write(line, { ...PRAISE, photos })).id).toBe(first.id);
  expect(await sentBy(owner.uid)).toEqual(before);
  const stored = await db().doc(`reviews/${first.id}`).get();
  expect(stored.get('photos')).toHaveLength(1);
});
