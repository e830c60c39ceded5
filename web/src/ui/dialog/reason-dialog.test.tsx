import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';

import { ReasonDialog } from './reason-dialog.tsx';

async function open(missing?: string) {
  const onConfirm = vi.fn<(reason: string) => Promise<void>>().mockResolvedValue();
  const onClose = vi.fn();
  renderInShop(
    <ReasonDialog
      title="Pack it?"
      label="Note"
      confirm="Mark as packed"
      onConfirm={onConfirm}
      onClose={onClose}
      {...(missing !== undefined && { missing })}
    />,
  );
  await waitFor(() => expect(screen.getByLabelText('Note')).toHaveFocus());
  return { onConfirm, onClose };
}

test('Enter confirms when no reason is needed', async () => {
  const { onConfirm, onClose } = await open();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(onConfirm).toHaveBeenCalledWith('');
});

test('Enter adds a line to a reason, and Ctrl+Enter confirms', async () => {
  const { onConfirm } = await open('Please say why.');
  await userEvent.keyboard('Too late.{Enter}Asked by phone.');
  expect(onConfirm).not.toHaveBeenCalled();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(onConfirm).toHaveBeenCalledWith('Too late.\nAsked by phone.'));
});

test('Enter does not confirm an empty required reason', async () => {
  const { onConfirm } = await open('Please say why.');
  await userEvent.keyboard('{Enter}');
  expect(onConfirm).not.toHaveBeenCalled();
});
