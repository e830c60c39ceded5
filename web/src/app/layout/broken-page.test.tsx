import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx';

import { BrokenPage } from './broken-page.tsx';

/** A list that breaks as soon as details are asked for. */
function Page() {
  const { search, key } = useLocation();
  return (
    <>
      <Link to="?view=p1">Details</Link>
      <Link to="?">Back to the list</Link>
      <ErrorBoundary place={key} fallback={<BrokenPage />}>
        <List isBroken={search !== ''} />
      </ErrorBoundary>
    </>
  );
}

function List({ isBroken }: { isBroken: boolean }) {
  if (isBroken) throw new Error('lost');
  return <p>The list</p>;
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));

test('a page that broke has the focus, and is tried again', async () => {
  renderInShop(<Page />, '/products');
  await follow('Details');
  const face = screen.getByRole('alert');
  expect(face).toHaveTextContent('Something went wrong on this page.');
  expect(face.parentElement).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
});

test('without a connection it says that', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderInShop(<Page />, '/products');
  await follow('Details');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Network error. Please check your connection.',
  );
});

test('a step to another address of the same page shows it whole again', async () => {
  renderInShop(<Page />, '/products');
  await follow('Details');
  await follow('Back to the list');
  expect(screen.getByText('The list')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
