import sharp from 'sharp';
import { expect, test } from 'vitest';

import { fileMessages } from '@kargha/domain/messages/file-messages';

import { framesOf } from './picture-pixels.ts';
import { storeImages } from './store-images.ts';

const dataString = (type: string, content: Buffer | string) =>
  `data:${type};base64,${Buffer.from(content).toString('base64')}`;

test('keeps addresses', async () => {
  const images = ['https://example.in/a.webp', 'products/p1/drape_640.webp'];
  expect(await storeImages('p1', images)).toEqual(images);
});

test('rejects files that are no pictures, whatever their type', async () => {
  const disguised = [
    dataString('image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    dataString('image/png', '<svg xmlns="http://www.w3.org/2000/svg"/>'),
    dataString('image/jpeg', '<!doctype html><script>alert(1)</script>'),
    dataString('image/webp', 'RIFF1234WAVEfmt '),
    dataString('image/gif', 'GIF90a'),
    dataString('image/png', ''),
    'data:image/png;base64,%%%',
    'data:image/png,plain',
  ];
  for (const [index, image] of disguised.entries()) {
    await expect(storeImages('p1', [image]), `disguise ${index}`).rejects.toThrow(
      'Image 1 is not a supported image format',
    );
  }
});

test('rejects a picture above ten megabytes with its position', async () => {
  const jpeg = Buffer.alloc(10 * 1024 * 1024 + 1);
  jpeg.set([0xff, 0xd8, 0xff]);
  const images = ['https://example.in/a.webp', dataString('image/jpeg', jpeg)];
  await expect(storeImages('p1', images)).rejects.toMatchObject({
    status: 400,
    message: 'Image 2 is larger than 10MB',
    details: { 'images[1]': fileMessages.image_too_large({ position: 2 }) },
  });
});

/** A square that changes colour, with a GPS position. */
async function animation(side: number, colours: readonly string[]): Promise<Buffer> {
  const frames = await Promise.all(
    colours.map((background) =>
      sharp({ create: { width: side, height: side, channels: 3, background } })
        .png({ compressionLevel: 1 })
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true }, limitInputPixels: false })
    .withExif({ IFD0: { Copyright: 'At home, 12 Weaver Lane' } })
    .webp({ effort: 0, loop: 0 })
    .toBuffer();
}

test('rejects an animation of more than forty megapixels in total', async () => {
  const film = await animation(3700, ['#c01818', '#1818c0', '#18c018']);
  expect(framesOf(film)).toBe(3);
  expect(film.includes('Weaver Lane')).toBe(true);
  await expect(storeImages('p1', [dataString('image/webp', film)])).rejects.toMatchObject({
    status: 400,
    code: 'invalid',
    message: 'Image 1 is an animation of more than 40 megapixels in total',
    details: { 'images[0]': fileMessages.animation_megapixels({ position: 1 }) },
  });
}, 60_000);

test('counts the frames of smaller animations, still pictures and truncated files', async () => {
  const short = await animation(20, ['#c01818', '#1818c0']);
  expect(framesOf(short)).toBe(2);
  expect(framesOf(short.subarray(0, 20))).toBe(1);
  const still = await sharp(short).webp().toBuffer();
  expect(framesOf(still)).toBe(1);
});
