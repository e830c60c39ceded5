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

test('a length of cloth says what it measures and weighs, and that a blouse piece comes with it', () => {
  show({ lengthM: 5.5, widthCm: 118, weightGsm: 92, blousePiece: true });
  expect(fact('Dimensions')).toBe('5.5 m × 118 cm');
  expect(fact('Blouse piece')).toBe('Included');
  expect(fact('Cloth weight')).toBe('92 g/m²');
});

test('the words of staff go before the bare measures', () => {
  show({ lengthM: 5.5, widthCm: 118, dimensions: '5.5 m × 118 cm with tassels' });
  expect(fact('Dimensions')).toBe('5.5 m × 118 cm with tassels');
});

test('a width alone is said alone, and what nobody measured is not mentioned', () => {
  show({ widthCm: 118 });
  expect(fact('Dimensions')).toBe('118 cm');
  expect(screen.queryByText('Blouse piece')).toBeNull();
  expect(screen.queryByText('Cloth weight')).toBeNull();
});
