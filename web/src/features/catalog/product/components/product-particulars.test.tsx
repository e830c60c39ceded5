import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import type { Provenance } from '@kargha/domain/catalogue/provenance';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { sampleProduct } from '#testing/sample-product.ts';

import { ProductParticulars } from './product-particulars.tsx';

const UNKNOWN: Provenance = {
  craft: '',
  weave: '',
  cluster: '',
  district: '',
  state: '',
  artisan: '',
  loomType: '',
  fibre: [],
  zari: '',
  dye: '',
  handHours: 0,
  lengthM: 0,
  widthCm: 0,
  weightGsm: 0,
  blousePiece: false,
  dimensions: '',
  care: '',
};

function show(known: Partial<Provenance>) {
  renderInShop(
    <ProductParticulars product={sampleProduct({ provenance: { ...UNKNOWN, ...known } })} />,
  );
}

const fact = (name: string) => screen.queryByText(name)?.nextElementSibling?.textContent;

test('shows size, weight and blouse piece of a length of cloth', () => {
  show({ lengthM: 5.5, widthCm: 118, weightGsm: 92, blousePiece: true });
  expect(fact('Dimensions')).toBe('5.5 m × 118 cm');
  expect(fact('Blouse piece')).toBe('Included');
  expect(fact('Cloth weight')).toBe('92 g/m²');
});

test('prefers the dimensions that staff wrote', () => {
  show({ lengthM: 5.5, widthCm: 118, dimensions: '5.5 m × 118 cm with tassels' });
  expect(fact('Dimensions')).toBe('5.5 m × 118 cm with tassels');
});

test('shows a width alone and leaves out unknown measures', () => {
  show({ widthCm: 118 });
  expect(fact('Dimensions')).toBe('118 cm');
  expect(screen.queryByText('Blouse piece')).toBeNull();
  expect(screen.queryByText('Cloth weight')).toBeNull();
});
