import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import type { NewSupplier } from '@kargha/domain/stock/purchase-order-requests';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { signInStaff } from '#testing/sign-in-staff.ts';

import { SupplierDialog } from './supplier-dialog.tsx';

beforeEach(() => signInStaff('owner'));

test('adds a supplier once when the answer was lost and the button is pressed again', async () => {
  const onAdd = vi.fn<(supplier: NewSupplier) => Promise<void>>();
  onAdd.mockRejectedValueOnce(new Error('Network error.'));
  const onClose = vi.fn();
  renderInShop(<SupplierDialog onAdd={onAdd} onClose={onClose} />);
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Phulia weavers ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add supplier' }));
  expect(await screen.findByText('Network error.')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Add supplier' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const [first, second] = onAdd.mock.calls.map(([supplier]) => supplier);
  expect(first).toMatchObject({ name: 'Phulia weavers', state: '' });
  expect(second).toEqual(first);
  expect(second?.requestId).toMatch(/^[0-9a-f-]{36}$/);
});
