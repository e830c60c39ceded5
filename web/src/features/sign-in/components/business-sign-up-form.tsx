import { Form, Formik } from 'formik';
import { useState } from 'react';

import type { Sentence } from '@kargha/domain/messages/sentence';
import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/addresses/paths.ts';
import { SignInFailure } from '#session/sign-in-failure.ts';
import { register } from '#session/state/sign-in-actions.ts';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { FormEmailField, FormPhoneField } from '#ui/forms/contact-fields.tsx';
import { FocusFirstError } from '#ui/forms/focus-first-error.tsx';
import { FormCheckbox } from '#ui/forms/form-checkbox.tsx';
import { FormPasswordField } from '#ui/forms/form-password-field.tsx';
import { FormStack } from '#ui/forms/form-stack.tsx';
import { FormTextField } from '#ui/forms/form-text-field.tsx';
import { showToast } from '#ui/toasts/toasts.ts';

import { signInTexts } from '../sign-in-texts.ts';
import { businessSignUpSchema, type BusinessSignUpInput } from '../state/sign-in-schemas.ts';
import { showFailure } from '../state/show-failure.ts';
import type { AuthScreens } from '../state/use-auth-screens.ts';

const BLANK: BusinessSignUpInput = {
  fullName: '',
  email: '',
  phone: '',
  password: '',
  confirmPassword: '',
  companyName: '',
  gstNumber: '',
  accessCode: '',
  terms: false,
};

export function BusinessSignUpForm({ screens }: { screens: AuthScreens }) {
  const texts = useTexts(signInTexts);
  const [failure, setFailure] = useState<Sentence>();

  async function signUp(values: BusinessSignUpInput) {
    setFailure(undefined);
    const { terms: _, confirmPassword: __, ...newUser } = businessSignUpSchema.cast(values);
    try {
      const { codeProblem } = await screens.runSignIn(() =>
        register({ ...newUser, role: 'b2b_buyer' }),
      );
      showToast({ tone: 'success', title: texts.createdTitle, message: texts.verifyHint });
      if (codeProblem)
        showToast({ tone: 'error', title: texts.codeRejected, message: codeProblem });
      screens.succeed({ title: texts.createdTitle, message: texts.verifyHint });
    } catch (error) {
      showFailure(error, texts.registrationFailed);
      if (error instanceof SignInFailure) setFailure(error.sentence);
    }
  }

  return (
    <Formik initialValues={BLANK} validationSchema={businessSignUpSchema} onSubmit={signUp}>
      {({ isSubmitting }) => (
        <FormStack as={Form} noValidate aria-label={texts.signUp}>
          {failure && <Notice tone="error" title={failure} />}
          <PersonFields />
          <CompanyFields />
          <FormCheckbox name="terms" label={texts.terms} />
          {/* Opens in a new tab, so that the form keeps its values. */}
          <a href={`${paths.policies}#terms`} target="_blank" rel="noopener">
            {texts.readTerms}
          </a>
          <Button type="submit" look="action" wide disabled={isSubmitting}>
            {isSubmitting ? texts.working : texts.createAccount}
          </Button>
          <FocusFirstError />
        </FormStack>
      )}
    </Formik>
  );
}

function PersonFields() {
  const texts = useTexts(signInTexts);
  return (
    <>
      <FormTextField name="fullName" label={texts.fullName} autoComplete="name" required />
      <FormEmailField label={texts.email} required />
      <FormPhoneField label={texts.phone} optional={texts.optional} />
      <FormPasswordField
        name="password"
        label={texts.password}
        hint={texts.strongPasswordHint}
        autoComplete="new-password"
      />
      <FormPasswordField
        name="confirmPassword"
        label={texts.confirmPassword}
        autoComplete="new-password"
      />
    </>
  );
}

function CompanyFields() {
  const texts = useTexts(signInTexts);
  return (
    <>
      <FormTextField
        name="companyName"
        label={texts.companyName}
        autoComplete="organization"
        required
      />
      <FormTextField
        name="gstNumber"
        label={texts.gstNumber}
        hint={texts.gstHint}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        required
      />
      <FormTextField
        name="accessCode"
        label={texts.accessCode}
        optional={texts.optional}
        hint={texts.accessCodeHint}
        autoComplete="off"
        spellCheck={false}
      />
    </>
  );
}
