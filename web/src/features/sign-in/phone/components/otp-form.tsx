import { useId, useState, type RefObject } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { FieldFrame, describeField } from '#ui/forms/field-frame.tsx';
import { FormStack } from '#ui/forms/form-stack.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import { styled } from '#ui/theme/styled.ts';

import { signInTexts } from '../../sign-in-texts.ts';
import type { AuthScreens } from '../../state/use-auth-screens.ts';
import { useOtp, type SentCode } from '../state/use-otp.ts';

interface OtpFormProps {
  sent: SentCode;
  screens: AuthScreens;
  captcha: RefObject<HTMLDivElement | null>;
}

const LENGTH = 6;

export function OtpForm({ sent, screens, captcha }: OtpFormProps) {
  const texts = useTexts(signInTexts);
  const id = useId();
  const [code, setCode] = useState('');
  const { verify, resend, isBusy, secondsLeft, error } = useOtp(sent, screens, captcha);

  return (
    <FormStack
      noValidate
      aria-label={texts.otpTitle}
      onSubmit={(event) => {
        event.preventDefault();
        void verify(code);
      }}
    >
      <p>{texts.otpSentTo(sent.phone)}</p>
      <FieldFrame id={id} label={texts.otp} error={error}>
        <CodeInput
          {...describeField(id, error)}
          value={code}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\d{6}"
          maxLength={LENGTH}
          autoFocus
          required
          onChange={({ currentTarget }) => setCode(digitsOf(currentTarget.value))}
        />
      </FieldFrame>
      <Button type="submit" look="action" wide disabled={isBusy}>
        {isBusy ? texts.working : texts.verify}
      </Button>
      <Button
        look="quiet"
        disabled={secondsLeft > 0 || isBusy}
        onClick={() => {
          setCode('');
          void resend();
        }}
      >
        {secondsLeft > 0 ? texts.resendIn(secondsLeft) : texts.resend}
      </Button>
    </FormStack>
  );
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '').slice(0, LENGTH);
}

/** One field styled as six cells, so that phones can fill it in from the message. */
const CodeInput = styled(TextInput)({
  maxWidth: '13rem',
  fontSize: '1.6rem',
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.5em',
});
