import { expect, test } from 'vitest';

import type { Product } from '@kargha/domain/catalogue/product';
import { pictureFile } from '@kargha/domain/catalogue/pictures';
import { MAX_VIDEO_BYTES } from '@kargha/domain/catalogue/product-video';

import { sampleVideo, type VideoPlan } from '../../../functions/src/testing/sample-video.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { db, stockProduct } from '../ledger-fixtures.ts';
import { signUp } from '../sample-people.ts';
import { shop } from '../shop-client.ts';
import { listFiles } from '../uploaded-files.ts';

const admin = createBeforeAll(() => signUp('admin'));
const customer = createBeforeAll(() => signUp('customer'));

/** A red picture of 8 × 8 pixels. */
const POSTER =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAMAAADz0U65AAAAA1BMVEWAIDD1EjJUAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQI12NgoA4AAABIAAH/myMhAAAAAElFTkSuQmCC';

const asUrl = (file: Buffer) => `data:video/mp4;base64,${file.toString('base64')}`;

const send = (id: string, plan: VideoPlan = {}, token = admin.token) =>
  shop.put(`/products/${id}/video`, { video: asUrl(sampleVideo(plan)), poster: POSTER }, { token });

const stored = async (id: string) => (await db().doc(`products/${id}`).get()).data() as Product;
const filesOf = (id: string) => listFiles(`products/${id}`);

test('stores a video without its sound, with a poster that everyone can see', async () => {
  const id = await stockProduct();
  const { updatedAt } = await stored(id);
  const answer = await send(id, { sound: 'a private conversation' });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const { video, updatedAt: later } = await stored(id);
  expect(video).toMatchObject({ seconds: 8, poster: { color: '#802030' } });
  // An edit form that is open can still be saved.
  expect(later).toEqual(updatedAt);
  const film = await fetch(storedAt(video!.path));
  expect(film.headers.get('content-type')).toBe('video/mp4');
  expect(await film.text()).not.toContain('private');
  expect((await fetch(storedAt(pictureFile(video!.poster, 640, 'webp')))).status).toBe(200);
  const seen = await shop.get(`/products/${id}`);
  expect((seen.body.product as Product).video).toMatchObject({ path: video!.path });
});

test('deletes the files of a video that is replaced, removed, or whose product is deleted', async () => {
  const id = await stockProduct();
  await send(id);
  const first = await filesOf(id);
  await send(id);
  const second = await filesOf(id);
  expect(second).toHaveLength(first.length);
  expect(second.filter((path) => first.includes(path))).toEqual([]);
  expect((await shop.delete(`/products/${id}/video`, { token: admin.token })).status).toBe(200);
  expect(await filesOf(id)).toEqual([]);
  expect((await stored(id)).video).toBeNull();
  await send(id);
  expect((await shop.delete(`/products/${id}`, { token: admin.token })).status).toBe(200);
  expect(await filesOf(id)).toEqual([]);
});

test.each([
  [
    'a QuickTime film',
    asUrl(sampleVideo({ brand: 'qt  ' })),
    'Please choose an MP4 video (H.264).',
  ],
  ['a long one', asUrl(sampleVideo({ seconds: 31 })), 'A video can be at most 30 seconds long.'],
  ['a page', asUrl(Buffer.from('<script>')), 'Please choose an MP4 video (H.264).'],
  ['too many bytes', asUrl(Buffer.alloc(MAX_VIDEO_BYTES + 1)), 'A video can have at most 10 MB.'],
])('refuses %s and changes nothing', async (_, video, error) => {
  const id = await stockProduct();
  const answer = await shop.put(
    `/products/${id}/video`,
    { video, poster: POSTER },
    { token: admin.token },
  );
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid', error } });
  expect(await filesOf(id)).toEqual([]);
  expect((await stored(id)).video ?? null).toBeNull();
});

test.each([
  ['that is not a picture', 'data:image/png;base64,PHNjcmlwdD4='],
  ['that ends too early', POSTER.slice(0, 80)],
])('refuses a poster %s', async (_, poster) => {
  const id = await stockProduct();
  const body = { video: asUrl(sampleVideo()), poster };
  const answer = await shop.put(`/products/${id}/video`, body, { token: admin.token });
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid' } });
  expect(await filesOf(id)).toEqual([]);
});

test('is only for staff who edit products', async () => {
  const id = await stockProduct();
  const support = await signUp('admin', { staffRoles: ['support'] });
  for (const { token } of [customer, support]) {
    expect((await send(id, {}, token)).status).toBe(403);
    expect((await shop.delete(`/products/${id}/video`, { token })).status).toBe(403);
  }
  expect(await filesOf(id)).toEqual([]);
});

/** The download URL of a file. */
function storedAt(path: string): string {
  const { FIREBASE_CONFIG = '{}', FIREBASE_STORAGE_EMULATOR_HOST = '' } = process.env;
  const { storageBucket = '' } = JSON.parse(FIREBASE_CONFIG) as { storageBucket?: string };
  const file = encodeURIComponent(path);
  return `http://${FIREBASE_STORAGE_EMULATOR_HOST}/v0/b/${storageBucket}/o/${file}?alt=media`;
}
