import { expect, test } from 'vitest';

import { findSizeGuide, sizeIn, type SizeGuide } from './size-guide.ts';

const guide = (id: string, vendor: string, collections: string[]): SizeGuide => ({
  id,
  title: id,
  titleHindi: '',
  vendor,
  collections,
  measurements: [],
  sizes: [],
  note: '',
  noteHindi: '',
});
const kurtas = guide('kurtas', '', ['kurtas', 'shirts']);
const kurtasOfMaker = guide('kurtas-khatri', 'Khatri Block Print', ['kurtas']);
const maker = guide('khatri', 'Khatri Block Print', []);
const all = guide('all', '', []);

const found = (guides: SizeGuide[], vendor: string, productCollection: string) =>
  findSizeGuide(guides, { vendor, productCollection })?.id;

test('prefers the guide of the maker and the collection', () => {
  const guides = [all, kurtas, maker, kurtasOfMaker];
  expect(found(guides, 'khatri block print ', 'kurtas')).toBe('kurtas-khatri');
  expect(found(guides, 'Khatri Block Print', 'shirts')).toBe('khatri');
  expect(found(guides, 'Another maker', 'shirts')).toBe('kurtas');
  expect(found(guides, 'Another maker', 'bags')).toBe('all');
});

test('finds none for a collection without a guide', () => {
  expect(found([kurtas, maker], 'Another maker', 'jewelry')).toBeUndefined();
  expect(findSizeGuide([maker], { productCollection: 'kurtas' })).toBeUndefined();
});

test('converts cm to inches, and ranges as well', () => {
  expect([sizeIn('in', '96.5'), sizeIn('in', '94–98'), sizeIn('in', '5.4')]).toEqual([
    '38',
    '37–38.6',
    '2.1',
  ]);
  expect(sizeIn('cm', '94–98')).toBe('94–98');
});
