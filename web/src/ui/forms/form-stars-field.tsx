import { useField } from 'formik';
import { useId } from 'react';

import { RATINGS } from '@kargha/domain/reviews/review';
import { useTranslate } from '#lib/language/translate.ts';

import { styled } from '../theme/styled.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';

interface FormStarsFieldProps {
  name: string;
  legend: string;
  starsText: (stars: number) => string;
}

/** One to five stars, bound to Formik by name; 0 while none is chosen. Arrow keys move between stars. */
export function FormStarsField({ name, legend, starsText }: FormStarsFieldProps) {
  const translate = useTranslate();
  const id = useId();
  const [{ value }, { touched, error }, { setValue }] = useField<number>(name);
  const message = touched ? error : undefined;
  return (
    <Group>
      <legend>{legend}</legend>
      <div>
        {RATINGS.toReversed().map((stars) => (
          <Star key={stars} data-given={stars <= value || undefined}>
            <input
              type="radio"
              name={id}
              value={stars}
              checked={stars === value}
              aria-invalid={message ? true : undefined}
              aria-describedby={message ? `${id}-error` : undefined}
              onChange={() => void setValue(stars)}
            />
            <span aria-hidden="true">★</span>
            <VisuallyHidden>{starsText(stars)}</VisuallyHidden>
          </Star>
        ))}
        <span aria-hidden="true">{value > 0 && starsText(value)}</span>
      </div>
      <p id={`${id}-error`} aria-live="polite">
        {message && translate(message)}
      </p>
    </Group>
  );
}

const Group = styled('fieldset')(({ theme: { vars, spacing } }) => ({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { padding: 0, fontWeight: 600, fontSize: '0.9375rem' },
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', marginInlineStart: -6 },
  '& > div > span': { marginInlineStart: spacing(1), color: vars.palette.text.secondary },
  '& > p': { color: vars.palette.error.main, fontSize: '0.875rem', fontWeight: 600 },
  '& > p:empty': { display: 'none' },
}));

const Star = styled('label')(({ theme: { vars } }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: vars.shop.target,
  height: vars.shop.target,
  borderRadius: vars.shop.radius.control,
  color: vars.palette.shop.outline,
  fontFamily: 'system-ui, sans-serif',
  fontSize: '1.9rem',
  lineHeight: 1,
  cursor: 'pointer',
  '& > input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '&[data-given]': { color: vars.palette.shop.thread },
  '&:has(:focus-visible)': {
    outline: `3px solid ${vars.palette.primary.main}`,
    outlineOffset: -2,
  },
}));
