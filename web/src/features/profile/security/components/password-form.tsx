import { Form, Formik } from 'formik';

import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { FocusFirstError } from '#ui/forms/focus-first-error.tsx';
import { FormPasswordField } from '#ui/forms/form-password-field.tsx';
import { FormStack } from '#ui/forms/form-stack.tsx';

import { profileTexts } from '../../profile-texts.ts';
import { changePassword } from '../../state/profile-actions.ts';
import { passwordChangeSchema, type PasswordChange } from '../../state/profile-schemas.ts';
import { useAction } from '../../state/use-action.ts';
import { HiddenUsername } from './hidden-username.tsx';

const BLANK: PasswordChange = { current: '', next: '', confirm: '' };

export function PasswordForm() {
  const texts = useTexts(profileTexts);
  const { isBusy, run } = useAction();
  return (
    <Formik
      initialValues={BLANK}
      validationSchema={passwordChangeSchema}
      onSubmit={async ({ current, next }, { resetForm }) => {
        const changed = { title: texts.passwordChanged, message: texts.passwordChangedHint };
        if (await run(() => changePassword(current, next), changed)) resetForm();
      }}
    >
      <FormStack as={Form} noValidate aria-label={texts.passwordTitle}>
        <HiddenUsername />
        <FormPasswordField
          name="current"
          label={texts.currentPassword}
          autoComplete="current-password"
        />
        <FormPasswordField
          name="next"
          label={texts.newPassword}
          hint={texts.passwordHint}
          autoComplete="new-password"
        />
        <FormPasswordField
          name="confirm"
          label={texts.confirmPassword}
          autoComplete="new-password"
        />
        <div>
          <Button type="submit" disabled={isBusy}>
            {isBusy ? texts.working : texts.changePassword}
          </Button>
        </div>
        <FocusFirstError />
      </FormStack>
    </Formik>
  );
}
