import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Formik } from 'formik';
import { expect, test } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';

import { FormTextField } from './form-text-field.tsx';

const validate = () => ({ name: 'Name is required' });

function show() {
  renderInShop(
    <Formik initialValues={{ name: '' }} validate={validate} onSubmit={() => undefined}>
      <Form>
        <FormTextField name="name" label="Name" />
        <button>Save</button>
      </Form>
    </Formik>,
  );
  return { field: screen.getByLabelText('Name'), button: screen.getByText('Save') };
}

test('shows its error when it is left', async () => {
  const { field } = show();
  await userEvent.click(field);
  await userEvent.tab();
  expect(await screen.findByText('Name is required')).toBeVisible();
});

test('shows its error only after the press that leaves it', async () => {
  const { field, button } = show();
  await userEvent.click(field);
  fireEvent.pointerDown(button);
  fireEvent.blur(field);
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.queryByText('Name is required')).toBeNull();
  fireEvent.pointerUp(button);
  expect(await screen.findByText('Name is required')).toBeVisible();
});
