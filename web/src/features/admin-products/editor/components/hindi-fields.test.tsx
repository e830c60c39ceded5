import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Formik } from 'formik';
import { expect, test, vi } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';

import {
  BLANK_FORM,
  toProductPayload,
  type ProductFormValues,
} from '../state/product-form-values.ts';
import { HindiFields } from './hindi-fields.tsx';

test('opens the Hindi part and saves its texts', async () => {
  const onSubmit = vi.fn<(typed: ProductFormValues) => void>();
  renderInShop(
    <Formik initialValues={BLANK_FORM} onSubmit={(typed) => onSubmit(typed)}>
      <Form>
        <HindiFields />
        <button type="submit">Save</button>
      </Form>
    </Formik>,
  );
  const title = screen.getByLabelText(/^Title in Hindi/);
  const description = screen.getByLabelText(/^Description in Hindi/);
  expect(title).not.toBeVisible();
  await userEvent.click(screen.getByText('Hindi'));
  expect(title).toBeVisible();
  expect(title).toHaveAttribute('lang', 'hi');
  expect(title).toHaveAccessibleDescription(/Leave a field empty to show its English text/);
  await userEvent.type(title, 'इलकल साड़ी ');
  await userEvent.type(description, 'टोपे तेनी किनारी।');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  expect(toProductPayload(onSubmit.mock.calls[0]![0])).toMatchObject({
    titleHindi: 'इलकल साड़ी',
    descriptionHindi: 'टोपे तेनी किनारी।',
  });
});
