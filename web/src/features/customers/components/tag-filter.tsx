import { useId } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { FieldFrame } from '#ui/forms/field-frame.tsx';
import { BufferedInput } from '#ui/forms/buffered-input.tsx';

import { customersTexts } from '../customers-texts.ts';

export function TagFilter({ tag, onChange }: { tag: string; onChange: (tag: string) => void }) {
  const texts = useTexts(customersTexts);
  const id = useId();
  return (
    <FieldFrame id={id} label={texts.tag}>
      <BufferedInput id={id} autoComplete="off" value={tag} onType={onChange} />
    </FieldFrame>
  );
}
