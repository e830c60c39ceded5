import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';

import { SecurityContent } from './security-content.tsx';

test('the claims have the figures of this deployment', () => {
  renderInShop(<SecurityContent />);
  const claims = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(claims).toEqual([
    '1 hourAccess tokens',
    'Until revokedRefresh tokens',
    '1 hourPassword reset token',
    '5 attemptsper 15 minutes',
  ]);
});

test('nobody is told that they stay signed in longer than they do', () => {
  renderInShop(<SecurityContent />);
  expect(screen.getByText(/^You stay signed in/)).toHaveTextContent(
    'until you sign out or are inactive for 30 minutes.',
  );
});

test('a weak spot can be reported', () => {
  renderInShop(<SecurityContent />);
  expect(screen.getByRole('link', { name: 'Report an issue' })).toHaveAttribute(
    'href',
    '/contact?subject=security',
  );
});
