import { expect, test } from 'vitest';

import type { Product } from '@kargha/domain/catalogue/product';
import { pictureFile } from '@kargha/domain/catalogue/pictures';

import { db } from '../ledger-fixtures.ts';
import { signUp } from '../sample-people.ts';
import { shop } from '../shop-client.ts';

const form = {
  title: 'Mangalagiri cotton saree',
  description: 'A plain body with a nizam border.',
  category: 'women',
  productCollection: 'saree',
  price: 2450,
};

/** A red, a green and a blue image of 8 × 8 pixels. */
const IMAGES = [
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAMAAADz0U65AAAAA1BMVEWAIDD1EjJUAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQI12NgoA4AAABIAAH/myMhAAAAAElFTkSuQmCC',
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAMAAADz0U65AAAAA1BMVEUgYDDcEyAxAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQI12NgoA4AAABIAAH/myMhAAAAAElFTkSuQmCC',
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAMAAADz0U65AAAAA1BMVEUgUIDINKVOAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQI12NgoA4AAABIAAH/myMhAAAAAElFTkSuQmCC',
].map((png) => `data:image/png;base64,${png}`);
const COLOURS = ['#802030', '#206030', '#205080'];

async function stored(id: string): Promise<Product> {
  return (await db().doc(`products/${id}`).get()).data() as Product;
}

const picturesOf = async (id: string) => (await stored(id)).pictures;

test('stores the uploaded images in the submitted order', async () => {
  const { token } = await signUp('admin');
  const created = await shop.post('/products', { ...form, images: IMAGES }, { token });
  const { _id: id, updatedAt } = created.body.product as { _id: string; updatedAt: string };
  await expect.poll(() => picturesOf(id), { timeout: 150_000 }).toHaveLength(3);
  const made = await picturesOf(id);
  expect(made.map(({ color }) => color)).toEqual(COLOURS);
  expect(made[0]).toMatchObject({ alt: form.title, width: 960, height: 1200 });
  expect((await stored(id)).cardPictures).toEqual(made.slice(0, 2));
  const file = await fetch(storedAt(pictureFile(made[0]!, 640, 'webp')));
  expect(file.headers.get('content-type')).toBe('image/webp');
  // `updatedAt` is unchanged, so an open edit form can still be saved.
  expect((await stored(id)).updatedAt).toEqual((await stored(id)).createdAt);

  const [first, , third] = (await stored(id)).images;
  const changed = { images: [third, first], seenAt: updatedAt };
  expect((await shop.put(`/products/${id}`, changed, { token })).status).toBe(200);
  const left = await picturesOf(id);
  expect(left.map(({ color }) => color)).toEqual([COLOURS[2], COLOURS[0]]);
  expect((await stored(id)).cardPictures).toEqual(left);
}, 300_000);

/** The download URL of a file. */
function storedAt(path: string): string {
  const { FIREBASE_CONFIG = '{}', FIREBASE_STORAGE_EMULATOR_HOST = '' } = process.env;
  const { storageBucket = '' } = JSON.parse(FIREBASE_CONFIG) as { storageBucket?: string };
  const file = encodeURIComponent(path);
  return `http://${FIREBASE_STORAGE_EMULATOR_HOST}/v0/b/${storageBucket}/o/${file}?alt=media`;
}
