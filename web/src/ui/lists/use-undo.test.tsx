import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';

import { useUndo, type UndoAction } from './use-undo.ts';

function HideButton({ undo, undone }: { undo: UndoAction; undone?: string }) {
  const showUndoable = useUndo();
  return (
    <button type="button" onClick={() => showUndoable('Hidden.', undo, undone)}>
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
  const undo = vi.fn<() => Promise<void>>().mockResolvedValue();
  renderInShop(<HideButton undo={undo} />);
  await hideAndUndo();
  expect(await screen.findByText('Undone. Everything is as it was.')).toBeVisible();
  expect(undo).toHaveBeenCalledOnce();
});

test('shows the action’s own undo message', async () => {
  renderInShop(<HideButton undo={() => undefined} undone="Shown." />);
  await hideAndUndo();
  expect(await screen.findByText('Shown.')).toBeVisible();
});

test('says why an action cannot be undone', async () => {
  renderInShop(
    <HideButton undo={() => Promise.reject(new Error('Someone else has just changed this.'))} />,
  );
  await hideAndUndo();
  expect(await screen.findByText('Someone else has just changed this.')).toBeVisible();
  expect(screen.queryByText('Undone. Everything is as it was.')).toBeNull();
});
