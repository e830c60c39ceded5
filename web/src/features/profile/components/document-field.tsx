import { useId, useState } from 'react';

import {
  COMPANY_DOCUMENT_ACCEPT,
  companyDocumentProblem,
} from '@kargha/domain/people/company-document';
import { validateFile } from '#lib/files/attached-file.ts';
import { useTexts } from '#lib/language/language.ts';
import { describeField, FieldFrame } from '#ui/forms/field-frame.tsx';
import { FileInput } from '#ui/forms/file-input.tsx';

import { profileTexts } from '../profile-texts.ts';

interface DocumentFieldProps {
  onChoose: (file: File | undefined) => void;
}

export function DocumentField({ onChoose }: DocumentFieldProps) {
  const texts = useTexts(profileTexts);
  const id = useId();
  const [error, setError] = useState<string>();

  async function choose(chosen: File | undefined) {
    const isValid = !chosen || (await validateFile(chosen, companyDocumentProblem)) === null;
    setError(isValid ? undefined : texts.documentWrong);
    onChoose(isValid ? chosen : undefined);
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
        accept={COMPANY_DOCUMENT_ACCEPT}
        onChange={({ currentTarget }) => void choose(currentTarget.files?.[0])}
      />
    </FieldFrame>
  );
}
