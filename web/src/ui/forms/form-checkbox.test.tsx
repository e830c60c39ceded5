import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik } from 'formik';
import { expect, test } from 'vitest';

import { signUpMessages } from '@kargha/domain/messages/sign-up-messages';
import { textOf, type Sentence } from '@kargha/domain/messages/sentence';
import { TranslationsContext } from '#lib/language/language.ts';
import { translateTexts } from '#lib/language/translate.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { FormCheckbox } from './form-checkbox.tsx';

const validate = ({ terms }: { terms: boolean }) =>
  terms ? {} : { terms: signUpMessages.terms_required() };

const toHindi = (sentence: Sentence) =>
  textOf(sentence) === signUpMessages.terms_required().text ? 'नियम और शर्तें मानना ज़रूरी है' : '';

test('shows a translated error until the box is ticked', async () => {
  renderInShop(
    <TranslationsContext value={new Map([[translateTexts, toHindi]])}>
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
