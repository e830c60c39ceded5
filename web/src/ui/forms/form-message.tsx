import { styled } from '@mui/material/styles';
import { useField } from 'formik';

import { useTranslate } from '#lib/language/translate.ts';

/** What is wrong with a field of a form that has no message of its own, such as a list; after it was sent or left. */
export function FormMessage({ name }: { name: string }) {
  const translate = useTranslate();
  const [, { touched, error }] = useField<unknown>(name);
  return <Message role="alert">{touched && typeof error === 'string' ? translate(error) : ''}</Message>;
}

const Message = styled('p')(({ theme }) => ({
  margin: 0,
  fontSize: '0.875rem',
  fontWeight: 600,
  color: theme.vars.palette.error.main,
  '&:empty': { display: 'none' },
}));
