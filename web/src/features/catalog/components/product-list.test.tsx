import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';
import { sampleProduct } from '#testing/sample-product.ts';

import { ProductList } from './product-list.tsx';

const fifty = Array.from({ length: 50 }, (_, index) => sampleProduct({ _id: `p${index}` }));

function list(listKey: string, products = fifty) {
  return <ProductList products={products} listKey={listKey} card={({ _id }) => <b>{_id}</b>} />;
}

test('draws 24 at a time and says how many of how many', async () => {
  renderInShop(list('steps'));
  expect(screen.getAllByRole('listitem')).toHaveLength(24);
  expect(screen.getByRole('status')).toHaveTextContent('Showing 24 of 50 products');

  await userEvent.click(screen.getByRole('button', { name: 'Load More (24 of 50)' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(48);
  await userEvent.click(screen.getByRole('button', { name: 'Load More (48 of 50)' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(50);
  expect(screen.queryByRole('button', { name: /Load More/ })).toBeNull();
});

test('coming back finds the list as long as it was left', async () => {
  const first = renderInShop(list('back'));
  await userEvent.click(screen.getByRole('button', { name: /Load More/ }));
  first.unmount();
  renderInShop(list('back'));
  expect(screen.getAllByRole('listitem')).toHaveLength(48);
});

test('when nothing matches there is a way to everything', () => {
  renderInShop(list('none', []));
  expect(screen.getByText('Nothing on the shelf matches')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show all products' })).toHaveAttribute(
    'href',
    '/products',
  );
});
