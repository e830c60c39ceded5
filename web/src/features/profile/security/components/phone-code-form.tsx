import { useId, useState } from 'react';

import { useTexts } from '#lib/language/language.ts';
import type { PhoneHandle } from '#session/state/sign-in-actions.ts';
import { Button } from '#ui/controls/button.tsx';
import { describeField, FieldFrame } from '#ui/forms/field-frame.tsx';
import { FormStack } from '#ui/forms/form-stack.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';

import { profileTexts } from '../../profile-texts.ts';
import { confirmPhone } from '../../state/profile-actions.ts';
import { useAction } from '../../state/use-action.ts';
import { Buttons } from '../../components/section.tsx';

interface PhoneCodeFormProps {
  handle: PhoneHandle;
  /** called when the number is confirmed or the person cancels */
  onDone: () => void;
}

export function PhoneCodeForm({ handle, onDone }: PhoneCodeFormProps) {
  const texts = useTexts(profileTexts);
  const id = useId();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const { isBusy, run } = useAction();

  async function verify() {
    if (code.length !== 6) {
      setError(texts.sixDigits);
      return;
    }
    const verified = { title: texts.phoneVerified, message: texts.phoneVerifiedHint };
    if (await run(() => confirmPhone(handle, code), verified)) onDone();
  }

  return (
    <FormStack
      noValidate
      aria-label={texts.changePhone}
      onSubmit={(event) => {
        event.preventDefault();
        void verify();
      }}
    >
      <FieldFrame id={id} label={texts.otp} error={error}>
        <TextInput
          {...describeField(id, error)}
          value={code}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          autoFocus
          required
          onChange={({ currentTarget }) => {
            setError(undefined);
            setCode(currentTarget.value.replaceAll(/\D/g, ''));
          }}
        />
      </FieldFrame>
      <Buttons>
        <Button type="submit" look="action" disabled={isBusy}>
          {isBusy ? texts.working : texts.verify}
        </Button>
        <Button onClick={onDone}>{texts.cancel}</Button>
      </Buttons>
    </FormStack>
  );
}
