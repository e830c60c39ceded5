import { styled } from '@mui/material/styles';
import { useField } from 'formik';

import { useTranslate } from '#lib/language/translate.ts';

/** The error of a field that shows none itself, such as a list, after it was touched or submitted. */
export function FormMessage({ name }: { name: string }) {
  const translate = useTranslate();
  const [, { touched, error }] = useField<unknown>(name);
  return (
    <Message role="alert">{touched && typeof error === 'string' ? translate(error) : ''}</Message>
  );
}

const Message = styled('p')(({ theme }) => ({
  margin: 0,
  fontSize: '0.875rem',
  fontWeight: 600,
  color: theme.vars.palette.error.main,
  '&:empty': { display: 'none' },
}));
