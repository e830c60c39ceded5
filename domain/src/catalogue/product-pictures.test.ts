import { expect, test } from 'vitest';

import type { ProductPicture } from './product.ts';
import {
  fileOfImage,
  filesWithoutPicture,
  pictureBase,
  pictureFields,
  picturesInOrder,
} from './product-pictures.ts';

const address = (file: string) =>
  `https://files.example/v0/b/shop/o/${encodeURIComponent(`products/p1/${file}`)}?alt=media`;
const picture = (view: string): ProductPicture => ({
  path: `products/p1/${view}`,
  alt: '',
  color: '#aabbcc',
  width: 960,
  height: 1200,
});

test.each([
  [address('drape_960.webp'), 'products/p1/drape_960.webp', 'products/p1/drape'],
  [address('upload-a1.png'), 'products/p1/upload-a1.png', 'products/p1/upload-a1'],
  ['products/p1/drape_640.webp', 'products/p1/drape_640.webp', 'products/p1/drape'],
])('%s is a file of the product', (image, file, base) => {
  expect(fileOfImage('p1', image)).toBe(file);
  expect(pictureBase(file)).toBe(base);
});

test.each([
  'https://elsewhere.example/a.webp',
  'https://files.example/v0/b/shop/o/products%2Fp2%2Fa.png',
  'https://files.example/v0/b/shop/o/products%2Fp1%2Fdeeper%2Fa.png',
  'https://files.example/v0/b/shop/o/products%2Fp1%2F..%2F..%2Fcompanies%2Fa.png',
  'https://files.example/v0/b/shop/o/%E0%A4%A',
  'products/p1/noending',
])('%s is not', (image) => {
  expect(fileOfImage('p1', image)).toBeUndefined();
});

test('orders resized images like the originals and reports missing ones', () => {
  const product = {
    _id: 'p1',
    images: [address('weave_960.webp'), address('upload-a1.png'), address('drape_960.webp')],
    pictures: [picture('drape'), picture('border'), picture('weave')],
  };
  expect(picturesInOrder(product)).toEqual([picture('weave'), picture('drape')]);
  expect(filesWithoutPicture(product)).toEqual(['products/p1/upload-a1.png']);
});

test('stores the first two pictures for cards', () => {
  const pictures = ['drape', 'weave', 'border'].map(picture);
  expect(pictureFields(pictures)).toEqual({ pictures, cardPictures: pictures.slice(0, 2) });
  expect(pictureFields([])).toEqual({ pictures: [], cardPictures: [] });
});
