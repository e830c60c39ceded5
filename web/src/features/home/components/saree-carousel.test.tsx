import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';
import { sampleProduct } from '#testing/sample-product.ts';

import { SareeCarousel } from './saree-carousel.tsx';

test.each([
  [639, 296],
  [640, 320],
])('scrolls at a width of %d by %d pixels, both ways', async (width, step) => {
  vi.stubGlobal('innerWidth', width);
  renderInShop(
    <SareeCarousel
      products={[sampleProduct({ title: 'Jamdani saree' })]}
      card={({ title }) => <b>{title}</b>}
    />,
  );
  const row = await screen.findByRole('list', { name: 'Sarees, scroll sideways' });
  expect(await screen.findByText('Jamdani saree')).toBeVisible();
  const scrollBy = vi.fn();
  Object.assign(row, { scrollBy });

  await userEvent.click(screen.getByRole('button', { name: 'Next sarees' }));
  await userEvent.click(screen.getByRole('button', { name: 'Previous sarees' }));

  expect(scrollBy.mock.calls).toEqual([
    [{ left: step, behavior: 'smooth' }],
    [{ left: -step, behavior: 'smooth' }],
  ]);
});

test('links View All to all sarees', () => {
  renderInShop(<SareeCarousel products={[]} card={() => null} />);
  expect(screen.getByRole('link', { name: 'View All sarees' })).toHaveAttribute(
    'href',
    '/products?category=sarees',
  );
});
