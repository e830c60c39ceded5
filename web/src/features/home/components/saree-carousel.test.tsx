import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { firestoreWorld } from '#testing/firestore-world.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { SareeCarousel } from './saree-carousel.tsx';

test.each([
  [639, 296],
  [640, 320],
])('at a width of %d one step is %d pixels, there and back', async (width, step) => {
  vi.stubGlobal('innerWidth', width);
  firestoreWorld({ 'products/s1': { title: 'Jamdani saree', status: 'active' } });
  renderInShop(<SareeCarousel ids={['s1']} card={({ title }) => <b>{title}</b>} />);
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

test('View All leads to all sarees', () => {
  firestoreWorld({});
  renderInShop(<SareeCarousel ids={[]} card={() => null} />);
  expect(screen.getByRole('link', { name: 'View All sarees' })).toHaveAttribute(
    'href',
    '/products?category=sarees',
  );
});
