import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';

import { SecurityContent } from './security-content.tsx';

test('states the figures of this deployment', () => {
  renderInShop(<SecurityContent />);
  const claims = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(claims).toEqual([
    '1 hourAccess tokens',
    'Until revokedRefresh tokens',
    '1 hourPassword reset token',
    '5 attemptsper 15 minutes',
  ]);
});

test('states how long a session lasts', () => {
  renderInShop(<SecurityContent />);
  expect(screen.getByText(/^You stay signed in/)).toHaveTextContent(
    'until you sign out or are inactive for 30 minutes.',
  );
});

test('links to report a security issue', () => {
  renderInShop(<SecurityContent />);
  expect(screen.getByRole('link', { name: 'Report an issue' })).toHaveAttribute(
    'href',
    '/contact?subject=security',
  );
});
