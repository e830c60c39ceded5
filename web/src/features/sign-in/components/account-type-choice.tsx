import { useId } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { styled } from '#ui/theme/styled.ts';

import { signInTexts } from '../sign-in-texts.ts';

export type SignUpType = 'individual' | 'b2b';

interface AccountTypeChoiceProps {
  value: SignUpType;
  onChange: (type: SignUpType) => void;
}

export function AccountTypeChoice({ value, onChange }: AccountTypeChoiceProps) {
  const texts = useTexts(signInTexts);
  const name = useId();
  return (
    <Choices>
      <legend>{texts.signUpAs}</legend>
      {(['individual', 'b2b'] as const).map((type) => (
        <label key={type}>
          <input
            type="radio"
            name={name}
            value={type}
            checked={type === value}
            onChange={() => onChange(type)}
          />
          {texts[type]}
        </label>
      ))}
    </Choices>
  );
}

const Choices = styled('fieldset')(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  padding: 0,
  margin: spacing(0, 0, 0.75),
  border: 0,
  '& > legend': { padding: 0, marginBottom: spacing(0.75), fontSize: '0.9375rem', fontWeight: 600 },
  '& > label': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minHeight: vars.shop.target,
    border: `1px solid ${vars.palette.shop.outline}`,
    fontWeight: 600,
    textAlign: 'center',
    cursor: 'pointer',
  },
  '& > label:first-of-type': { borderRadius: '999px 0 0 999px' },
  '& > label:last-of-type': { borderRadius: '0 999px 999px 0', borderInlineStart: 0 },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '& > label:has(:checked)': {
    background: vars.palette.primary.main,
    color: vars.palette.primary.contrastText,
  },
  '& > label:has(:focus-visible)': {
    outline: `3px solid ${vars.palette.primary.main}`,
    outlineOffset: 2,
  },
}));
