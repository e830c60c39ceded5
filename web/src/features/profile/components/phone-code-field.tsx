import { useRef, useState } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { sendPhoneCode, type PhoneHandle } from '#session/state/sign-in-actions.ts';
import { Button } from '#ui/controls/button.tsx';
import { FormTextField } from '#ui/forms/form-text-field.tsx';

import { profileTexts } from '../profile-texts.ts';
import { useAction } from '../state/use-action.ts';

interface PhoneCodeFieldProps {
  phone: string;
  onSent: (handle: PhoneHandle) => void;
}

/** Confirms the identity of someone who signs in by phone only. Use it inside a form. */
export function PhoneCodeField({ phone, onSent }: PhoneCodeFieldProps) {
  const texts = useTexts(profileTexts);
  const captcha = useRef<HTMLDivElement>(null);
  const [isSent, setIsSent] = useState(false);
  const { isBusy, run } = useAction();

  async function send() {
    const container = captcha.current;
    if (!container) return;
    const done = await run(async () => onSent(await sendPhoneCode(phone, container)), {
      title: texts.otpSent,
      message: texts.otpHint,
    });
    if (done) setIsSent(true);
  }

  return (
    <>
      <p>{texts.deletePhoneHint(phone)}</p>
      <div>
        <Button disabled={isBusy} onClick={() => void send()}>
          {isSent ? texts.sendOtpAgain : texts.sendOtp}
        </Button>
      </div>
      <FormTextField
        name="code"
        label={texts.otp}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        required
      />
      <div ref={captcha} data-captcha />
    </>
  );
}
