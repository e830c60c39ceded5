import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { useShownPrices } from '#lib/shop/state/shown-prices.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { sampleProduct } from '#testing/sample-product.ts';

import { BuyRow } from './product-buy-row.tsx';

const slots = { purchase: () => null, heart: () => null };

test('repeats the price that the person reads above, with or without GST', () => {
  const saree = sampleProduct({ price: 2100, costPerItem: 2625, hsnCode: '500720' });
  renderInShop(<BuyRow product={saree} slots={slots} />);
  expect(screen.getByText('₹2,100')).toBeInTheDocument();
  act(() => useShownPrices.setState({ withoutGst: (amount) => amount / 1.05 }));
  expect(screen.getByText('₹2,000')).toBeInTheDocument();
  act(() => useShownPrices.setState({ withoutGst: undefined }));
  expect(screen.getByText('₹2,100')).toBeInTheDocument();
});
