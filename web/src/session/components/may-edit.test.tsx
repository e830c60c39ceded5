import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';
import { signInStaff } from '#testing/sign-in-staff.ts';

import { MayEdit } from './may-edit.tsx';

const onSave = vi.fn();

beforeEach(() => onSave.mockReset());

function open(): void {
  renderInShop(
    <MayEdit permission="customers.edit">
      <form onSubmit={onSave}>
        <input aria-label="Note" />
        <button>Save</button>
      </form>
    </MayEdit>,
  );
}

test('fields can be used with the permission', () => {
  signInStaff('support');
  open();
  expect(screen.getByLabelText('Note')).toBeEnabled();
  expect(screen.queryByText(/You can see this/)).toBeNull();
});

test('fields are disabled without it, and the reason is named', () => {
  signInStaff('finance');
  open();
  expect(screen.getByLabelText('Note')).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  expect(screen.getByText(/not change it.*“Edit tags and notes of customers”/)).toBeVisible();
});
