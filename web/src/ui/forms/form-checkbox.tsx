import { useField } from 'formik';
import { useId, type ReactNode } from 'react';

import { useTranslate } from '#lib/language/translate.ts';

import { styled } from '../theme/styled.ts';

interface FormCheckboxProps {
  name: string;
  label: ReactNode;
}

export function FormCheckbox({ name, label }: FormCheckboxProps) {
  const id = useId();
  const translate = useTranslate();
  const [field, { touched, error }] = useField<boolean>({ name, type: 'checkbox' });
  const message = touched ? error : undefined;
  return (
    <Frame>
      <label>
        <input
          {...field}
          value=""
          type="checkbox"
          aria-invalid={message ? true : undefined}
          aria-describedby={message ? id : undefined}
        />
        <span>{label}</span>
      </label>
      <p id={id} aria-live="polite">
        {message && translate(message)}
      </p>
    </Frame>
  );
}

const Frame = styled('div')(({ theme: { vars, spacing } }) => ({
  '& > label': {
    display: 'flex',
    alignItems: 'flex-start',
    gap: spacing(1.25),
    minHeight: vars.shop.target,
    paddingBlock: spacing(1.25),
    cursor: 'pointer',
  },
  '& input': {
    flex: 'none',
    width: 22,
    height: 22,
    margin: 0,
    accentColor: vars.palette.primary.main,
  },
  '& > p': { color: vars.palette.error.main, fontSize: '0.875rem', fontWeight: 600 },
  '& > p:empty': { display: 'none' },
}));
