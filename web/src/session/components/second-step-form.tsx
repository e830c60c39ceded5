import { useId, useState } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { ActionDialog } from '#ui/dialog/action-dialog.tsx';
import { describeField, FieldFrame } from '#ui/forms/field-frame.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';

import { secondStepTexts } from '../second-step-texts.ts';
import { useSecondStep, verifySecondStep } from '../state/second-step.ts';

/** Asks for the code when a call needs it. */
export function SecondStepDialog() {
  const answer = useSecondStep((asked) => asked.answer);
  const texts = useTexts(secondStepTexts);
  const [code, setCode] = useState('');
  if (!answer) return null;

  async function confirm() {
    await verifyCode(code, texts.codeMissing);
    setCode('');
    answer?.(true);
  }

  return (
    <ActionDialog
      title={texts.title}
      confirm={texts.confirm}
      onConfirm={confirm}
      onClose={() => answer(false)}
    >
      <CodeField code={code} onChange={setCode} />
    </ActionDialog>
  );
}

interface CodeFieldProps {
  code: string;
  onChange: (code: string) => void;
}

export function CodeField({ code, onChange }: CodeFieldProps) {
  const texts = useTexts(secondStepTexts);
  const id = useId();
  return (
    <>
      <p>{texts.hint}</p>
      <FieldFrame id={id} label={texts.code} hint={texts.recovery}>
        <TextInput
          {...describeField(id, undefined, texts.recovery)}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          value={code}
          onChange={(event) => onChange(event.target.value)}
        />
      </FieldFrame>
    </>
  );
}

/** @throws Error with a sentence for the person */
export async function verifyCode(code: string, missing: string): Promise<void> {
  if (code.trim() === '') throw new Error(missing);
  await verifySecondStep(code.trim());
}
