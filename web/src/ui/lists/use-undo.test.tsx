import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';

import { useUndo, type UndoAction } from './use-undo.ts';

function Deed({ wayBack, undone }: { wayBack: UndoAction; undone?: string }) {
  const sayUndoable = useUndo();
  return (
    <button type="button" onClick={() => sayUndoable('Hidden.', wayBack, undone)}>
      Hide
    </button>
  );
}

async function hideAndUndo() {
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
  expect(await screen.findByText('Hidden.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
}

test('undoes once and says so', async () => {
  const wayBack = vi.fn<() => Promise<void>>().mockResolvedValue();
  renderInShop(<Deed wayBack={wayBack} />);
  await hideAndUndo();
  expect(await screen.findByText('Undone. Everything is as it was.')).toBeVisible();
  expect(wayBack).toHaveBeenCalledOnce();
});

test('shows the action’s own undo message', async () => {
  renderInShop(<Deed wayBack={() => undefined} undone="Shown." />);
  await hideAndUndo();
  expect(await screen.findByText('Shown.')).toBeVisible();
});

test('says why an action cannot be undone', async () => {
  renderInShop(<Deed wayBack={() => Promise.reject(new Error('Somebody else was quicker.'))} />);
  await hideAndUndo();
  expect(await screen.findByText('Somebody else was quicker.')).toBeVisible();
  expect(screen.queryByText('Undone. Everything is as it was.')).toBeNull();
});
