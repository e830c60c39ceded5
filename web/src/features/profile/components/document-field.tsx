import { useId, useState } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { describeField, FieldFrame } from '#ui/forms/field-frame.tsx';
import { FileInput } from '#ui/forms/file-input.tsx';

import { profileTexts } from '../profile-texts.ts';

interface DocumentFieldProps {
  onChoose: (file: File | undefined) => void;
}

/** As `storage.rules` take it. */
const TYPES = ['application/pdf', 'image/jpeg', 'image/png'];
const MOST_BYTES = 10 * 1024 * 1024;

/** The document that proves a company. A file that the shop would refuse is refused at once. */
export function DocumentField({ onChoose }: DocumentFieldProps) {
  const texts = useTexts(profileTexts);
  const id = useId();
  const [error, setError] = useState<string>();

  function choose(chosen: File | undefined) {
    const isSound = !chosen || (TYPES.includes(chosen.type) && chosen.size <= MOST_BYTES);
    setError(isSound ? undefined : texts.documentWrong);
    onChoose(isSound ? chosen : undefined);
  }

  return (
    <FieldFrame
      id={id}
      label={texts.document}
      optional={texts.optional}
      hint={texts.documentHint}
      error={error}
    >
      <FileInput
        {...describeField(id, error, texts.documentHint)}
        type="file"
        accept={TYPES.join(',')}
        onChange={({ currentTarget }) => choose(currentTarget.files?.[0])}
      />
    </FieldFrame>
  );
}
