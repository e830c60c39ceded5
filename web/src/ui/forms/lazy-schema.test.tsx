import { fireEvent, screen } from '@testing-library/react';
import { Form, Formik } from 'formik';
import { expect, test, vi } from 'vitest';
import { object, string } from 'yup';

import { renderInShop } from '#testing/render-in-shop.tsx';

import { FormStack } from './form-stack.tsx';
import { FormTextField } from './form-text-field.tsx';
import { lazySchema } from './lazy-schema.ts';

const rules = object({ name: string().trim().required('Name is required') });

function show(load: () => Promise<typeof rules>) {
  const schema = lazySchema(load, 'name');
  const sent = vi.fn();
  renderInShop(
    <Formik
      initialValues={{ name: '' }}
      validationSchema={schema}
      onSubmit={async (typed) => {
        sent(await schema.cast(typed));
      }}
    >
      <FormStack as={Form} noValidate>
        <FormTextField name="name" label="Name" />
        <button type="submit">Send</button>
      </FormStack>
    </Formik>,
  );
  return sent;
}

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));
const type = (text: string) =>
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: text } });

test('loads the schema on first use and validates', async () => {
  const load = vi.fn(() => Promise.resolve(rules));
  const sent = show(load);
  expect(load).not.toHaveBeenCalled();
  press();
  expect(await screen.findByText('Name is required')).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
  type('  Asha ');
  press();
  await vi.waitFor(() => expect(sent).toHaveBeenCalledWith({ name: 'Asha' }));
});

test('shows a network error and loads the schema again on the next try', async () => {
  let isOnline = false;
  const sent = show(() =>
    isOnline ? Promise.resolve(rules) : Promise.reject(new Error('offline')),
  );
  type('Asha');
  press();
  expect(await screen.findByText('Network error. Please check your connection.')).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
  isOnline = true;
  press();
  await vi.waitFor(() => expect(sent).toHaveBeenCalledWith({ name: 'Asha' }));
});

test('validates the latest values after a slow load', async () => {
  let arrive: (arrived: typeof rules) => void = () => undefined;
  const pending = new Promise<typeof rules>((resolve) => (arrive = resolve));
  const schema = lazySchema(() => pending, 'name');
  const left = schema.validate({ name: '' });
  const typed = schema.validate({ name: 'Asha' });
  arrive(rules);
  expect(await left).toEqual({ name: 'Asha' });
  expect(await typed).toEqual({ name: 'Asha' });
});
