import { styled } from '@mui/material/styles';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { object, string } from 'yup';

import { useTexts } from '#lib/language/language.ts';
import type { PhoneHandle } from '#session/state/sign-in-actions.ts';
import { FocusFirstError } from '#ui/forms/focus-first-error.tsx';
import { FormPasswordField } from '#ui/forms/form-password-field.tsx';
import { FormStack } from '#ui/forms/form-stack.tsx';
import { FormTextField } from '#ui/forms/form-text-field.tsx';

import { profileTexts, type ProfileTexts } from '../profile-texts.ts';
import { ownPhone, type Proof, type SignInWay, type SocialWay } from '../state/profile-actions.ts';
import { AccountName } from './account-name.tsx';
import { PhoneProof } from './phone-proof.tsx';

interface DeleteAccountFormProps {
  id: string;
  /** How the person can show once more who they are. */
  ways: readonly SignInWay[];
  onConfirm: (proof: Proof) => Promise<void>;
}

/** How one shows who one is: by the password where there is one, in a pop-up, or by a code sent to the phone. */
type Means = 'password' | 'phone' | SocialWay;

/** The word that says one means it, and the proof of who one is. */
export function DeleteAccountForm({ id, ways, onConfirm }: DeleteAccountFormProps) {
  const texts = useTexts(profileTexts);
  const [handle, setHandle] = useState<PhoneHandle>();
  const means = meansOf(ways);
  const word = texts.deleteWord;

  async function confirm({ password, code }: { password: string; code: string }) {
    if (means === 'password') await onConfirm({ password });
    else if (means !== 'phone') await onConfirm({ way: means });
    else if (handle) await onConfirm({ handle, code });
  }

  return (
    <Formik
      initialValues={{ word: '', password: '', code: '' }}
      validationSchema={schemaFor(means, handle, texts)}
      onSubmit={confirm}
    >
      <Stack as={Form} id={id} noValidate aria-label={texts.deleteTitle}>
        <FormTextField name="word" label={texts.deleteType(word)} autoComplete="off" required />
        {means === 'password' && (
          <>
            <AccountName />
            <FormPasswordField
              name="password"
              label={texts.deletePassword}
              autoComplete="current-password"
            />
          </>
        )}
        {means === 'phone' && <PhoneProof phone={ownPhone()} onSent={setHandle} />}
        {means !== 'phone' && means !== 'password' && (
          <p>{texts.deleteThrough(texts.ways[means])}</p>
        )}
        <FocusFirstError />
      </Stack>
    </Formik>
  );
}

function meansOf(ways: readonly SignInWay[]): Means {
  if (ways.includes('password')) return 'password';
  return ways.find((way) => way === 'google.com' || way === 'facebook.com') ?? 'phone';
}

function schemaFor(means: Means, handle: PhoneHandle | undefined, texts: ProfileTexts) {
  const typed = texts.deleteTypeWrong(texts.deleteWord);
  const missing = handle ? texts.sixDigits : texts.otpFirst;
  return object({
    word: string().trim().oneOf([texts.deleteWord], typed).required(typed),
    password: means === 'password' ? string().required('Password is required') : string(),
    code:
      means === 'phone'
        ? string()
            .required(missing)
            .matches(/^\d{6}$/, missing)
            .test('sent', missing, () => handle !== undefined)
        : string(),
  });
}

const Stack = styled(FormStack)(({ theme }) => ({ marginTop: theme.spacing(2) }));
