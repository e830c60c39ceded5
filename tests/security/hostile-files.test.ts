import { expect, test } from 'vitest';

import { storeImages, storePhotos } from '../../functions/src/catalogue/products/store-images.ts';
import { pixelsOf } from '../../functions/src/catalogue/products/picture-pixels.ts';
import { HOSTILE_FILES, LARGEST_PICTURES } from './hostile-files.ts';

const dataString = (type: string, content: Buffer) =>
  `data:${type};base64,${content.toString('base64')}`;

const REFUSAL = {
  status: 400,
  code: 'invalid',
  message: expect.stringMatching(
    /^Image 1 (is not a supported image format|is larger than 10MB|has more than 40 megapixels)$/,
  ),
};

test('contains forty-five files', () => {
  expect(new Set(HOSTILE_FILES.map(([name]) => name)).size).toBe(45);
});

test.each(HOSTILE_FILES)(
  'rejects %s before anything is stored',
  async (_name, claimed, content) => {
    const sent = [dataString(claimed, content)];
    await expect(storeImages('p1', sent)).rejects.toMatchObject(REFUSAL);
    await expect(storePhotos('returns/u1/r1', sent)).rejects.toMatchObject(REFUSAL);
  },
);

test.each(LARGEST_PICTURES)(
  'accepts %s of forty megapixels, the largest allowed',
  (_name, content) => {
    expect(pixelsOf(content)).toBe(40_000_000);
  },
);

test('does not fail on a header without a size', () => {
  for (const [, content] of LARGEST_PICTURES) {
    for (let length = 4; length < content.length; length += 1) {
      expect(() => pixelsOf(content.subarray(0, length))).not.toThrow();
    }
  }
});
