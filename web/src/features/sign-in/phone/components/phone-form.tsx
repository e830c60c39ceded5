import { Form, Formik } from 'formik';
import type { RefObject } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { sendPhoneCode, type PhoneHandle } from '#session/state/sign-in-actions.ts';
import { Button } from '#ui/controls/button.tsx';
import { FormPhoneField } from '#ui/forms/contact-fields.tsx';
import { FocusFirstError } from '#ui/forms/focus-first-error.tsx';
import { FormStack } from '#ui/forms/form-stack.tsx';
import { styled } from '#ui/theme/styled.ts';
import { showToast } from '#ui/toasts/toasts.ts';

import { signInTexts } from '../../sign-in-texts.ts';
import { phoneSchema } from '../../state/sign-in-schemas.ts';
import { showFailure } from '../../state/show-failure.ts';

interface PhoneFormProps {
  captcha: RefObject<HTMLDivElement | null>;
  onSent: (phone: string, handle: PhoneHandle) => void;
}

export function PhoneForm({ captcha, onSent }: PhoneFormProps) {
  const texts = useTexts(signInTexts);

  async function send(values: { phone: string }) {
    if (!captcha.current) return;
    const { phone } = phoneSchema.cast(values);
    try {
      const handle = await sendPhoneCode(phone, captcha.current);
      showToast({
        topic: 'sign-in',
        tone: 'success',
        title: texts.otpSent,
        message: texts.otpSentHint,
      });
      onSent(phone, handle);
    } catch (error) {
      showFailure(error, texts.error);
    }
  }

  return (
    <Formik initialValues={{ phone: '' }} validationSchema={phoneSchema} onSubmit={send}>
      {({ isSubmitting }) => (
        <PhoneFormStack as={Form} noValidate aria-label={texts.sendOtp}>
          <FormPhoneField label={texts.phone} hint={texts.phoneHint} autoFocus required />
          <Button type="submit" wide disabled={isSubmitting}>
            {isSubmitting ? texts.working : texts.sendOtp}
          </Button>
          <FocusFirstError />
        </PhoneFormStack>
      )}
    </Formik>
  );
}

/** The form opens at the end of the dialog: scroll its button into view too. */
const PhoneFormStack = styled(FormStack)({ '& input': { scrollMarginBlockEnd: '9rem' } });
