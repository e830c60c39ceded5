import { Form, Formik } from 'formik';

import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { FormEmailField } from '#ui/forms/contact-fields.tsx';
import { FocusFirstError } from '#ui/forms/focus-first-error.tsx';
import { FormPasswordField } from '#ui/forms/form-password-field.tsx';
import { FormStack } from '#ui/forms/form-stack.tsx';

import { profileTexts } from '../../profile-texts.ts';
import { addEmail } from '../../state/profile-actions.ts';
import { emailSchema } from '../../state/profile-schemas.ts';
import { useAction } from '../../state/use-action.ts';
import { Aside, Buttons } from '../../components/section.tsx';

export function EmailForm({ onCancel }: { onCancel: () => void }) {
  const texts = useTexts(profileTexts);
  const { isBusy, run } = useAction();
  const sent = { title: texts.verificationSent, message: texts.verificationHint };
  return (
    <Formik
      initialValues={{ email: '', password: '' }}
      validationSchema={emailSchema}
      onSubmit={async (values) => {
        await run(() => addEmail(emailSchema.cast(values)), sent);
      }}
    >
      <FormStack as={Form} noValidate aria-label={texts.addEmail}>
        <Aside>{texts.addEmailHint}</Aside>
        <FormEmailField label={texts.email} autoFocus required />
        <FormPasswordField
          name="password"
          label={texts.newPassword}
          hint={texts.passwordHint}
          autoComplete="new-password"
        />
        <Buttons>
          <Button type="submit" look="action" disabled={isBusy}>
            {isBusy ? texts.working : texts.addEmail}
          </Button>
          <Button onClick={onCancel}>{texts.cancel}</Button>
        </Buttons>
        <FocusFirstError />
      </FormStack>
    </Formik>
  );
}
