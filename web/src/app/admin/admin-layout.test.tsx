import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';

import { AdminLayout } from './admin-layout.tsx';

vi.mock('./use-badges.ts', () => ({ useBadges: () => ({ orders: 0, messages: 0, alarms: 0 }) }));

function Broken(): never {
  throw new RangeError('This page cannot be drawn.');
}

test('tells staff that saved work is safe when a page crashes', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  renderInShop(
    <Routes>
      <Route element={<AdminLayout />}>
        <Route index element={<Broken />} />
      </Route>
    </Routes>,
  );
  const message = screen.getByRole('alert');
  expect(message).toHaveTextContent(
    'Your saved work is safe. Reload the page or open another one.',
  );
  expect(message).not.toHaveTextContent('cart');
});
