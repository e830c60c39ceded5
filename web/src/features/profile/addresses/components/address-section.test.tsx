import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';

import { AddressSection } from './address-section.tsx';

test('focuses the first field of a new address, and the button after cancelling', async () => {
  renderInShop(<AddressSection addresses={[]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Add address' }));
  expect(screen.getAllByRole('textbox')[0]).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add address' })).toHaveFocus());
});
