import { expect, test } from 'vitest';

import { storeImages } from './image-intake.ts';

const dataString = (type: string, content: Buffer | string) =>
  `data:${type};base64,${Buffer.from(content).toString('base64')}`;

test('addresses stay as they are', async () => {
  const images = ['https://example.in/a.webp', 'products/p1/drape_640.webp'];
  expect(await storeImages('p1', images)).toEqual(images);
});

test('what is no picture is refused, whatever it calls itself', async () => {
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

test('a picture above ten megabytes is refused and named by its place', async () => {
  const jpeg = Buffer.alloc(10 * 1024 * 1024 + 1);
  jpeg.set([0xff, 0xd8, 0xff]);
  const images = ['https://example.in/a.webp', dataString('image/jpeg', jpeg)];
  await expect(storeImages('p1', images)).rejects.toMatchObject({
    status: 400,
    message: 'Image 2 is larger than 10MB',
    details: { 'images[1]': 'Image 2 is larger than 10MB' },
  });
});
