import sharp from 'sharp';
import { expect, test } from 'vitest';

import { drawPublicPhoto } from './publish-photo.ts';

function photograph(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#8a1c2b' } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Copyright: 'At home, 12 Weaver Lane' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '26/1 6/1 30/1' },
    });
}

test('removes the location of a photograph and turns it upright', async () => {
  const sent = await photograph(120, 80).jpeg().toBuffer();
  expect((await sharp(sent).metadata()).exif).toBeDefined();
  expect(sent.includes('Weaver Lane')).toBe(true);
  const shown = await drawPublicPhoto(sent);
  const { exif, xmp, iptc, orientation, format, width, height } = await sharp(shown).metadata();
  expect({ exif, xmp, iptc, orientation }).toEqual({});
  expect(shown.includes('Weaver Lane')).toBe(false);
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 80, height: 120 });
});

test.each(['png', 'webp', 'gif'] as const)('keeps the file type of a %s', async (format) => {
  const shown = await drawPublicPhoto(await photograph(1700, 20).toFormat(format).toBuffer());
  const { exif, format: kind, width, height } = await sharp(shown).metadata();
  expect({ exif, kind, widest: Math.max(width, height) }).toEqual({ kind: 'jpeg', widest: 1600 });
});

test('rejects a truncated picture', async () => {
  const whole = await photograph(120, 80).jpeg().toBuffer();
  await expect(drawPublicPhoto(whole.subarray(0, whole.length / 2))).rejects.toThrow();
});
