import { useEffect, useId, useRef } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { FieldFrame } from '#ui/forms/field-frame.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import { styled } from '#ui/theme/styled.ts';

import { packingTexts } from '../packing-texts.ts';

interface ScanFieldProps {
  /** '' for Enter alone */
  onScan: (code: string) => void;
  /** Another value moves the focus back into the field, unless that would open the keyboard of a phone. */
  focusKey: unknown;
}

/** A scanner types its code and presses Enter, wherever the focus is. */
export function ScanField({ onScan, focusKey }: ScanFieldProps) {
  const texts = useTexts(packingTexts);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!matchMedia('(pointer: coarse)').matches) field.current?.focus();
  }, [focusKey]);
  useEffect(() => {
    const catchScan = (event: KeyboardEvent) => {
      if (!isTyped(event)) return;
      event.stopPropagation(); // else characters of a code would be shortcuts
      field.current?.focus();
    };
    document.addEventListener('keydown', catchScan, { capture: true });
    return () => document.removeEventListener('keydown', catchScan, { capture: true });
  }, []);

  function submit(): void {
    const code = field.current?.value.trim() ?? '';
    if (field.current) field.current.value = '';
    onScan(code);
  }

  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <FieldFrame id={id} label={texts.scan}>
        <TextInput
          id={id}
          ref={field}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
        />
      </FieldFrame>
      <Button type="submit">{texts.enter}</Button>
    </Form>
  );
}

/** A character for no field, without a modifier. Space presses buttons. */
function isTyped({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return false;
  if (!(target instanceof Element)) return false;
  const isField = target.closest('input, textarea, select, [contenteditable="true"]') !== null;
  return !isField && document.querySelector('[role="dialog"]') === null;
}

const Form = styled('form')(({ theme }) => ({
  display: 'flex',
  alignItems: 'end',
  gap: theme.spacing(1),
  maxWidth: '36rem',
  marginBottom: theme.spacing(2),
  '& > div': { flex: 1 },
}));
