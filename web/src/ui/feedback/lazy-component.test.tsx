import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTransition, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';

import { lazyComponent } from './lazy-component.tsx';

const LOST = 'Network error. Please check your connection.';

function Details({ name }: { name: string }) {
  return <p>All about {name}</p>;
}

test.each(['over', 'in-place'] as const)(
  'a failed download shows an error and can be retried (%s)',
  async (onError) => {
    const load = vi.fn().mockRejectedValueOnce(new TypeError('lost')).mockResolvedValue(Details);
    const Part = lazyComponent<{ name: string }>(load, { fallback: <p>Coming</p>, onError });
    renderInShop(
      <>
        <p>The list</p>
        <Part name="silk" />
      </>,
    );
    expect(screen.getByText('Coming')).toBeVisible();
    expect(await screen.findByRole('alert')).toHaveTextContent(LOST);
    expect(screen.getByText('The list')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('All about silk')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('renders a preloaded component at once', async () => {
  const Part = lazyComponent<{ name: string }>(() => Promise.resolve(Details), { onError: 'over' });
  renderInShop(<Part name="silk" />).unmount();
  await Promise.resolve();
  renderInShop(<Part name="cotton" />);
  expect(screen.getByText('All about cotton')).toBeVisible();
});

test('renders a component whose preload ends while React commits', async () => {
  const Part = lazyComponent<{ name: string }>(() => Promise.resolve(Details), { onError: 'over' });
  function Preload() {
    useLayoutEffect(() => void Part.preload(), []);
    return null;
  }
  // As in the shop, where the effects of a transition run in a later task.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  startTransition(() =>
    root.render(
      <>
        <Preload />
        <Part name="linen" />
      </>,
    ),
  );
  expect(await screen.findByText('All about linen')).toBeVisible();
  root.unmount();
});

test('retries when the network is back', async () => {
  const load = vi.fn().mockRejectedValueOnce(new TypeError('lost')).mockResolvedValue(Details);
  const Part = lazyComponent<{ name: string }>(load, { onError: 'in-place' });
  renderInShop(<Part name="silk" />);
  expect(await screen.findByRole('alert')).toHaveTextContent(LOST);
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('All about silk')).toBeVisible();
});

test('a dialog that failed to load can be closed', async () => {
  const onClose = vi.fn<() => void>();
  const Part = lazyComponent<{ onClose: () => void }>(() => Promise.reject(new TypeError('lost')), {
    onError: 'over',
  });
  renderInShop(<Part onClose={onClose} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('a broken component leaves the page around it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  const Part = lazyComponent(
    () =>
      Promise.resolve(() => {
        if (isBroken) throw new Error('no such field');
        return <p>All is well</p>;
      }),
    { onError: 'over' },
  );
  renderInShop(
    <>
      <input aria-label="Message" />
      <Part />
    </>,
  );
  await userEvent.type(screen.getByLabelText('Message'), 'Namaste');
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on this page.');
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('All is well')).toBeVisible();
  expect(screen.getByLabelText('Message')).toHaveValue('Namaste');
});
