import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';

import { ActionDialog } from '../dialog/action-dialog.tsx';
import { CountField } from './count-field.tsx';

const send = vi.fn<(count: number) => Promise<void>>(() => Promise.resolve());

function Shipping({ min = 0, start = 320 }: { min?: number; start?: number }) {
  const [count, setCount] = useState(start);
  return (
    <ActionDialog
      title="Ship"
      confirm="Ship now"
      onConfirm={() => send(count)}
      onClose={() => undefined}
    >
      <CountField label="Kurta" min={min} max={320} value={count} onChange={setCount} />
    </ActionDialog>
  );
}

async function type(text: string) {
  await userEvent.clear(screen.getByLabelText('Kurta'));
  await userEvent.type(screen.getByLabelText('Kurta'), text);
  await userEvent.click(screen.getByRole('button', { name: 'Ship now' }));
}

test('keeps a number that is too large, shows an error and blocks the form', async () => {
  renderInShop(<Shipping />);
  await type('999');
  expect(screen.getByText('Enter at most 320.')).toBeVisible();
  expect(screen.getByLabelText('Kurta')).toHaveValue('999');
  expect(screen.getByLabelText('Kurta')).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
  await type('101');
  expect(send).toHaveBeenCalledExactlyOnceWith(101);
});

test('asks for at least the minimum', async () => {
  renderInShop(<Shipping min={100} />);
  await type('7');
  expect(screen.getByText('Enter at least 100.')).toBeVisible();
  expect(screen.getByLabelText('Kurta')).toHaveValue('7');
});

test('starts with its value when that is the minimum', async () => {
  renderInShop(<Shipping min={1} start={1} />);
  expect(screen.getByLabelText('Kurta')).toHaveValue('1');
  await userEvent.click(screen.getByRole('button', { name: 'Ship now' }));
  expect(send).toHaveBeenLastCalledWith(1);
});
