import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';

import { Link } from '../controls/link.tsx';
import { SafeContent } from './safe-content.tsx';

function Page() {
  const { search } = useLocation();
  return (
    <>
      <Link to="?view=p1">Details</Link>
      <Link to="?">Back to the list</Link>
      <SafeContent>
        <List isBroken={search !== ''} />
      </SafeContent>
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

test('focuses a broken page and retries it', async () => {
  renderInShop(<Page />, '/products');
  await follow('Details');
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('Something went wrong on this page.');
  expect(alert.parentElement).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
});

test('shows a network error while offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderInShop(<Page />, '/products');
  await follow('Details');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Network error. Please check your connection.',
  );
});

test('navigation renders the page again', async () => {
  renderInShop(<Page />, '/products');
  await follow('Details');
  await follow('Back to the list');
  expect(screen.getByText('The list')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

function Form({ isBroken }: { isBroken: boolean }) {
  const [message, setMessage] = useState('');
  if (isBroken) throw new Error('lost');
  return (
    <>
      <textarea
        aria-label="Message"
        value={message}
        onChange={(event) => setMessage(event.target.value)}
      />
      <output>{message.length}</output>
    </>
  );
}

test('restores typed text after a retry', async () => {
  const shop = (isBroken: boolean) => (
    <MemoryRouter>
      <SafeContent>
        <Form isBroken={isBroken} />
      </SafeContent>
    </MemoryRouter>
  );
  const { rerender } = render(shop(false));
  await userEvent.type(screen.getByLabelText('Message'), 'Namaste');
  rerender(shop(true));
  expect(screen.queryByLabelText('Message')).toBeNull();
  rerender(shop(false));
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(screen.getByLabelText('Message')).toHaveValue('Namaste');
  expect(screen.getByRole('status')).toHaveTextContent('7');
});
