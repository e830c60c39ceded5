import sharp from 'sharp';
import { expect, test } from 'vitest';

import { stripMetadata } from './store-images.ts';

const piece = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#c01818' } }).composite([
    {
      input: { create: { width: 30, height: 40, channels: 3, background: '#1818c0' } },
      left: 30,
      top: 0,
    },
  ]);

const photograph = (format: 'jpeg' | 'png' | 'webp') =>
  piece()
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Copyright: 'At home, 12 Weaver Lane' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '26/1 6/1 30/1' },
    })
    .toFormat(format)
    .toBuffer();

test.each(['jpeg', 'png', 'webp'] as const)(
  'removes the metadata of a %s and keeps format and orientation',
  async (format) => {
    const sent = await photograph(format);
    expect((await sharp(sent).metadata()).exif).toBeDefined();
    const kept = await stripMetadata(sent);
    const { exif, xmp, iptc, orientation, ...shape } = await sharp(kept).metadata();
    expect({ exif, xmp, iptc, orientation }).toEqual({});
    expect(kept.includes('Weaver Lane')).toBe(false);
    expect(shape).toMatchObject({ format, width: 40, height: 60 });
    const { data } = await sharp(kept).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(data[0], 'red above').toBeGreaterThan(150);
    expect(data.at(-1), 'blue below').toBeGreaterThan(150);
  },
);

test.each(['jpeg', 'png', 'webp', 'gif'] as const)(
  'keeps a %s without metadata byte for byte',
  async (format) => {
    const sent = await piece().toFormat(format).toBuffer();
    expect((await stripMetadata(sent)).equals(sent)).toBe(true);
  },
);

test('removes metadata from an animation and keeps its frames', async () => {
  const frames = await Promise.all(
    ['#c01818', '#1818c0'].map((background) =>
      sharp({ create: { width: 20, height: 20, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const sent = await sharp(frames, { join: { animated: true } })
    .withExif({ IFD0: { Copyright: 'At home, 12 Weaver Lane' } })
    .webp()
    .toBuffer();
  const kept = await stripMetadata(sent);
  const { exif, pages } = await sharp(kept, { animated: true }).metadata();
  expect({ exif, pages }).toEqual({ pages: 2 });
  expect(kept.includes('Weaver Lane')).toBe(false);
});

test('leaves truncated and invalid files to later checks', async () => {
  const whole = await photograph('jpeg');
  for (const sent of [whole.subarray(0, whole.length / 2), Buffer.from('no picture')]) {
    expect((await stripMetadata(sent)).equals(sent)).toBe(true);
  }
});
