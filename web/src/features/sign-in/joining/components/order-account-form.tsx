import { Form, Formik } from 'formik';
import { useState } from 'react';

import type { Sentence } from '@kargha/domain/messages/sentence';
import { useTexts } from '#lib/language/language.ts';
import { SignInFailure } from '#session/sign-in-failure.ts';
import { openAuthDialog } from '#session/state/auth-dialog-store.ts';
import { register } from '#session/state/sign-in-actions.ts';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { FormEmailField } from '#ui/forms/contact-fields.tsx';
import { FocusFirstError } from '#ui/forms/focus-first-error.tsx';
import { FormPasswordField } from '#ui/forms/form-password-field.tsx';
import { FormStack } from '#ui/forms/form-stack.tsx';
import { FormTextField } from '#ui/forms/form-text-field.tsx';
import { Text } from '#ui/text.tsx';

import { signInTexts } from '../../sign-in-texts.ts';
import { orderAccountSchema } from '../../state/sign-in-schemas.ts';

interface OrderAccountFormProps {
  name: string;
  email: string;
}

/** Creates the account, or leads to the sign-in dialog. */
export function OrderAccountForm({ name, email }: OrderAccountFormProps) {
  const texts = useTexts(signInTexts);
  const [failure, setFailure] = useState<Sentence>();

  async function create(values: { fullName: string; email: string; password: string }) {
    setFailure(undefined);
    const person = orderAccountSchema.cast(values);
    const noBusiness = { companyName: '', gstNumber: '', accessCode: '' };
    try {
      await register({ ...person, ...noBusiness, phone: '', role: 'customer' });
    } catch (error) {
      if (!(error instanceof SignInFailure)) throw error;
      setFailure(error.sentence);
    }
  }

  return (
    <Formik
      initialValues={{ fullName: name, email, password: '' }}
      validationSchema={orderAccountSchema}
      onSubmit={create}
    >
      {({ isSubmitting }) => (
        <FormStack as={Form} noValidate aria-label={texts.keepOrder}>
          <Text variant="h3">{texts.keepOrder}</Text>
          <p>{texts.keepOrderHint}</p>
          {failure && <Notice tone="error" title={failure} />}
          <FormTextField name="fullName" label={texts.fullName} autoComplete="name" required />
          <FormEmailField label={texts.email} required />
          <FormPasswordField
            name="password"
            label={texts.password}
            hint={texts.strongPasswordHint}
            autoComplete="new-password"
          />
          <Button type="submit" look="action" wide disabled={isSubmitting}>
            {isSubmitting ? texts.working : texts.createAccount}
          </Button>
          <Button look="quiet" aria-haspopup="dialog" onClick={() => openAuthDialog('signin')}>
            {texts.haveAccount}
          </Button>
          <FocusFirstError />
        </FormStack>
      )}
    </Formik>
  );
}
