import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';

test('shows the first toast without a network and keeps the form', async () => {
  vi.resetModules();
  vi.doMock('./toast-stack.tsx', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const { ToastRegion } = await import('./toast-region.tsx');
  const { showToast } = await import('./toasts.ts');
  renderInShop(
    <>
      <ToastRegion />
      <input aria-label="Message" />
    </>,
  );
  await userEvent.type(screen.getByLabelText('Message'), 'Namaste');
  act(() => showToast({ tone: 'error', message: 'No connection.' }));
  act(() => showToast({ tone: 'error', message: 'Not saved.' }));
  expect(await screen.findByText('No connection.')).toBeVisible();
  expect(screen.getByText('Not saved.')).toBeVisible();
  expect(screen.getByLabelText('Message')).toHaveValue('Namaste');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).toBeNull();
});
