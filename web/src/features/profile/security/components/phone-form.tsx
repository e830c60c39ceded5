import { Form, Formik } from 'formik';
import type { RefObject } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { sendPhoneCode, type PhoneHandle } from '#session/state/sign-in-actions.ts';
import { Button } from '#ui/controls/button.tsx';
import { FormPhoneField } from '#ui/forms/contact-fields.tsx';
import { FocusFirstError } from '#ui/forms/focus-first-error.tsx';
import { FormStack } from '#ui/forms/form-stack.tsx';

import { profileTexts } from '../../profile-texts.ts';
import { phoneSchema } from '../../state/profile-schemas.ts';
import { useAction } from '../../state/use-action.ts';
import { Buttons } from '../../components/section.tsx';

interface PhoneFormProps {
  captcha: RefObject<HTMLDivElement | null>;
  onSent: (handle: PhoneHandle) => void;
  onCancel: () => void;
}

export function PhoneForm({ captcha, onSent, onCancel }: PhoneFormProps) {
  const texts = useTexts(profileTexts);
  const { isBusy, run } = useAction();

  async function send(values: { phone: string }) {
    const container = captcha.current;
    if (!container) return;
    await run(async () => onSent(await sendPhoneCode(phoneSchema.cast(values).phone, container)), {
      title: texts.otpSent,
      message: texts.otpHint,
    });
  }

  return (
    <Formik initialValues={{ phone: '' }} validationSchema={phoneSchema} onSubmit={send}>
      <FormStack as={Form} noValidate aria-label={texts.changePhone}>
        <FormPhoneField label={texts.newPhone} autoFocus required />
        <Buttons>
          <Button type="submit" look="action" disabled={isBusy}>
            {isBusy ? texts.working : texts.sendOtp}
          </Button>
          <Button onClick={onCancel}>{texts.cancel}</Button>
        </Buttons>
        <FocusFirstError />
      </FormStack>
    </Formik>
  );
}
