import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';

import { TRIES_ALL_CASES } from '../../tests/soak/case-count.ts';

import type { ArtRecipe } from './art-recipe.ts';
import { encodePicture } from './encode.ts';
import { drawProductPictures } from './product-pictures.ts';
import type { ProductPictureFile } from './product-pictures.ts';
import { PICTURE_VIEWS } from './views/picture-view.ts';
import { viewDrawers } from './views/product-views.ts';

const SLOW = 120_000;

const IKAT: ArtRecipe = {
  technique: 'ikat',
  palette: ['#1d3557', '#e9d8a6', '#9b2226', '#ca6702'],
  object: 'saree',
  border: 'temple',
};

/** Needs half the time of cloth, because it has less detail. */
const VASE: ArtRecipe = { ...IKAT, technique: 'terracotta', object: 'vase' };

const TRIED = TRIES_ALL_CASES ? IKAT : VASE;

describe('the pictures of a product', () => {
  let saree: ProductPictureFile[];

  beforeAll(async () => {
    saree = await drawProductPictures(TRIED, 'pochampally-saree');
  }, SLOW);

  it('has six views in three widths and two formats', () => {
    expect(saree.map(({ view }) => view)).toEqual([...PICTURE_VIEWS]);
    expect(saree[0]?.files.map(({ name }) => name)).toEqual([
      'drape_320.avif',
      'drape_320.webp',
      'drape_640.avif',
      'drape_640.webp',
      'drape_960.avif',
      'drape_960.webp',
    ]);
  });

  it('has files of the width, height and format in their names', async () => {
    for (const file of saree.flatMap(({ files }) => files)) {
      const byName = await sharp(file.bytes).metadata();
      expect([byName.width, byName.height]).toEqual([file.width, file.height]);
      expect(file.height / file.width).toBe(1.25);
      expect(byName.format).toBe(file.contentType === 'image/avif' ? 'heif' : 'webp');
    }
  });

  it('keeps files of 320 pixels under 12 kB and 8 kB on average', () => {
    const files = saree.flatMap((picture) => picture.files);
    const small = files.filter(({ width }) => width === 320).map(({ bytes }) => bytes.length);
    expect(Math.max(...small)).toBeLessThanOrEqual(12_000);
    const all = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
    expect(all / files.length).toBeLessThanOrEqual(8_000);
  });

  it('has a placeholder colour and an alternative text', () => {
    for (const { color, alt } of saree) {
      expect(color).toMatch(/^#[0-9a-f]{6}$/);
      expect(alt.length).toBeGreaterThan(10);
    }
    expect(new Set(saree.map(({ alt }) => alt)).size).toBe(PICTURE_VIEWS.length);
  });

  it(
    'produces the same bytes when drawn again',
    async () => {
      const drawn = async () => {
        const size = { width: 96, height: 120 };
        const { border } = await viewDrawers(TRIED, 'pochampally-saree', size);
        return encodePicture(await border());
      };
      const [once, again] = [await drawn(), await drawn()];
      expect(again.map(({ bytes }) => bytes.toString('base64'))).toEqual(
        once.map(({ bytes }) => bytes.toString('base64')),
      );
    },
    SLOW,
  );

  it('rejects a palette with an invalid colour', async () => {
    await expect(drawProductPictures({ ...IKAT, palette: ['red'] }, 'x')).rejects.toThrow(
      'Not a colour of the form #rrggbb: red',
    );
    await expect(drawProductPictures({ ...IKAT, palette: [] }, 'x')).rejects.toThrow(RangeError);
  });
});
