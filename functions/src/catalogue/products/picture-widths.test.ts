import sharp from 'sharp';
import { expect, test } from 'vitest';

import { pictureFiles } from './picture-widths.ts';

/** A photo taken sideways, with a GPS position. */
function photograph(): Promise<Buffer> {
  return sharp({ create: { width: 120, height: 80, channels: 3, background: '#8a1c2b' } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Copyright: 'At home, 12 Weaver Lane' } })
    .jpeg({ quality: 95 })
    .toBuffer();
}

test('creates every size upright, in proportion and without metadata', async () => {
  const { files, width, height, color } = await pictureFiles('products/p1/a', await photograph());
  expect({ width, height }).toEqual({ width: 960, height: 1200 });
  expect(color).toMatch(/^#8[89ab]1[a-e]2[9a-d]$/);
  const seen = await Promise.all(
    files.map(async ({ path, content, contentType }) => {
      const about = await sharp(content).metadata();
      expect(about.exif).toBeUndefined();
      expect(about.orientation).toBeUndefined();
      return [path, contentType, about.width, about.height];
    }),
  );
  expect(seen).toEqual([
    ['products/p1/a_320.jpg', 'image/jpeg', 320, 400],
    ['products/p1/a_320.avif', 'image/avif', 320, 400],
    ['products/p1/a_320.webp', 'image/webp', 320, 400],
    ['products/p1/a_640.avif', 'image/avif', 640, 800],
    ['products/p1/a_640.webp', 'image/webp', 640, 800],
    ['products/p1/a_960.avif', 'image/avif', 960, 1200],
    ['products/p1/a_960.webp', 'image/webp', 960, 1200],
  ]);
});

test('rejects a truncated picture', async () => {
  const whole = await photograph();
  const half = whole.subarray(0, Math.floor(whole.length / 2));
  await expect(pictureFiles('products/p1/a', half)).rejects.toThrow();
});

test('a photo with enough pixels also gets a width for a close look', async () => {
  const large = await sharp({
    create: { width: 2500, height: 2000, channels: 3, background: '#8a1c2b' },
  })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { files, width, height } = await pictureFiles('products/p1/a', large);
  expect({ width, height }).toEqual({ width: 1920, height: 2400 });
  const close = files.find(({ path }) => path === 'products/p1/a_1920.webp');
  expect(await sharp(close?.content).metadata()).toMatchObject({ width: 1920, height: 2400 });
  expect(files.map(({ path }) => path)).toContain('products/p1/a_960.avif');
});
