import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';

import { ActionDialog } from './action-dialog.tsx';

interface PageProps {
  onConfirm: () => Promise<void>;
  onPageSubmit?: () => void;
}

function Page({ onConfirm, onPageSubmit }: PageProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onPageSubmit?.();
      }}
    >
      <button type="button" onClick={() => setOpen(true)}>
        Rename
      </button>
      {isOpen && (
        <ActionDialog
          title="Rename it?"
          confirm="Rename it"
          onConfirm={onConfirm}
          onClose={() => setOpen(false)}
        >
          <label>
            Name <input />
          </label>
        </ActionDialog>
      )}
    </form>
  );
}

async function open() {
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
}

it('focuses the first field, and Enter confirms without submitting the page’s form', async () => {
  const onConfirm = vi.fn<() => Promise<void>>().mockResolvedValue();
  const onPageSubmit = vi.fn();
  renderInShop(<Page onConfirm={onConfirm} onPageSubmit={onPageSubmit} />);
  await open();
  await userEvent.keyboard('Ilkal{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(onPageSubmit).not.toHaveBeenCalled();
});

it('selects the text of the first field', async () => {
  renderInShop(
    <ActionDialog title="Refund" confirm="Refund" onConfirm={vi.fn()} onClose={vi.fn()}>
      <label>
        Amount <input defaultValue="8118" />
      </label>
    </ActionDialog>,
  );
  await waitFor(() => expect(screen.getByLabelText('Amount')).toHaveFocus());
  await userEvent.keyboard('100');
  expect(screen.getByLabelText('Amount')).toHaveValue('100');
});

it('Escape cancels and returns focus', async () => {
  const onConfirm = vi.fn<() => Promise<void>>();
  renderInShop(<Page onConfirm={onConfirm} />);
  await open();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Rename' })).toHaveFocus();
  expect(onConfirm).not.toHaveBeenCalled();
});

it('stays open while the action runs', async () => {
  let refuse: (why: Error) => void = () => undefined;
  const onConfirm = () =>
    new Promise<void>((_done, reject) => {
      refuse = reject;
    });
  renderInShop(<Page onConfirm={onConfirm} />);
  await open();
  await userEvent.keyboard('Ilkal{Enter}{Escape}');
  const close = screen.getByRole('button', { name: 'Close' });
  expect(close).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(close);
  refuse(new Error('The name is taken.'));
  expect(await screen.findByText('The name is taken.')).toBeVisible();

  await userEvent.click(close);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('keeps the dialog and its fields after an error', async () => {
  renderInShop(<Page onConfirm={() => Promise.reject(new Error('The name is taken.'))} />);
  await open();
  await userEvent.keyboard('Ilkal{Enter}');
  expect(await screen.findByText('The name is taken.')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Ilkal');
});
