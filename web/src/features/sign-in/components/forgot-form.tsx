import { Form, Formik } from 'formik';

import { useTexts } from '#lib/language/language.ts';
import { sendPasswordReset } from '#session/state/sign-in-actions.ts';
import { Button } from '#ui/controls/button.tsx';
import { FormEmailField } from '#ui/forms/contact-fields.tsx';
import { FocusFirstError } from '#ui/forms/focus-first-error.tsx';
import { FormStack } from '#ui/forms/form-stack.tsx';
import { showToast } from '#ui/toasts/toasts.ts';

import { signInTexts } from '../sign-in-texts.ts';
import { forgotSchema } from '../state/sign-in-schemas.ts';
import { showFailure } from '../state/show-failure.ts';

export function ForgotForm({ onSent }: { onSent: () => void }) {
  const texts = useTexts(signInTexts);

  async function send(values: { email: string }) {
    try {
      await sendPasswordReset(forgotSchema.cast(values).email);
      showToast({
        topic: 'sign-in',
        tone: 'success',
        title: texts.linkSent,
        message: texts.linkSentHint,
      });
      onSent();
    } catch (error) {
      showFailure(error, texts.error);
    }
  }

  return (
    <Formik initialValues={{ email: '' }} validationSchema={forgotSchema} onSubmit={send}>
      {({ isSubmitting }) => (
        <FormStack as={Form} noValidate aria-label={texts.forgotTitle}>
          <p>{texts.forgotHint}</p>
          <FormEmailField label={texts.email} autoComplete="username" autoFocus required />
          <Button type="submit" look="action" wide disabled={isSubmitting}>
            {isSubmitting ? texts.working : texts.sendLink}
          </Button>
          <FocusFirstError />
        </FormStack>
      )}
    </Formik>
  );
}
