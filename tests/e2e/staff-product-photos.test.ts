import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { db } from '../functions/ledger-fixtures.ts';
import { signedInStaff } from './order-steps.ts';
import { drawPicture } from './draw-picture.ts';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kargha-photographs-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** EXIF orientation of an upright photo: rotate by 90°. */
const HELD_UPRIGHT = Buffer.from(
  'ffe1002245786966000049492a0008000000010012010300010000000600000000000000',
  'hex',
);
const NINE_MEGABYTES = 9 * 1024 * 1024;

/** Twelve megapixels, nine megabytes, stored sideways like a camera's. */
async function cameraPhotograph(page: Page, colour: string) {
  const size = { width: 4000, height: 3000 };
  const drawn = await drawPicture(page, { colour, ...size, type: 'image/jpeg' });
  const [begin, rest] = [drawn.subarray(0, 2), drawn.subarray(2)];
  const detail = Buffer.alloc(NINE_MEGABYTES - drawn.length - HELD_UPRIGHT.length);
  const path = join(folder, `${colour.slice(1)}.jpg`);
  await writeFile(path, Buffer.concat([begin, HELD_UPRIGHT, rest, detail]));
  return path;
}

test('saves large camera photos at once in a draft with only a title', async () => {
  const title = `Half a saree ${randomUUID().replaceAll(/[^a-f]/g, '')}`;
  const { page: staff } = await signedInStaff();
  await staff.goto('/admin/add-product');
  await staff.getByLabel('Title', { exact: true }).fill(title);
  const dyes = ['#802030', '#205080', '#206030', '#806020'];
  const photographs: string[] = [];
  for (const dye of dyes) photographs.push(await cameraPhotograph(staff, dye));
  await staff.getByLabel('Add pictures').setInputFiles(photographs);
  await staff.getByText('4 image(s) uploaded successfully').waitFor();
  const shown = staff.getByRole('img', { name: 'Picture 1' });
  const sides = () =>
    shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  await expect.poll(sides).toEqual([1920, 2560]);
  await staff.getByRole('button', { name: 'Save as draft' }).click();
  await staff.getByText('Product created successfully!').waitFor({ timeout: 90_000 });
  const { docs } = await db().collection('products').where('title', '==', title).get();
  expect(docs.map((one) => one.get('status') as string)).toEqual(['draft']);
  expect(docs[0]!.get('images')).toHaveLength(4);
}, 300_000);
