import { useState } from 'react';

import { useTexts } from '#lib/language/language.ts';

import { PlainButton } from '../controls/plain-button.tsx';
import { styled } from '../theme/styled.ts';
import { uiTexts } from '../ui-texts.ts';
import { describeField, FieldFrame } from './field-frame.tsx';
import { TextInput } from './text-input.tsx';
import { useFormText } from './use-form-text.ts';

interface FormPasswordFieldProps {
  name: string;
  label: string;
  hint?: string;
  autoComplete: 'current-password' | 'new-password';
}

export function FormPasswordField({ name, label, hint, autoComplete }: FormPasswordFieldProps) {
  const texts = useTexts(uiTexts);
  const [isShown, setIsShown] = useState(false);
  const { id, message, field } = useFormText(name);

  return (
    <FieldFrame id={id} label={label} error={message} hint={hint}>
      <Frame>
        <TextInput
          {...field}
          {...describeField(id, message, hint)}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <Toggle
          aria-label={isShown ? texts.hidePassword : texts.showPassword}
          aria-controls={id}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? texts.hide : texts.show}
        </Toggle>
      </Frame>
    </FieldFrame>
  );
}

const Frame = styled('div')({ position: 'relative', '& > input': { paddingInlineEnd: 76 } });

const Toggle = styled(PlainButton)(({ theme: { vars } }) => ({
  position: 'absolute',
  insetBlock: 2,
  insetInlineEnd: 2,
  minWidth: 64,
  border: 0,
  borderRadius: vars.shop.radius.control,
  background: 'transparent',
  color: vars.palette.primary.main,
  font: 'inherit',
  fontSize: '0.875rem',
  fontWeight: 600,
  cursor: 'pointer',
}));
