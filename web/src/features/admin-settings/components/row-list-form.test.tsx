import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik } from 'formik';
import { beforeEach, expect, test, vi } from 'vitest';

import { FormTextField } from '#ui/forms/form-text-field.tsx';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { signInStaff } from '#testing/sign-in-staff.ts';

import { RowListForm } from './row-list-form.tsx';

beforeEach(() => signInStaff('owner'));

const ROWS = ['50', '52', '57'].map((prefix) => ({ prefix }));

function show() {
  renderInShop(
    <Formik initialValues={{ rates: ROWS }} onSubmit={vi.fn()}>
      <RowListForm
        name="rates"
        blank={{ prefix: '' }}
        add="Add a rate"
        remove={(_row, place) => `Remove rate ${place + 1}`}
      >
        {(prefix) => <FormTextField name={`${prefix}.prefix`} label="HSN" />}
      </RowListForm>
    </Formik>,
  );
}

const values = () => screen.getAllByLabelText<HTMLInputElement>('HSN').map(({ value }) => value);

test('restores a removed row at its place and keeps other changes', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Remove rate 2' }));
  expect(values()).toEqual(['50', '57']);
  await userEvent.type(screen.getAllByLabelText('HSN')[1]!, '01');
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(values()).toEqual(['50', '52', '5701']);
});

test('keeps keyboard focus next to the rows after a removal', async () => {
  show();
  screen.getByRole('button', { name: 'Remove rate 3' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Add a rate' })).toHaveFocus();
});
