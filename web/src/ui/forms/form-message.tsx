import { useField } from 'formik';

import { isMessage } from '@kargha/domain/messages/message';
import type { Sentence } from '@kargha/domain/messages/sentence';
import { useTranslate } from '#lib/language/translate.ts';

import { styled } from '../theme/styled.ts';

/** The error of a field that shows none itself, such as a list, after it was touched or submitted. */
export function FormMessage({ name }: { name: string }) {
  const translate = useTranslate();
  const [, { touched, error }] = useField<unknown>(name);
  return <Message role="alert">{touched && isSentence(error) ? translate(error) : ''}</Message>;
}

/** The errors inside a list show at their own fields. */
function isSentence(error: unknown): error is Sentence {
  return typeof error === 'string' || isMessage(error);
}

const Message = styled('p')(({ theme }) => ({
  margin: 0,
  fontSize: '0.875rem',
  fontWeight: 600,
  color: theme.vars.palette.error.main,
  '&:empty': { display: 'none' },
}));
