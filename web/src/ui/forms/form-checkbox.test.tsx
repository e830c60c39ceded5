import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik } from 'formik';
import { expect, test } from 'vitest';

import { TranslationsContext } from '#lib/language/language.ts';
import { translateToHindi } from '#lib/language/translate-to-hindi.ts';
import { translateTexts } from '#lib/language/translate.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { FormCheckbox } from './form-checkbox.tsx';

const validate = ({ terms }: { terms: boolean }) =>
  terms ? {} : { terms: 'You must agree to the terms and conditions' };

test('shows a translated error until the box is ticked', async () => {
  renderInShop(
    <TranslationsContext value={new Map([[translateTexts, translateToHindi]])}>
      <Formik initialValues={{ terms: false }} validate={validate} onSubmit={() => undefined}>
        <FormCheckbox name="terms" label="I agree" />
      </Formik>
    </TranslationsContext>,
  );
  const box = screen.getByRole('checkbox', { name: 'I agree' });
  await userEvent.click(box);
  await userEvent.click(box);
  await userEvent.tab();
  expect(await screen.findByText('नियम और शर्तें मानना ज़रूरी है')).toBeVisible();
  expect(box).toHaveAccessibleDescription('नियम और शर्तें मानना ज़रूरी है');
  await userEvent.click(box);
  expect(screen.queryByText('नियम और शर्तें मानना ज़रूरी है')).toBeNull();
});
