import { styled } from '@mui/material/styles';
import { Form, Formik } from 'formik';
import { object, string } from 'yup';

import { useTexts } from '#lib/language/language.ts';
import { FocusFirstError } from '#ui/forms/focus-first-error.tsx';
import { FormPasswordField } from '#ui/forms/form-password-field.tsx';
import { FormStack } from '#ui/forms/form-stack.tsx';
import { FormTextField } from '#ui/forms/form-text-field.tsx';

import { profileTexts } from '../profile-texts.ts';
import type { SignInWay, SocialWay } from '../state/profile-actions.ts';

interface DeleteAccountFormProps {
  id: string;
  /** How the person can show once more who they are. */
  ways: readonly SignInWay[];
  onConfirm: (proof: { password: string } | { way: SocialWay } | undefined) => Promise<void>;
}

/** The word that says one means it, and the password where the account has one. */
export function DeleteAccountForm({ id, ways, onConfirm }: DeleteAccountFormProps) {
  const texts = useTexts(profileTexts);
  const hasPassword = ways.includes('password');
  const social = ways.find((way) => way === 'google.com' || way === 'facebook.com');
  const word = texts.deleteWord;
  const schema = object({
    word: string()
      .trim()
      .oneOf([word], texts.deleteTypeWrong(word))
      .required(texts.deleteTypeWrong(word)),
    password: hasPassword ? string().required('Password is required') : string(),
  });

  return (
    <Formik
      initialValues={{ word: '', password: '' }}
      validationSchema={schema}
      onSubmit={({ password }) => onConfirm(hasPassword ? { password } : social && { way: social })}
    >
      <Stack as={Form} id={id} noValidate aria-label={texts.deleteTitle}>
        <FormTextField name="word" label={texts.deleteType(word)} autoComplete="off" required />
        {hasPassword && (
          <FormPasswordField
            name="password"
            label={texts.deletePassword}
            autoComplete="current-password"
          />
        )}
        {!hasPassword && (
          <p>{social ? texts.deleteThrough(texts.ways[social]) : texts.deletePhone}</p>
        )}
        <FocusFirstError />
      </Stack>
    </Formik>
  );
}

const Stack = styled(FormStack)(({ theme }) => ({ marginTop: theme.spacing(2) }));
