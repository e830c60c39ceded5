import { Form, Formik } from 'formik';
import { useState, useRef } from 'react';
import { object, string } from 'yup';

import { signUpMessages } from '@kargha/domain/messages/sign-up-messages';

import { useTexts } from '#lib/language/language.ts';
import { type PhoneHandle, sendPhoneCode } from '#session/state/sign-in-actions.ts';
import { Button } from '#ui/controls/button.tsx';
import { FocusFirstError } from '#ui/forms/focus-first-error.tsx';
import { FormPasswordField } from '#ui/forms/form-password-field.tsx';
import { FormStack } from '#ui/forms/form-stack.tsx';
import { FormTextField } from '#ui/forms/form-text-field.tsx';
import { styled } from '#ui/theme/styled.ts';

import { profileTexts, type ProfileTexts } from '../../profile-texts.ts';
import {
  signInPhone,
  type IdentityProof,
  type SignInMethod,
  type SocialMethod,
} from '../../state/profile-actions.ts';
import { useAction } from '../../state/use-action.ts';
import { HiddenUsername } from './hidden-username.tsx';

interface DeleteAccountFormProps {
  id: string;
  methods: readonly SignInMethod[];
  onConfirm: (proof: IdentityProof) => Promise<void>;
}

/** Prefers the password, then a social account, then a code sent to the phone. */
type IdentityCheck = 'password' | 'phone' | SocialMethod;

export function DeleteAccountForm({ id, methods, onConfirm }: DeleteAccountFormProps) {
  const texts = useTexts(profileTexts);
  const [handle, setHandle] = useState<PhoneHandle>();
  const identityCheck = identityCheckFor(methods);
  const word = texts.deleteWord;

  async function confirm({ password, code }: { password: string; code: string }) {
    if (identityCheck === 'password') await onConfirm({ password });
    else if (identityCheck !== 'phone') await onConfirm({ method: identityCheck });
    else if (handle) await onConfirm({ handle, code });
  }

  return (
    <Formik
      initialValues={{ word: '', password: '', code: '' }}
      validationSchema={schemaFor(identityCheck, handle, texts)}
      onSubmit={confirm}
    >
      <Stack as={Form} id={id} noValidate aria-label={texts.deleteTitle}>
        <FormTextField name="word" label={texts.deleteType(word)} autoComplete="off" required />
        {identityCheck === 'password' && (
          <>
            <HiddenUsername />
            <FormPasswordField
              name="password"
              label={texts.deletePassword}
              autoComplete="current-password"
            />
          </>
        )}
        {identityCheck === 'phone' && <PhoneCodeField phone={signInPhone()} onSent={setHandle} />}
        {identityCheck !== 'phone' && identityCheck !== 'password' && (
          <p>{texts.deleteConfirmWith(texts.methods[identityCheck])}</p>
        )}
        <FocusFirstError />
      </Stack>
    </Formik>
  );
}

interface PhoneCodeFieldProps {
  phone: string;
  onSent: (handle: PhoneHandle) => void;
}

/** Confirms the identity of someone who signs in by phone only. Use it inside a form. */
function PhoneCodeField({ phone, onSent }: PhoneCodeFieldProps) {
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

function identityCheckFor(methods: readonly SignInMethod[]): IdentityCheck {
  if (methods.includes('password')) return 'password';
  return methods.find((method) => method === 'google.com' || method === 'facebook.com') ?? 'phone';
}

function schemaFor(
  identityCheck: IdentityCheck,
  handle: PhoneHandle | undefined,
  texts: ProfileTexts,
) {
  const wrongWord = texts.deleteTypeWrong(texts.deleteWord);
  const missing = handle ? texts.sixDigits : texts.otpFirst;
  return object({
    word: string().trim().oneOf([texts.deleteWord], wrongWord).required(wrongWord),
    password:
      identityCheck === 'password' ? string().required(signUpMessages.password_required) : string(),
    code:
      identityCheck === 'phone'
        ? string()
            .required(missing)
            .matches(/^\d{6}$/, missing)
            .test('sent', missing, () => handle !== undefined)
        : string(),
  });
}

const Stack = styled(FormStack)(({ theme }) => ({ marginTop: theme.spacing(2) }));
