import { Form, Formik } from 'formik';

import type { UserProfile } from '@kargha/domain/people/user-schema';
import { useTexts } from '#lib/language/language.ts';
import { FormEmailField } from '#ui/forms/contact-fields.tsx';
import { lazySchema } from '#ui/forms/lazy-schema.ts';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { FocusFirstError } from '#ui/forms/focus-first-error.tsx';
import { FormPasswordField } from '#ui/forms/form-password-field.tsx';
import { FormStack } from '#ui/forms/form-stack.tsx';

import { signInTexts } from '../sign-in-texts.ts';
import { useSignIn } from '../state/use-sign-in.ts';

const signInSchema = lazySchema(
  async () => (await import('../state/sign-in-schemas.ts')).signInSchema,
  'email',
);

interface SignInFormProps {
  /** @throws SignInFailure */
  onSignIn: (email: string, password: string) => Promise<UserProfile>;
  onForgot?: () => void;
}

/** Does not navigate: the page that shows it follows the session. */
export function SignInForm({ onSignIn, onForgot }: SignInFormProps) {
  const texts = useTexts(signInTexts);
  const { submit, failure, minutesLocked } = useSignIn(onSignIn);
  return (
    <Formik
      initialValues={{ email: '', password: '' }}
      validationSchema={signInSchema}
      onSubmit={async (values) => submit(await signInSchema.cast(values))}
    >
      {({ isSubmitting }) => (
        <FormStack as={Form} noValidate aria-label={texts.signIn}>
          {minutesLocked > 0 && <Notice tone="error" title={texts.minutesLeft(minutesLocked)} />}
          {failure && minutesLocked === 0 && <Notice tone="error" title={failure} />}
          <FormEmailField label={texts.email} autoComplete="username" required />
          <FormPasswordField
            name="password"
            label={texts.password}
            autoComplete="current-password"
          />
          <Button type="submit" look="action" wide disabled={isSubmitting}>
            {isSubmitting ? texts.working : texts.signIn}
          </Button>
          {onForgot && (
            <Button look="quiet" onClick={onForgot}>
              {texts.forgot}
            </Button>
          )}
          <FocusFirstError />
        </FormStack>
      )}
    </Formik>
  );
}
