import { Form, Formik } from 'formik';
import { useState } from 'react';

import type { Sentence } from '@kargha/domain/messages/sentence';
import { useTexts } from '#lib/language/language.ts';
import { FormEmailField, FormPhoneField } from '#ui/forms/contact-fields.tsx';
import { lazySchema } from '#ui/forms/lazy-schema.ts';
import { SignInFailure } from '#session/sign-in-failure.ts';
import { register } from '#session/state/sign-in-actions.ts';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { FocusFirstError } from '#ui/forms/focus-first-error.tsx';
import { FormPasswordField } from '#ui/forms/form-password-field.tsx';
import { FormSelectField } from '#ui/forms/form-select-field.tsx';
import { FormStack } from '#ui/forms/form-stack.tsx';
import { FormTextField } from '#ui/forms/form-text-field.tsx';
import { showToast } from '#ui/toasts/toasts.ts';

import { signInTexts } from '../sign-in-texts.ts';
import type { SignUpInput } from '../state/sign-in-schemas.ts';

const signUpSchema = lazySchema(
  async () => (await import('../state/sign-in-schemas.ts')).signUpSchema,
  'fullName',
);

const BLANK: SignUpInput = {
  fullName: '',
  email: '',
  phone: '',
  role: 'customer',
  companyName: '',
  password: '',
};

/** Does not navigate: the page that shows it follows the session. */
export function SignUpForm() {
  const texts = useTexts(signInTexts);
  const [failure, setFailure] = useState<Sentence>();

  async function signUp(values: SignUpInput) {
    setFailure(undefined);
    try {
      await register({ ...(await signUpSchema.cast(values)), gstNumber: '', accessCode: '' });
      showToast({ tone: 'success', title: texts.created, message: texts.verifyHint });
    } catch (error) {
      if (!(error instanceof SignInFailure)) throw error;
      setFailure(error.sentence);
      showToast({ tone: 'error', title: texts.registrationFailed, message: error.sentence });
    }
  }

  return (
    <Formik initialValues={BLANK} validationSchema={signUpSchema} onSubmit={signUp}>
      {({ isSubmitting }) => (
        <FormStack as={Form} noValidate aria-label={texts.signUp}>
          {failure && <Notice tone="error" title={failure} />}
          <PersonFields />
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
      <FormSelectField
        name="role"
        label={texts.accountType}
        options={[
          { value: 'customer', label: texts.customer },
          { value: 'b2b_buyer', label: texts.business },
        ]}
      />
      <FormTextField
        name="companyName"
        label={texts.companyName}
        optional={texts.optional}
        autoComplete="organization"
      />
      <FormPasswordField
        name="password"
        label={texts.password}
        hint={texts.passwordHint}
        autoComplete="new-password"
      />
    </>
  );
}
